// The end of an import that left lines out: what was added, each line that was not with its reason, and these lines as a file.
import { downloadTable } from '#web/features/guests/export.ts';
import { type LeftOutLine, leftOutTable } from '#web/features/guests/import/left-out.ts';
import type { Table } from '#web/lib/files/sheets/csv-read.ts';
import { guestImport } from '#web/locales/fr/client/guest-import.ts';
import { Button } from '#web/ui/button.tsx';

const { result: text, check } = guestImport;

interface ImportResultProps {
  /** What was added. */
  title: string;
  table: Table;
  headerRow: number | null;
  leftOut: readonly LeftOutLine[];
  onDone: () => void;
}

const focus = (element: HTMLElement | null): void => element?.focus();

export function ImportResult({ title, table, headerRow, leftOut, onDone }: ImportResultProps) {
  return (
    <div className="flex max-w-measure flex-col gap-6">
      <div>
        <h2 ref={focus} tabIndex={-1} className="text-heading outline-none">
          {title}
        </h2>
        <p className="mt-2 text-quiet">{guestImport.undoLater}</p>
      </div>
      <section aria-labelledby="left-out">
        <h3 id="left-out" className="font-medium font-text">
          {check.leftOut(leftOut.length)}
        </h3>
        <ul
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reached by the keyboard
          tabIndex={0}
          aria-labelledby="left-out"
          className="mt-2 max-h-96 divide-y divide-hairline overflow-y-auto border-hairline border-y text-small focus-visible:outline-offset-0"
        >
          {leftOut.map(({ line, reasons }) => (
            <li key={line} className="py-2.5">
              <span className="font-medium tabular-nums">{check.errorLine(line)}</span> {reasons.join(' ')}
            </li>
          ))}
        </ul>
      </section>
      <div className="flex flex-wrap gap-3">
        <Button onClick={onDone}>{text.seeList}</Button>
        <Button
          look="secondary"
          onClick={() => void downloadTable(leftOutTable(table, headerRow, leftOut), 'csv', text.fileName)}
        >
          {text.download}
        </Button>
      </div>
    </div>
  );
}
