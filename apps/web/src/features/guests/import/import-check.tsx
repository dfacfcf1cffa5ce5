// The last step of the import: a summary, the wrong lines, the duplicates, and the button that writes the valid lines.
import { useMemo, useState } from 'react';
import type { GuestBook } from '#web/features/guests/guest-cache.ts';
import type { ColumnGuess } from '#web/features/guests/import/import-columns.ts';
import { ImportPreview } from '#web/features/guests/import/import-preview.tsx';
import { ImportProblems } from '#web/features/guests/import/import-problems.tsx';
import { doubleLines, type LineError, readLines } from '#web/features/guests/import/import-rows.ts';
import { type LeftOutLine, leftOutLines } from '#web/features/guests/import/left-out.ts';
import { importGuests } from '#web/features/guests/mutations.ts';
import { useUndoableGuestMutation } from '#web/features/guests/use-guest-mutations.ts';
import { refusalOf } from '#web/lib/api/refusal.ts';
import type { Table } from '#web/lib/files/sheets/csv-read.ts';
import { guestImport } from '#web/locales/fr/client/guest-import.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { RadioGroup } from '#web/ui/fields/radio-group.tsx';

const { check: text } = guestImport;

interface ImportCheckProps {
  eventId: string;
  book: GuestBook;
  table: Table;
  columns: ColumnGuess;
  onOtherFile: () => void;
  onWrite: () => void;
  /** What was added, and the lines that were not. */
  onDone: (title: string, leftOut: LeftOutLine[]) => void;
}

export function ImportCheck({ eventId, book, table, columns, onOtherFile, onWrite, onDone }: ImportCheckProps) {
  const read = useMemo(() => readLines(table, columns.mapping, columns.headerRow), [table, columns]);
  // Errors that only the database can find.
  const [refused, setRefused] = useState<readonly LineError[]>([]);
  const [duplicates, setDuplicates] = useState<'skip' | 'add'>('skip');
  const [moments, setMoments] = useState<readonly string[]>(() => book.moments.map(({ id }) => id));
  const errors = useMemo(() => [...read.errors, ...refused], [read, refused]);
  const wrongLines = useMemo(() => new Set(errors.map(({ line }) => line)), [errors]);
  const rows = useMemo(() => read.rows.filter(({ line }) => !wrongLines.has(line)), [read, wrongLines]);
  // Compared with the list before the import; afterwards every line would be a duplicate.
  const [before] = useState(book);
  const doubles = useMemo(() => doubleLines(rows, before), [rows, before]);
  const added = useMemo(
    () => (duplicates === 'add' ? rows : rows.filter((row) => !doubles.has(row.line) || row.is_plus_one)),
    [rows, doubles, duplicates],
  );
  const summary = useMemo(() => text.summary(added.length, homesOf(added)), [added]);
  const hasOwnMoments = rows.some((row) => row.moments !== undefined);
  const lines = useMemo(() => new Set(added.map(({ line }) => line)).size, [added]);

  const importing = useUndoableGuestMutation(eventId, {
    mutationFn: async () => {
      const written = importGuests(eventId, rows, { moments, duplicates, consent: columns.hasConsent });
      onWrite();
      const result = await written;
      if (result.ok || 'code' in result) return result;
      setRefused((known) => [...known, ...result.errors]);
      return { ...refusalOf({}), message: text.errors(result.errors.length) };
    },
    title: ({ guests, households }) => guestImport.done(guests, households),
    description: ({ skipped }) =>
      [skipped.length > 0 && guestImport.skipped(skipped.length), guestImport.undoLater].filter(Boolean).join(' '),
  });

  async function write() {
    const written = await importing.run();
    if (written === null) return;
    onDone(guestImport.done(written.guests, written.households), leftOutLines(errors, written.skipped));
  }

  return (
    <div className="flex flex-col gap-6">
      <div>
        <h2 className="text-heading">{text.title}</h2>
        <p className="mt-1 font-display text-lead">{summary}</p>
      </div>
      {wrongLines.size > 0 && <ImportProblems errors={errors} lines={wrongLines.size} />}
      {doubles.size > 0 && (
        <RadioGroup
          name="duplicates"
          label={text.doubles(doubles.size)}
          hint={text.doublesText}
          value={duplicates}
          onChange={(event) => setDuplicates(event.target.value as 'skip' | 'add')}
          options={[
            { value: 'skip', label: text.skip },
            { value: 'add', label: text.addAnyway },
          ]}
        />
      )}
      {book.moments.length > 0 && (
        <fieldset className="flex flex-wrap items-center gap-x-6">
          <legend className="float-left font-medium text-small">
            {hasOwnMoments ? text.momentsFromFile : text.moments}
          </legend>
          {!hasOwnMoments &&
            book.moments.map(({ id, name }) => (
              <Checkbox
                key={id}
                checked={moments.includes(id)}
                onChange={(event) =>
                  setMoments(event.target.checked ? [...moments, id] : moments.filter((one) => one !== id))
                }
              >
                {name}
              </Checkbox>
            ))}
        </fieldset>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <Button disabled={added.length === 0} isBusy={importing.isPending} onClick={() => void write()}>
          {wrongLines.size === 0 ? text.import(added.length) : text.importValid(lines, wrongLines.size)}
        </Button>
        <Button look="secondary" onClick={onOtherFile}>
          {text.other}
        </Button>
        {added.length === 0 && <p className="text-quiet text-small">{text.nothing}</p>}
      </div>
      <ImportPreview rows={rows} doubles={doubles} />
    </div>
  );
}

const homesOf = (rows: readonly { household: string }[]): number =>
  new Set(rows.map(({ household }) => household.toLowerCase())).size;
