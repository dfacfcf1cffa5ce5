// The form for the details of an event, which several members may edit at the same time.
import { eventKinds } from '@liesse/domain';
import { lazy, Suspense, useState } from 'react';
import { Controller } from 'react-hook-form';
import { BudgetBlock } from '#web/features/events/components/budget-block.tsx';
import { changeOf, describe, versionOf } from '#web/features/events/event-details.ts';
import { eventKeys } from '#web/features/events/event-keys.ts';
import { detailsForm } from '#web/features/events/forms.ts';
import { saveEvent } from '#web/features/events/mutations.ts';
import type { PlannedEvent } from '#web/features/events/queries.ts';
import { useToday } from '#web/features/events/use-today.ts';
import { useVersionedForm } from '#web/features/events/versions/use-versioned-form.ts';
import { VersionedFormNotices } from '#web/features/events/versions/versioned-form-dialog.tsx';
import { formatCivilDate } from '#web/lib/format/civil-date.ts';
import { capitalised } from '#web/lib/format/format.ts';
import { eventForms } from '#web/locales/fr/client/event-forms.ts';
import { eventSettings } from '#web/locales/fr/client/event-settings.ts';
import { events } from '#web/locales/fr/client/events.ts';
import { moveDate } from '#web/locales/fr/client/move-date.ts';
import { eventKindNames } from '#web/locales/fr/event-kinds.ts';
import { fields as fieldText } from '#web/locales/fr/ui/fields.ts';
import { Button } from '#web/ui/button.tsx';
import { DateField } from '#web/ui/fields/date/date-field.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { NumberField } from '#web/ui/fields/value/number-field.tsx';
import { Section } from '#web/ui/layout/section.tsx';

const MoveDateDialog = lazy(() => import('#web/features/events/date/move-date-dialog.tsx'));

const { details: text } = eventSettings;
const { fields } = eventForms;
const kinds = eventKinds.map((value) => ({ value, label: eventKindNames[value] }));

interface DetailsTabProps {
  event: PlannedEvent;
  /** Reads the current version of the event. */
  renew: () => Promise<PlannedEvent | undefined>;
}

export function DetailsTab({ event, renew }: DetailsTabProps) {
  const [isMoving, setMoving] = useState(false);
  return (
    <>
      <Section title={text.title} description={text.description}>
        <EventForm event={event} renew={renew} onMove={() => setMoving(true)} />
      </Section>
      {event.canSeeBudget && <BudgetBlock event={event} />}
      {/* Outside the form: a submit in the dialog must not submit the form. */}
      <Suspense>{isMoving && <MoveDateDialog event={event} onClose={() => setMoving(false)} />}</Suspense>
    </>
  );
}

/** The date is shown here and changed in the dialog alone, which previews what follows it. */
function EventDate({ event, onMove }: { event: PlannedEvent; onMove: () => void }) {
  const day = event.starts_on;
  return (
    <div>
      <p className="font-medium text-small">{fields.startsOn}</p>
      <p className="mt-2">{day === null ? moveDate.none : capitalised(formatCivilDate(day))}</p>
      {event.canEdit && (
        <div className="-ml-4">
          <Button look="quiet" size="small" onClick={onMove}>
            {day === null ? moveDate.openSet : moveDate.openChange}
          </Button>
        </div>
      )}
    </div>
  );
}

function EventForm({ event, renew, onMove }: DetailsTabProps & { onMove: () => void }) {
  const versioned = useVersionedForm({
    draft: `event:${event.id}`,
    saved: versionOf(event),
    schema: detailsForm,
    write: (values, version) => saveEvent(event.id, version, changeOf(values)),
    // The forecast of the budget counts the expected guests.
    invalidates: [eventKeys.list, eventKeys.dashboards, eventKeys.ledger(event.id)],
    renew: async () => {
      const now = await renew();
      return now && versionOf(now);
    },
    success: { title: text.saved },
  });
  const { form, typed, submit } = versioned;
  const { register, control, formState } = form;
  const { errors, isSubmitting } = formState;
  const optional = fieldText.optional;
  const today = useToday();
  return (
    <form noValidate onSubmit={submit} className="max-w-measure">
      <fieldset disabled={!event.canEdit} className="flex flex-col gap-5">
        <VersionedFormNotices versioned={versioned} describe={(field, value) => describe(field, value)} />
        <TextField {...register('name')} label={fields.name} autoComplete="off" error={errors.name?.message} />
        <SelectField {...register('kind')} label={fields.kindShort} options={kinds} />
        <div className="grid gap-5 tablet:grid-cols-2">
          <EventDate event={event} onMove={onMove} />
          <Controller
            control={control}
            name="endsOn"
            render={({ field, fieldState }) => (
              <DateField
                {...field}
                label={fields.endsOn}
                optional={optional}
                hint={fields.endsOnHint}
                {...(typed.startsOn !== null && { min: typed.startsOn })}
                error={fieldState.error?.message}
              />
            )}
          />
        </div>
        <TextField
          {...register('place')}
          label={fields.place}
          optional={optional}
          autoComplete="off"
          error={errors.place?.message}
        />
        <Controller
          control={control}
          name="expectedGuests"
          render={({ field, fieldState }) => (
            <NumberField
              {...field}
              label={fields.expectedGuests}
              optional={optional}
              min={1}
              error={fieldState.error?.message}
            />
          )}
        />
        <Controller
          control={control}
          name="rsvpClosesOn"
          render={({ field, fieldState }) => (
            <DateField
              {...field}
              label={fields.rsvpClosesOn}
              optional={optional}
              hint={
                field.value !== null && field.value < today && event.canEdit ? (
                  <span className="font-medium text-danger">{fields.rsvpPast}</span>
                ) : (
                  fields.rsvpHint
                )
              }
              error={fieldState.error?.message}
            />
          )}
        />
        {event.canEdit && (
          <div>
            <Button type="submit" isBusy={isSubmitting}>
              {events.save}
            </Button>
          </div>
        )}
      </fieldset>
    </form>
  );
}
