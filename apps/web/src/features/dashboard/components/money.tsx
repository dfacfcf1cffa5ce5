// The budget on the dashboard: the forecast, the committed and paid amounts, and the next instalment.
import { Link } from 'react-router';
import type { Dashboard, DueInstalment } from '#web/features/dashboard/dashboard.ts';
import { dueWords } from '#web/features/dashboard/words.ts';
import type { CivilDate } from '#web/lib/format/civil-date.ts';
import { formatPrice } from '#web/lib/format/format.ts';
import { dashboard } from '#web/locales/fr/client/dashboard.ts';
import { ShareBar } from '#web/ui/charts/share-bar.tsx';
import { Block } from '#web/ui/layout/block.tsx';

const { budget: text } = dashboard;

type Budget = NonNullable<Dashboard['budget']>;

interface MoneyProps {
  budget: Budget;
  instalments: readonly DueInstalment[];
  today: CivilDate;
}

export function Money({ budget, instalments, today }: MoneyProps) {
  const { total_cents: total, forecast_cents: forecast } = budget;
  return (
    <Block title={text.title} href="/client/budget" linkLabel={text.all}>
      <p className="mt-2 flex flex-wrap items-baseline gap-x-3">
        <span className="font-display text-figure tabular-nums lining-nums">{formatPrice(forecast)}</span>
        {total === null ? (
          <Link
            to="/client/budget"
            className="inline-flex min-h-11 items-center text-accent text-small underline-offset-4 hover:underline"
          >
            {text.noneAction}
          </Link>
        ) : (
          <span className="text-quiet">{text.of(formatPrice(total))}</span>
        )}
      </p>
      <BudgetBar {...budget} />
      {total !== null && forecast > total && (
        <p className="mt-3 text-danger text-small">{text.over(formatPrice(forecast - total))}</p>
      )}
      <h3 className="mt-8 label-caps font-text text-metal">{text.instalments}</h3>
      {instalments.length === 0 ? (
        <p className="mt-2 text-quiet text-small">{text.noInstalment}</p>
      ) : (
        <ul className="mt-1 divide-y divide-hairline">
          {instalments.map((instalment) => (
            <li key={instalment.id}>
              <InstalmentLine instalment={instalment} today={today} />
            </li>
          ))}
        </ul>
      )}
    </Block>
  );
}

/** The same bar as on the page of the budget. */
function BudgetBar({
  total_cents: total,
  forecast_cents: forecast,
  committed_cents: committed,
  paid_cents: paid,
}: Budget) {
  return (
    <>
      <div className="mt-4">
        <ShareBar
          label={text.bar(
            formatPrice(paid),
            formatPrice(committed),
            formatPrice(forecast),
            formatPrice(total ?? forecast),
          )}
          whole={Math.max(total ?? 0, forecast, 1)}
          parts={[
            { value: forecast, fill: total !== null && forecast > total ? 'fill-danger' : 'fill-metal-wash' },
            { value: committed, fill: 'fill-ornament' },
            { value: paid, fill: 'fill-success' },
          ]}
        />
      </div>
      <dl className="mt-3 flex flex-wrap gap-x-6 gap-y-1 text-small">
        <Amount name={text.paid} cents={paid} dot="bg-success" />
        <Amount name={text.committed} cents={committed} dot="bg-ornament" />
      </dl>
    </>
  );
}

function Amount({ name, cents, dot }: { name: string; cents: number; dot: string }) {
  return (
    <div className="flex items-baseline gap-2">
      <dt className="flex items-baseline gap-2 text-quiet">
        <span aria-hidden className={`inline-block size-2 rounded-round ${dot}`} />
        {name}
      </dt>
      <dd className="tabular-nums">{formatPrice(cents)}</dd>
    </div>
  );
}

function InstalmentLine({ instalment, today }: { instalment: DueInstalment; today: CivilDate }) {
  const { words, isLate } = dueWords(instalment.due_on, today);
  return (
    <Link to="/client/budget" className="group flex min-h-14 items-center justify-between gap-4 py-2.5">
      <span className="min-w-0 wrap-anywhere">
        <span className="block leading-snug underline-offset-4 group-hover:underline">
          {[instalment.item_label, instalment.label].filter(Boolean).join(' · ')}
        </span>
        <span className={`block text-small ${isLate ? 'text-danger' : 'text-quiet'}`}>{words}</span>
      </span>
      <span className="shrink-0 tabular-nums">{formatPrice(instalment.amount_cents)}</span>
    </Link>
  );
}
