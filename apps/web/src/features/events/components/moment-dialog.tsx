// A moment that is being made, in a dialog. Whoever opens it keeps what comes of it.
import { zodResolver } from '@hookform/resolvers/zod';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { MomentFields } from '#web/features/events/components/moment-fields.tsx';
import { type MomentForm, momentForm } from '#web/features/events/forms.ts';
import { events } from '#web/locales/fr/events.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/overlay.tsx';

const { moments: text } = events;

interface MomentDialogProps {
  title: string;
  values: MomentForm;
  hasDay: boolean;
  onClose: () => void;
  onSubmit: (values: MomentForm) => Promise<void> | void;
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

export function MomentDialog({ title, values, hasDay, onClose, onSubmit }: MomentDialogProps) {
  const id = useId();
  const form = useForm<MomentForm, unknown, MomentForm>({ resolver: zodResolver(momentForm), defaultValues: values });
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
      <form id={id} noValidate onSubmit={form.handleSubmit(async (moment) => onSubmit(moment))}>
        <MomentFields form={form} hasDay={hasDay} />
      </form>
    </Dialog>
  );
}
