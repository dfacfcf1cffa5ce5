// A table of the first rows as the import understood them.
import type { ImportRow } from '#web/features/guests/import/import-rows.ts';
import { guestImport } from '#web/locales/fr/client/guest-import.ts';
import { guests } from '#web/locales/fr/client/guests.ts';
import { Badge } from '#web/ui/badge.tsx';

const { check: text, columns } = guestImport;

interface ImportPreviewProps {
  rows: readonly ImportRow[];
  doubles: ReadonlySet<number>;
}

const SHOWN = 20;

export function ImportPreview({ rows, doubles }: ImportPreviewProps) {
  const shown = rows.slice(0, SHOWN).map((row, place) => ({ ...row, place }));
  if (shown.length === 0) return null;
  const { fields } = columns;
  const heads = [
    text.line,
    guests.columns.person,
    fields.household,
    fields.age_group,
    fields.email,
    fields.phone,
    fields.address,
  ];
  return (
    <section aria-label={text.preview}>
      <h3 className="text-heading">{text.preview}</h3>
      {rows.length > SHOWN && <p className="text-quiet text-small">{text.previewNote(SHOWN, rows.length)}</p>}
      <div
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached by the keyboard
        tabIndex={0}
        role="group"
        aria-label={text.preview}
        className="mt-3 overflow-x-auto border-hairline border-y focus-visible:outline-offset-0"
      >
        <table className="w-full text-small">
          <thead className="text-quiet">
            <tr>
              {heads.map((head) => (
                <th key={head} scope="col" className="whitespace-nowrap px-2 py-2.5 text-left font-normal">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((row) => (
              <tr key={row.place} className="border-hairline border-t">
                <td className="px-2 py-2 text-quiet tabular-nums">{row.line}</td>
                <th scope="row" className="whitespace-nowrap px-2 py-2 text-left font-medium">
                  {nameOf(row)} {doubles.has(row.line) && !row.is_plus_one && <Badge tone="metal">{text.double}</Badge>}
                </th>
                <td className="whitespace-nowrap px-2 py-2">{row.household}</td>
                <td className="px-2 py-2">{guests.ages[row.age_group]}</td>
                <td className="px-2 py-2">{row.email}</td>
                <td className="whitespace-nowrap px-2 py-2">{row.phone}</td>
                <td className="px-2 py-2">{row.address}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

const nameOf = ({ first_name: first, last_name: last }: ImportRow): string =>
  [first, last].filter(Boolean).join(' ') || guests.unnamed;
