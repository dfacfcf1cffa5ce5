// The header of the budget: the forecast against the total, the payments, the next instalment, and the warnings.
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { TotalDialog } from '#web/features/budget/components/total-dialog.tsx';
import { type BudgetLedger, type BudgetView, byDue } from '#web/features/budget/ledger.ts';
import type { PlannedEvent } from '#web/features/events/queries.ts';
import { useToday } from '#web/features/events/use-today.ts';
import { formatCivilDate } from '#web/lib/format/civil-date.ts';
import { formatList, formatPrice } from '#web/lib/format/format.ts';
import { budget } from '#web/locales/fr/client/budget.ts';
import { Button } from '#web/ui/button.tsx';
import { ShareBar } from '#web/ui/charts/share-bar.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';

const { head: text } = budget;

/** The warning names so many categories. */
const NAMED = 3;

interface BudgetHeadProps {
  event: PlannedEvent;
  ledger: BudgetLedger;
  view: BudgetView;
  onDues: () => void;
}

export function BudgetHead({ event, ledger, view, onDues }: BudgetHeadProps) {
  const [isOpen, setOpen] = useState(false);
  const today = useToday();
  const { sums, margin, perGuest } = view;
  const total = ledger.total_cents;
  const isOver = margin !== null && margin < 0;
  return (
    <section aria-label={text.label} className="mt-5 mb-6">
      <div className="grid gap-x-12 gap-y-6 border-hairline border-y py-6 desktop:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
        <div className="min-w-0">
          <p className="text-quiet text-small">{text.forecast}</p>
          <p className={`mt-1 font-display text-figure lining-nums tabular-nums ${isOver ? 'text-danger' : ''}`}>
            {formatPrice(sums.forecast)}
          </p>
          <p className="mt-1 flex flex-wrap items-center gap-x-2 text-quiet">
            {total === null ? text.noTotal : text.of(formatPrice(total))}
            {event.canEdit && (
              <span className="max-tablet:-ml-4">
                <Button
                  look="quiet"
                  size="small"
                  icon={<Pencil aria-hidden className="size-4" strokeWidth={1.5} />}
                  onClick={() => setOpen(true)}
                >
                  {total === null ? text.setTotal : text.editTotal}
                </Button>
              </span>
            )}
          </p>
          {total !== null && total > 0 && <Bar sums={sums} total={total} />}
        </div>
        <dl className="grid grid-cols-2 max-[20rem]:grid-cols-1 gap-x-6 gap-y-5 tablet:grid-cols-4 desktop:grid-cols-2">
          <Figure label={text.paid} value={formatPrice(sums.paid)} />
          <Figure label={text.remaining} value={formatPrice(sums.remaining)} />
          <Figure
            label={isOver ? text.over : text.margin}
            value={margin === null ? text.none : formatPrice(Math.abs(margin))}
            tone={isOver ? 'text-danger' : margin === null ? 'text-quiet' : 'text-success'}
          />
          <Figure label={text.perGuest} value={perGuest === null ? text.none : formatPrice(perGuest)} />
        </dl>
      </div>
      <p className="flex flex-wrap items-center gap-x-3 py-2 text-small">
        <span>
          {sums.overdue > 0 && (
            <strong className="font-medium text-danger">{text.late(formatPrice(sums.overdue))} </strong>
          )}
          {nextOf(ledger, today)}
        </span>
        {ledger.instalments.length > 0 && (
          <span className="-ml-4">
            <Button look="quiet" size="small" onClick={onDues}>
              {text.seeDues}
            </Button>
          </span>
        )}
      </p>
      <Warnings view={view} />
      {isOpen && <TotalDialog eventId={event.id} cents={total} onClose={() => setOpen(false)} />}
    </section>
  );
}

/** The next instalment from today on; overdue ones have a text of their own. */
function nextOf({ instalments, items }: BudgetLedger, today: string): string {
  const [next] = instalments
    .filter(({ due_on: due, paid_on: paid }) => paid === null && due !== null && due >= today)
    .toSorted(byDue);
  if (next === undefined || next.due_on === null) return text.noNext;
  const line = items.find(({ id }) => id === next.item_id);
  const label = [line?.label, next.label].filter(Boolean).join(', ');
  return text.next(label, formatPrice(next.amount_cents), formatCivilDate(next.due_on));
}

function Figure({ label, value, tone = 'text-ink' }: { label: string; value: string; tone?: string }) {
  return (
    <div className="min-w-0">
      <dt className="text-quiet text-small">{label}</dt>
      <dd className={`mt-0.5 font-display text-heading lining-nums tabular-nums wide:text-title ${tone}`}>{value}</dd>
    </div>
  );
}

/** The paid part of the committed amount, which is a part of the forecast, against the total. */
function Bar({ sums: { paid, committed, forecast }, total }: { sums: BudgetView['sums']; total: number }) {
  const words = text.barText(formatPrice(paid), formatPrice(committed), formatPrice(forecast));
  return (
    <div className="mt-3">
      <ShareBar
        label={`${text.bar}. ${words}`}
        whole={Math.max(total, forecast)}
        parts={[
          { value: forecast, fill: forecast > total ? 'fill-danger' : 'fill-metal-wash' },
          { value: committed, fill: 'fill-ornament' },
          { value: paid, fill: 'fill-success' },
        ]}
      />
      <p aria-hidden className="mt-1.5 text-quiet text-small">
        {words}
      </p>
    </div>
  );
}

function Warnings({ view: { groups, margin } }: { view: BudgetView }) {
  const over = groups.filter((group) => group.over > 0).toSorted((one, other) => other.over - one.over);
  if (over.length === 0 && (margin === null || margin >= 0)) return null;
  const named = over
    .slice(0, NAMED)
    .map((group) => text.overCategory(group.category?.name ?? '', formatPrice(group.over)));
  const names = over.length > NAMED ? [...named, text.more(over.length - NAMED)] : named;
  return (
    <div className="mt-2 flex flex-col gap-3">
      {margin !== null && margin < 0 && <Notice tone="danger">{text.overTotal(formatPrice(-margin))}</Notice>}
      {over.length > 0 && <Notice tone="note">{text.overCategories(formatList(names))}</Notice>}
    </div>
  );
}
