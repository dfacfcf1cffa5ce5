// The form for the total budget. It is separate from the details, because not every member sees the budget.
import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery } from '@tanstack/react-query';
import { Controller } from 'react-hook-form';
import { eventKeys } from '#web/features/events/event-keys.ts';
import { type BudgetForm, budgetForm } from '#web/features/events/forms.ts';
import { saveBudget } from '#web/features/events/mutations.ts';
import { budgetQuery, type PlannedEvent } from '#web/features/events/queries.ts';
import { useEventMutation } from '#web/features/events/use-event-mutation.ts';
import { useDraftForm } from '#web/lib/drafts/form-draft.ts';
import { eventForms } from '#web/locales/fr/client/event-forms.ts';
import { eventSettings } from '#web/locales/fr/client/event-settings.ts';
import { events } from '#web/locales/fr/client/events.ts';
import { fields as fieldText } from '#web/locales/fr/ui/fields.ts';
import { Button } from '#web/ui/button.tsx';
import { DraftNotice } from '#web/ui/feedback/draft-notice.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { SkeletonLines } from '#web/ui/feedback/skeleton.tsx';
import { MoneyField } from '#web/ui/fields/value/money-field.tsx';
import { Section } from '#web/ui/layout/section.tsx';

const { details: text } = eventSettings;

export function BudgetBlock({ event }: { event: PlannedEvent }) {
  const { data: cents, isError, refetch } = useQuery(budgetQuery(event.id));
  return (
    <Section title={text.budgetTitle} description={text.budgetDescription}>
      {cents !== undefined ? (
        <TotalForm event={event} cents={cents} />
      ) : isError ? (
        <ErrorState message={events.unreadable} onRetry={() => void refetch()} />
      ) : (
        <SkeletonLines count={2} />
      )}
    </Section>
  );
}

function TotalForm({ event, cents }: { event: PlannedEvent; cents: number | null }) {
  const save = useEventMutation({
    mutationFn: ({ cents: total }: BudgetForm) => saveBudget(event.id, total),
    invalidates: [eventKeys.budgetTotal(event.id), eventKeys.ledger(event.id), eventKeys.dashboards],
    success: { title: text.budgetSaved },
  });
  const [{ control, handleSubmit, formState }, draft] = useDraftForm<BudgetForm>(`event-budget:${event.id}`, {
    resolver: zodResolver(budgetForm),
    // A later answer of the server replaces only fields that were not edited.
    values: { cents },
    resetOptions: { keepDirtyValues: true },
  });
  const submit = handleSubmit(async (values) => {
    if ((await save.run(values)) !== null) draft.erase();
  });
  return (
    <form noValidate onSubmit={submit} className="max-w-form">
      <fieldset disabled={!event.canEdit} className="flex flex-col items-start gap-5">
        <DraftNotice draft={draft} />
        <div className="w-full">
          <Controller
            control={control}
            name="cents"
            render={({ field, fieldState }) => (
              <MoneyField
                {...field}
                label={eventForms.fields.budget}
                optional={fieldText.optional}
                error={fieldState.error?.message ?? save.errorMessage ?? undefined}
              />
            )}
          />
        </div>
        {event.canEdit && (
          <Button type="submit" look="secondary" isBusy={formState.isSubmitting}>
            {events.save}
          </Button>
        )}
      </fieldset>
    </form>
  );
}
