// The first step of the import: the person chooses a file, which a worker reads.
import { IMPORT_MOST_ROWS } from '@liesse/domain';
import { downloadTable } from '#web/features/guests/export.ts';
import { MAX_FILE_SIZE } from '#web/lib/files/max-file-size.ts';
import type { Table } from '#web/lib/files/sheets/csv-read.ts';
import { openSheet } from '#web/lib/files/sheets/open-sheet.ts';
import { guestImport } from '#web/locales/fr/client/guest-import.ts';
import { Button } from '#web/ui/button.tsx';
import { FileDrop } from '#web/ui/fields/files/file-drop.tsx';

const { file: text, refused } = guestImport;

/** The header is one more line. */
const LIMITS = { bytes: MAX_FILE_SIZE, rows: IMPORT_MOST_ROWS + 1 };

export function ImportFile({ onRead }: { onRead: (table: Table) => void }) {
  return (
    <div className="max-w-measure">
      <h2 className="text-heading">{text.title}</h2>
      <p className="mt-2 mb-6 text-quiet">{text.text}</p>
      <FileDrop
        label={text.label}
        hint={text.hint}
        isSingle
        upload={async (file) => {
          const result = await openSheet(file, LIMITS);
          if (result.ok) onRead(result.table);
          return result.ok ? { ok: true } : { ok: false, message: refused[result.reason] };
        }}
      />
      <div className="-ml-4 mt-4">
        <Button
          look="quiet"
          size="small"
          onClick={() => void downloadTable([[...text.exampleHeads], [...text.exampleRow]], 'xlsx', text.exampleName)}
        >
          {text.example}
        </Button>
      </div>
    </div>
  );
}
