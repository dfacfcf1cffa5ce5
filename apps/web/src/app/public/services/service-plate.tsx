// The table of facts on a service page.
import { Band } from '#web/app/public/band.tsx';
import type { ServiceText } from '#web/locales/fr/public/services.ts';

export function ServicePlate({ plate }: Pick<ServiceText, 'plate'>) {
  const { title, text, rows, note } = plate;
  return (
    <Band tone="panel" title={title} text={text}>
      <dl className="border-hairline border-b">
        {rows.map((row) => (
          <div
            key={row.term + row.title}
            className="grid gap-x-10 gap-y-1 border-hairline border-t py-5 tablet:grid-cols-[10rem_minmax(0,1fr)] desktop:grid-cols-[12rem_minmax(0,1fr)_minmax(0,2fr)] desktop:items-baseline"
          >
            <dt className="font-display text-heading text-metal lining-nums tabular-nums desktop:row-auto">
              {row.term}
            </dt>
            <dd className="font-medium tablet:col-start-2 desktop:col-start-auto">{row.title}</dd>
            <dd className="text-quiet tablet:col-start-2 desktop:col-start-auto">{row.text}</dd>
          </div>
        ))}
      </dl>
      {note !== undefined && <p className="mt-6 max-w-measure text-quiet text-small">{note}</p>}
    </Band>
  );
}
