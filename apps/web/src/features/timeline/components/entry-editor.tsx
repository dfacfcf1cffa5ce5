// Edits an entry that others may be editing or may have deleted. A deleted entry is created again when it is saved.
import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { useVersionedForm } from '#web/features/events/versions/use-versioned-form.ts';
import { VersionedFormNotices } from '#web/features/events/versions/versioned-form-dialog.tsx';
import { EntryFields, type Period } from '#web/features/timeline/components/entry-fields.tsx';
import { describeEntry } from '#web/features/timeline/describe-entry.ts';
import type { Entry, Timeline } from '#web/features/timeline/entries.ts';
import { entryForm, entryVersionOf, rowOf } from '#web/features/timeline/forms.ts';
import { restoreEntry, saveEntry } from '#web/features/timeline/mutations.ts';
import type { timelineQuery } from '#web/features/timeline/queries.ts';
import { differenceOf } from '#web/lib/offline/change.ts';
import { sendOrQueue } from '#web/lib/offline/send-or-queue.ts';
import { timeline as texts } from '#web/locales/fr/client/timeline.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { SidePanel } from '#web/ui/overlays/overlay.tsx';

const { form: text } = texts;

interface EntryEditorProps {
  /** The current entry, or its last version when it was deleted. */
  entry: Entry;
  isDeleted: boolean;
  query: ReturnType<typeof timelineQuery>;
  period: Period;
  timeline: Timeline;
  onClose: () => void;
}

export function EntryEditor({ entry, isDeleted, query, period, timeline, onClose }: EntryEditorProps) {
  const id = useId();
  const cache = useQueryClient();
  const versioned = useVersionedForm({
    draft: `timeline-entry:${entry.id}`,
    saved: entryVersionOf(entry),
    schema: entryForm,
    write: async (values, version) => {
      if (!isDeleted) {
        const row = rowOf(values);
        const difference = differenceOf(entry, row);
        return sendOrQueue(
          difference && { kind: 'row', table: 'timeline_items', row: entry.id, ...difference, label: row.title },
          () => saveEntry(entry.id, version, row),
        );
      }
      const restored = await restoreEntry({ ...entry, ...rowOf(values) });
      return restored.ok ? { ok: true, version: 1 } : restored;
    },
    invalidates: [query.queryKey],
    renew: async () => {
      const now = await cache.fetchQuery({ ...query, staleTime: 0 });
      const found = now.items.find((item) => item.id === entry.id);
      return found && entryVersionOf(found);
    },
    success: { title: text.saved },
    onSaved: onClose,
  });
  return (
    <SidePanel
      isOpen
      onClose={onClose}
      title={text.editTitle}
      actions={
        <Button type="submit" form={id} isBusy={versioned.form.formState.isSubmitting}>
          {text.save}
        </Button>
      }
    >
      <form id={id} noValidate onSubmit={versioned.submit} className="flex flex-col gap-5">
        <VersionedFormNotices
          versioned={versioned}
          describe={(field, value) => describeEntry(field, value, timeline)}
          notice={isDeleted && <Notice tone="danger">{text.gone}</Notice>}
        />
        <EntryFields form={versioned.form} period={period} timeline={timeline} />
      </form>
    </SidePanel>
  );
}
