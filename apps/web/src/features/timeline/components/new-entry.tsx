// The side panel with the form of a new entry.
import { zodResolver } from '@hookform/resolvers/zod';
import { useId } from 'react';
import { EntryFields, type Period } from '#web/features/timeline/components/entry-fields.tsx';
import type { Timeline } from '#web/features/timeline/entries.ts';
import { type EntryForm, entryForm, newEntry } from '#web/features/timeline/forms.ts';
import { useDraftForm } from '#web/lib/drafts/form-draft.ts';
import { timeline as text } from '#web/locales/fr/client/timeline.ts';
import { Button } from '#web/ui/button.tsx';
import { DraftNotice } from '#web/ui/feedback/draft-notice.tsx';
import { SidePanel } from '#web/ui/overlays/overlay.tsx';

interface NewEntryProps {
  day: number;
  period: Period;
  timeline: Timeline;
  /** Resolves to whether the entry was added. */
  onAdd: (values: EntryForm) => Promise<boolean>;
  onClose: () => void;
}

export function NewEntry({ day, period, timeline, onAdd, onClose }: NewEntryProps) {
  const id = useId();
  const [form, draft] = useDraftForm<EntryForm>('timeline-entry:new', {
    resolver: zodResolver(entryForm),
    defaultValues: newEntry(day),
  });
  const submit = form.handleSubmit(async (values) => {
    if (!(await onAdd(values))) return;
    draft.erase();
    onClose();
  });
  return (
    <SidePanel
      isOpen
      onClose={onClose}
      title={text.form.newTitle}
      actions={
        <Button type="submit" form={id} isBusy={form.formState.isSubmitting}>
          {text.form.save}
        </Button>
      }
    >
      <form id={id} noValidate onSubmit={submit} className="flex flex-col gap-5">
        <DraftNotice draft={draft} />
        <EntryFields form={form} period={period} timeline={timeline} />
      </form>
    </SidePanel>
  );
}
