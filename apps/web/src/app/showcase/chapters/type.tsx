// The text sizes of the two font families.
import { Specimen } from '#web/app/showcase/specimen.tsx';
import { formatMoney } from '#web/lib/format/format.ts';
import { showcase } from '#web/locales/fr/ui/showcase.ts';

const { type: text } = showcase;

const looks: Record<keyof typeof text.sizes, string> = {
  display: 'font-display text-display',
  title: 'font-display text-title',
  heading: 'font-display text-heading',
  lead: 'text-lead',
  body: 'text-body',
  small: 'text-small',
  label: 'label-caps',
  nav: 'text-nav',
};

export function Type() {
  return (
    <>
      <dl className="flex flex-col">
        {Object.entries(looks).map(([size, look]) => (
          <div
            key={size}
            className="grid gap-x-8 gap-y-1 border-hairline border-b py-4 first:border-t tablet:grid-cols-[8rem_minmax(0,1fr)] tablet:items-baseline"
          >
            <dt className="text-quiet text-small">{text.sizes[size as keyof typeof text.sizes]}</dt>
            <dd className={`min-w-0 break-words ${look}`}>{text.pangram}</dd>
          </div>
        ))}
      </dl>
      <Specimen title={text.figures}>
        <p className="text-right font-display text-figure tabular-nums">
          {[1_234_050, 987_611].map((cents) => (
            <span key={cents} className="block">
              {formatMoney(cents)}
            </span>
          ))}
        </p>
      </Specimen>
    </>
  );
}
