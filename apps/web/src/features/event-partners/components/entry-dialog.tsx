// Edits an event's partner while others may be editing it too. Of a partner from the directory only the notes can be changed.
import { useQuery } from '@tanstack/react-query';
import { ManualEntryFields, NotesField } from '#web/features/event-partners/components/entry-fields.tsx';
import { type EntryForm, entryForm } from '#web/features/event-partners/forms.ts';
import { saveEntry } from '#web/features/event-partners/mutations.ts';
import type { EventPartner } from '#web/features/event-partners/partner-board.ts';
import { partnerBoardQuery } from '#web/features/event-partners/queries.ts';
import { eventKeys } from '#web/features/events/event-keys.ts';
import { useVersionedForm } from '#web/features/events/versions/use-versioned-form.ts';
import { VersionedFormNotices } from '#web/features/events/versions/versioned-form-dialog.tsx';
import { eventPartners } from '#web/locales/fr/client/event-partners.ts';
import { FormDialog } from '#web/ui/overlays/form-dialog.tsx';

const { form: text } = eventPartners;

interface EntryDialogProps {
  eventId: string;
  entry: EventPartner;
  onClose: () => void;
}

export default function EntryDialog({ eventId, entry, onClose }: EntryDialogProps) {
  const { refetch } = useQuery(partnerBoardQuery(eventId));
  const isAddedByHand = entry.partner_id === null;
  const versioned = useVersionedForm<EntryForm>({
    draft: `event-partner:${entry.id}`,
    saved: versionOf(entry),
    schema: entryForm,
    write: (values, version) => saveEntry(entry.id, version, isAddedByHand ? values : { notes: values.notes }),
    invalidates: [
      eventKeys.partners(eventId),
      eventKeys.partnerOptions(eventId),
      eventKeys.ledger(eventId),
      eventKeys.timeline(eventId),
    ],
    renew: async () => {
      const now = (await refetch()).data?.find(({ id: found }) => found === entry.id);
      return now && versionOf(now);
    },
    success: { title: text.saved },
    onSaved: onClose,
  });
  const { form, submit } = versioned;
  return (
    <FormDialog
      title={isAddedByHand ? text.editTitle : text.notesTitle(entry.name)}
      submitLabel={eventPartners.save}
      isBusy={form.formState.isSubmitting}
      onSubmit={submit}
      onClose={onClose}
    >
      <VersionedFormNotices versioned={versioned} describe={(field, value) => describe(field, String(value))} />
      {isAddedByHand && <ManualEntryFields form={form} />}
      <NotesField form={form} />
    </FormDialog>
  );
}

const versionOf = ({ version, name, contact, state, notes }: EventPartner) => ({
  version,
  values: { name, contact, state, notes },
});

const describe = (field: keyof EntryForm, value: string) => ({
  label: text[field],
  value:
    field === 'state' ? (Object.entries(eventPartners.byHand).find(([state]) => state === value)?.[1] ?? value) : value,
});
