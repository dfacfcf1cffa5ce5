// A dialog with the form of a new moment. It saves nothing itself: the caller receives the values.
import { zodResolver } from '@hookform/resolvers/zod';
import { useId } from 'react';
import { type MomentForm, momentForm } from '#web/features/events/forms.ts';
import { MomentFields } from '#web/features/events/moments/moment-fields.tsx';
import { useDraftForm } from '#web/lib/drafts/form-draft.ts';
import { moments as text } from '#web/locales/fr/client/moments.ts';
import { Button } from '#web/ui/button.tsx';
import { DraftNotice } from '#web/ui/feedback/draft-notice.tsx';
import { Dialog } from '#web/ui/overlays/overlay.tsx';

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
  const id = useId();
  const [form, draft] = useDraftForm<MomentForm>(name, { resolver: zodResolver(momentForm), defaultValues: values });
  const submit = form.handleSubmit(async (moment) => {
    if (await onSubmit(moment)) draft.erase();
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      actions={
        <Button type="submit" form={id} isBusy={form.formState.isSubmitting}>
          {text.done}
        </Button>
      }
    >
      <form id={id} noValidate onSubmit={submit} className="flex flex-col gap-5">
        <DraftNotice draft={draft} />
        <MomentFields form={form} hasDay={hasDay} />
      </form>
    </Dialog>
  );
}
