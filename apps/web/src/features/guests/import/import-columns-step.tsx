// The second step of the import: the person chooses the meaning of each column.
import type { ListedMoment } from '@liesse/domain';
import {
  type ColumnGuess,
  examplesOf,
  type ImportField,
  importFields,
  isMapped,
} from '#web/features/guests/import/import-columns.ts';
import type { Table } from '#web/lib/files/sheets/csv-read.ts';
import { guestImport } from '#web/locales/fr/client/guest-import.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';

const { columns: text } = guestImport;

interface ImportColumnsProps {
  table: Table;
  columns: ColumnGuess;
  moments: readonly ListedMoment[];
  onChange: (columns: ColumnGuess) => void;
  onNext: () => void;
}

export function ImportColumns({ table, columns, moments, onChange, onNext }: ImportColumnsProps) {
  const { hasHeads, mapping } = columns;
  const options = [
    { value: '', label: text.ignored },
    ...importFields.map((value) => ({ value: value as string, label: text.fields[value] })),
    ...moments.map(({ id, name }) => ({ value: `moment:${id}`, label: text.moment(name) })),
  ];

  /** A field belongs to one column: choosing it for another column frees the first. */
  function choose(column: number, value: string) {
    const field = value === '' ? null : (value as ImportField);
    const next = mapping.map((known, index) => (index === column ? field : known === field ? null : known));
    onChange({ hasHeads, mapping: next });
  }

  const canGoOn = isMapped(mapping);
  return (
    <div>
      <h2 className="text-heading">{text.title}</h2>
      <p className="mt-2 max-w-measure text-quiet">{text.text}</p>
      <div className="mt-3">
        <Checkbox checked={hasHeads} onChange={(event) => onChange({ mapping, hasHeads: event.target.checked })}>
          {text.hasHeads}
        </Checkbox>
      </div>
      <ul className="mt-3 divide-y divide-hairline border-hairline border-y">
        {mapping
          .map((field, place) => ({ field, place }))
          .map(({ field, place: index }) => {
            const head = (hasHeads && table[0]?.[index]?.trim()) || text.number(index + 1);
            return (
              <li key={index} className="grid items-center gap-x-8 gap-y-1 py-4 tablet:grid-cols-[minmax(0,20rem)_1fr]">
                <SelectField
                  label={hasHeads ? text.column(head) : head}
                  value={field ?? ''}
                  onChange={(event) => choose(index, event.target.value)}
                  options={options}
                />
                <p className="min-w-0 truncate text-quiet text-small tablet:pt-7">
                  {examplesOf(table, index, hasHeads).join(' · ')}
                </p>
              </li>
            );
          })}
      </ul>
      <div className="mt-6 flex flex-col items-start gap-4">
        {!canGoOn && <Notice tone="danger">{text.missing}</Notice>}
        <Button disabled={!canGoOn} onClick={onNext}>
          {text.next}
        </Button>
      </div>
    </div>
  );
}
