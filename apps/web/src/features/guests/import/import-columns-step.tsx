// The second step of the import: the person chooses the row of the titles and the meaning of each column.
import type { ListedMoment } from '@liesse/domain';
import { useState } from 'react';
import {
  type ColumnGuess,
  columnsUnder,
  countRows,
  examplesOf,
  type ImportField,
  importFields,
  isMapped,
  needsConsent,
  possibleHeaders,
} from '#web/features/guests/import/import-columns.ts';
import type { Table } from '#web/lib/files/sheets/csv-read.ts';
import { guestImport } from '#web/locales/fr/client/guest-import.ts';
import { household } from '#web/locales/fr/client/household.ts';
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
  const { headerRow, mapping, hasConsent } = columns;
  const [isAsked, setAsked] = useState(false);
  const options = [
    { value: '', label: text.ignored },
    ...importFields.map((value) => ({ value: value as string, label: text.fields[value] })),
    ...moments.map(({ id, name }) => ({ value: `moment:${id}`, label: text.moment(name) })),
  ];

  /** A field belongs to one column: choosing it for another column frees the first. */
  function choose(column: number, value: string) {
    const field = value === '' ? null : (value as ImportField);
    const next = mapping.map((known, index) => (index === column ? field : known === field ? null : known));
    onChange({ ...columns, mapping: next });
  }

  const canGoOn = isMapped(mapping);
  return (
    <div>
      <h2 className="text-heading">{text.title}</h2>
      <p className="mt-2 max-w-measure text-quiet">{text.text}</p>
      <div className="mt-5 grid gap-x-8 gap-y-1 tablet:grid-cols-[minmax(0,20rem)_1fr]">
        <SelectField
          label={text.header}
          value={headerRow === null ? '' : String(headerRow)}
          onChange={({ target }) =>
            onChange(columnsUnder(table, target.value === '' ? null : Number(target.value), moments))
          }
          options={[
            ...possibleHeaders(table).map(({ row, cells }) => ({
              value: String(row),
              label: text.headerRow(row + 1, cells.length > 60 ? `${cells.slice(0, 60)}…` : cells),
            })),
            { value: '', label: text.noHeader },
          ]}
        />
        <p role="status" className="self-end py-3 text-quiet text-small">
          {text.rowsBelow(countRows(table, headerRow))}
        </p>
      </div>
      <ul className="mt-5 divide-y divide-hairline border-hairline border-y">
        {mapping
          .map((field, place) => ({ field, place }))
          .map(({ field, place: index }) => {
            const head = headerRow === null ? '' : (table[headerRow]?.[index]?.trim() ?? '');
            return (
              <li key={index} className="grid items-center gap-x-8 gap-y-1 py-4 tablet:grid-cols-[minmax(0,20rem)_1fr]">
                <SelectField
                  label={head === '' ? text.number(index + 1) : text.column(head)}
                  value={field ?? ''}
                  onChange={(event) => choose(index, event.target.value)}
                  options={options}
                />
                <p className="min-w-0 truncate text-quiet text-small tablet:pt-7">
                  {examplesOf(table, index, headerRow).join(' · ')}
                </p>
                {field === 'allergies' && (
                  <div className="tablet:col-span-2">
                    <Checkbox
                      checked={hasConsent}
                      onChange={({ target }) => onChange({ ...columns, hasConsent: target.checked })}
                      error={isAsked && !hasConsent ? text.consentMissing : undefined}
                    >
                      {text.consent}
                    </Checkbox>
                    <p className="text-quiet text-small">{household.allergiesHint}</p>
                  </div>
                )}
              </li>
            );
          })}
      </ul>
      <div className="mt-6 flex flex-col items-start gap-4">
        {!canGoOn && <Notice tone="danger">{text.missing}</Notice>}
        <Button disabled={!canGoOn} onClick={() => (needsConsent(columns) ? setAsked(true) : onNext())}>
          {text.next}
        </Button>
      </div>
    </div>
  );
}
