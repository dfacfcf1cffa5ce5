// The start of an empty budget: a total and a head count give a proposal by category, which can be changed before it is saved.
import { zodResolver } from '@hookform/resolvers/zod';
import { type EventKind, proposedBudget, sumOf } from '@liesse/domain';
import { useMemo, useState } from 'react';
import { Controller, useWatch } from 'react-hook-form';
import { CategoryDialog } from '#web/features/budget/components/category-dialog.tsx';
import { SplitRow } from '#web/features/budget/components/split-row.tsx';
import { MAX_CENTS, MAX_GUESTS, type StartForm, startForm } from '#web/features/budget/forms.ts';
import type { BudgetLedger } from '#web/features/budget/ledger.ts';
import { type Proposal, startBudget } from '#web/features/budget/mutations.ts';
import { withPlanned } from '#web/features/budget/split.ts';
import { useLedgerMutation } from '#web/features/budget/use-ledger-mutation.ts';
import { isWithin } from '#web/features/budget/what-if.ts';
import { eventKeys } from '#web/features/events/event-keys.ts';
import type { PlannedEvent } from '#web/features/events/queries.ts';
import { useDraftForm } from '#web/lib/drafts/form-draft.ts';
import { formatPrice } from '#web/lib/format/format.ts';
import { budget } from '#web/locales/fr/client/budget.ts';
import { fields } from '#web/locales/fr/ui/fields.ts';
import { Button } from '#web/ui/button.tsx';
import { DraftNotice } from '#web/ui/feedback/draft-notice.tsx';
import { MoneyField } from '#web/ui/fields/value/money-field.tsx';
import { NumberField } from '#web/ui/fields/value/number-field.tsx';
import { Flourish } from '#web/ui/ornaments/flourish.tsx';

const { start: text } = budget;

export default function BudgetStart({ event, ledger }: { event: PlannedEvent; ledger: BudgetLedger }) {
  const start = useLedgerMutation(event.id, {
    mutationFn: (proposal: Proposal) => startBudget(event.id, proposal),
    // The head count belongs to the event.
    invalidates: [eventKeys.list],
    success: ({ items }) => ({ title: text.created(items) }),
  });
  const [isBlank, setBlank] = useState(false);
  /** By the code of the category; null while the typed text is no amount. */
  const [changed, setChanged] = useState<Readonly<Record<string, number | null>>>({});
  const [{ control, handleSubmit, formState }, draft] = useDraftForm<StartForm>('budget-start', {
    resolver: zodResolver(startForm),
    defaultValues: { cents: ledger.total_cents, guests: ledger.guests },
  });
  const { cents, guests } = useWatch({ control });
  const total = isWithin(cents, 1, MAX_CENTS) ? cents : null;
  const people = isWithin(guests, 1, MAX_GUESTS) ? guests : null;
  const parts = useMemo(() => {
    if (total === null) return [];
    return proposedBudget(event.kind as EventKind, total, people).map((part) => {
      const own = changed[part.code];
      return isWithin(own, 0, MAX_CENTS) ? withPlanned(part, own, people) : part;
    });
  }, [event.kind, total, people, changed]);
  const isWhole = Object.values(changed).every((own) => isWithin(own, 0, MAX_CENTS));
  const left = (total ?? 0) - sumOf(parts.map(({ planned_cents: planned }) => planned));

  const submit = handleSubmit(async () => {
    const plan = parts.filter(({ planned_cents: planned }) => planned > 0);
    if (total === null || !isWhole || plan.length === 0) return;
    if ((await start.run({ cents: total, guests: people, plan })) !== null) draft.erase();
  });

  return (
    <form noValidate onSubmit={submit} className="mt-6 flex flex-col gap-6">
      <Flourish />
      <DraftNotice draft={draft} />
      <div>
        <h2 className="text-heading">{text.title}</h2>
        <p className="mt-1 max-w-measure text-quiet">{text.text}</p>
      </div>
      <div className="grid max-w-measure gap-5 tablet:grid-cols-2">
        <Controller
          control={control}
          name="cents"
          render={({ field, fieldState }) => (
            <MoneyField {...field} label={text.total} error={fieldState.error?.message} />
          )}
        />
        <Controller
          control={control}
          name="guests"
          render={({ field, fieldState }) => (
            <NumberField
              {...field}
              label={text.guests}
              optional={fields.optional}
              hint={text.guestsHint}
              min={1}
              error={fieldState.error?.message}
            />
          )}
        />
      </div>
      {parts.length > 0 && total !== null && (
        <section aria-label={text.preview} className="max-w-[52rem]">
          <h2 className="text-heading">{text.preview}</h2>
          <p className="mb-3 text-quiet text-small">{text.previewHint}</p>
          <ul className="divide-y divide-hairline border-hairline border-y">
            {parts.map((part) => (
              <SplitRow
                key={part.code}
                part={part}
                total={total}
                value={changed[part.code] === undefined ? part.planned_cents : (changed[part.code] ?? null)}
                onChange={(own) => setChanged({ ...changed, [part.code]: own })}
              />
            ))}
          </ul>
          <p role="status" className={`mt-3 ${left < 0 ? 'text-danger' : 'text-quiet'}`}>
            {left === 0 ? text.exact : left > 0 ? text.left(formatPrice(left)) : text.over(formatPrice(-left))}
          </p>
        </section>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" isBusy={formState.isSubmitting}>
          {text.create}
        </Button>
        <Button look="quiet" onClick={() => setBlank(true)}>
          {text.blank}
        </Button>
      </div>
      {isBlank && <CategoryDialog eventId={event.id} category={null} onClose={() => setBlank(false)} />}
    </form>
  );
}
