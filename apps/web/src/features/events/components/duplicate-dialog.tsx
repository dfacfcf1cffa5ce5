// Duplicates an event under another name and date, with or without its guests.
import { zodResolver } from '@hookform/resolvers/zod';
import { Controller } from 'react-hook-form';
import { chooseEvent } from '#web/features/events/current-event.ts';
import { eventKeys } from '#web/features/events/event-keys.ts';
import { type CopyForm, copyForm } from '#web/features/events/forms.ts';
import { duplicateEvent } from '#web/features/events/mutations.ts';
import type { PlannedEvent } from '#web/features/events/queries.ts';
import { useEventMutation } from '#web/features/events/use-event-mutation.ts';
import { useDraftForm } from '#web/lib/drafts/form-draft.ts';
import { eventSettings } from '#web/locales/fr/client/event-settings.ts';
import { fields } from '#web/locales/fr/ui/fields.ts';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { DateField } from '#web/ui/fields/date/date-field.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { FormDialog } from '#web/ui/overlays/form-dialog.tsx';

const { duplicate: text } = eventSettings;
const NAME_MAX = 160;

export function DuplicateDialog({ event, onClose }: { event: PlannedEvent; onClose: () => void }) {
  const duplicate = useEventMutation({
    mutationFn: (copy: CopyForm) => duplicateEvent(event.id, copy),
    invalidates: [eventKeys.list, eventKeys.dashboards],
    success: (_data, copy) => ({ title: text.done(copy.name) }),
  });
  const [{ register, control, handleSubmit, formState }, draft] = useDraftForm<CopyForm>(`event-copy:${event.id}`, {
    resolver: zodResolver(copyForm),
    defaultValues: { name: text.copyOf(event.name).slice(0, NAME_MAX), startsOn: null, withGuests: false },
  });
  const submit = handleSubmit(async (copy) => {
    const made = await duplicate.run(copy);
    if (made === null) return;
    draft.erase();
    chooseEvent(made.id);
    onClose();
  });
  return (
    <FormDialog
      title={text.title}
      description={text.description}
      submitLabel={text.submit}
      isBusy={formState.isSubmitting}
      onSubmit={submit}
      onClose={onClose}
      draft={draft}
    >
      {duplicate.errorMessage !== null && <Notice tone="danger">{duplicate.errorMessage}</Notice>}
      <TextField {...register('name')} label={text.name} autoComplete="off" error={formState.errors.name?.message} />
      <Controller
        control={control}
        name="startsOn"
        render={({ field, fieldState }) => (
          <DateField
            {...field}
            label={text.startsOn}
            optional={fields.optional}
            hint={text.startsOnHint}
            error={fieldState.error?.message}
          />
        )}
      />
      <Checkbox {...register('withGuests')}>{text.withGuests}</Checkbox>
    </FormDialog>
  );
}
