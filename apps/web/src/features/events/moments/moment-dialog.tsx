// A dialog with the form of a new moment. It saves nothing itself: the caller receives the values.
import { zodResolver } from '@hookform/resolvers/zod';
import { type MomentForm, momentForm } from '#web/features/events/forms.ts';
import { MomentFields } from '#web/features/events/moments/moment-fields.tsx';
import { useDraftForm } from '#web/lib/drafts/form-draft.ts';
import { moments as text } from '#web/locales/fr/client/moments.ts';
import { FormDialog } from '#web/ui/overlays/form-dialog.tsx';

interface MomentDialogProps {
  /** Of the draft: which moment of which event. */
  name: string;
  title: string;
  values: MomentForm;
  hasDay: boolean;
  onClose: () => void;
  /** Whether it was saved. */
  onSubmit: (values: MomentForm) => Promise<boolean> | boolean;
}

export const newMoment = (day: string | null): MomentForm => ({
  kind: 'autre',
  name: '',
  day,
  hour: null,
  durationMinutes: null,
  place: '',
  address: '',
  capacity: null,
});

export function MomentDialog({ name, title, values, hasDay, onClose, onSubmit }: MomentDialogProps) {
  const [form, draft] = useDraftForm<MomentForm>(name, { resolver: zodResolver(momentForm), defaultValues: values });
  const submit = form.handleSubmit(async (moment) => {
    if (await onSubmit(moment)) draft.erase();
  });
  return (
    <FormDialog
      title={title}
      submitLabel={text.done}
      isBusy={form.formState.isSubmitting}
      onSubmit={submit}
      onClose={onClose}
      draft={draft}
    >
      <MomentFields form={form} hasDay={hasDay} />
    </FormDialog>
  );
}
