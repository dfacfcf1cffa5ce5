// An entry of the day that is being made.
import { zodResolver } from '@hookform/resolvers/zod';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { EntryFields, type Period } from '#web/features/timeline/components/entry-fields.tsx';
import type { Timeline } from '#web/features/timeline/entries.ts';
import { type EntryForm, entryForm, newEntry } from '#web/features/timeline/forms.ts';
import { timeline as words } from '#web/locales/fr/timeline.ts';
import { Button } from '#web/ui/button.tsx';
import { SidePanel } from '#web/ui/overlay.tsx';

interface NewEntryProps {
  day: number;
  period: Period;
  timeline: Timeline;
  /** Whether it was kept. */
  onAdd: (values: EntryForm) => Promise<boolean>;
  onClose: () => void;
}

export function NewEntry({ day, period, timeline, onAdd, onClose }: NewEntryProps) {
  const id = useId();
  const form = useForm<EntryForm, unknown, EntryForm>({
    resolver: zodResolver(entryForm),
    defaultValues: newEntry(day),
  });
  const submit = form.handleSubmit(async (values) => {
    if (await onAdd(values)) onClose();
  });
  return (
    <SidePanel
      isOpen
      onClose={onClose}
      title={words.form.newTitle}
      actions={
        <Button type="submit" form={id} isBusy={form.formState.isSubmitting}>
          {words.form.save}
        </Button>
      }
    >
      <form id={id} noValidate onSubmit={submit}>
        <EntryFields form={form} period={period} timeline={timeline} />
      </form>
    </SidePanel>
  );
}
