// Changes an entry of the team while others may be changing it too: all of one from elsewhere, the notes alone of a partner of the
// directory.
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { ConflictNotice } from '#web/features/events/components/conflict-notice.tsx';
import { useVersionedForm } from '#web/features/events/use-versioned-form.ts';
import type { TeamEntry } from '#web/features/team/board.ts';
import { HandFields, NotesField } from '#web/features/team/components/entry-fields.tsx';
import { type EntryForm, entryForm } from '#web/features/team/forms.ts';
import { saveEntry } from '#web/features/team/mutations.ts';
import { teamBoardQuery } from '#web/features/team/queries.ts';
import { team } from '#web/locales/fr/team.ts';
import { Button } from '#web/ui/button.tsx';
import { DraftNotice } from '#web/ui/draft-notice.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Dialog } from '#web/ui/overlay.tsx';

const { form: text } = team;

interface EntryDialogProps {
  eventId: string;
  entry: TeamEntry;
  onClose: () => void;
}

export default function EntryDialog({ eventId, entry, onClose }: EntryDialogProps) {
  const id = useId();
  const { refetch } = useQuery(teamBoardQuery(eventId));
  const isByHand = entry.partner_id === null;
  const { form, draft, submit, refusal, conflicts, takeTheirs, keepMine } = useVersionedForm<EntryForm>({
    draft: `team-entry:${entry.id}`,
    saved: versionOf(entry),
    schema: entryForm,
    write: (values, version) => saveEntry(entry.id, version, isByHand ? values : { notes: values.notes }),
    renew: async () => {
      const now = (await refetch()).data?.find((one) => one.id === entry.id);
      return now && versionOf(now);
    },
    success: { title: text.saved },
    onSaved: onClose,
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={isByHand ? text.editTitle : text.notesTitle(entry.name)}
      actions={
        <Button type="submit" form={id} isBusy={form.formState.isSubmitting}>
          {team.save}
        </Button>
      }
    >
      <form id={id} noValidate onSubmit={submit} className="flex flex-col gap-5">
        {refusal !== null && conflicts.length === 0 && <Notice tone="danger">{refusal}</Notice>}
        <DraftNotice draft={draft} />
        <ConflictNotice
          lines={conflicts.map(({ field, value }) => describe(field, String(value)))}
          onTakeTheirs={takeTheirs}
          onKeepMine={keepMine}
        />
        {isByHand && <HandFields form={form} />}
        <NotesField form={form} />
      </form>
    </Dialog>
  );
}

const versionOf = ({ version, name, contact, state, notes }: TeamEntry) => ({
  version,
  values: { name, contact, state, notes },
});

const describe = (field: keyof EntryForm, value: string) => ({
  label: text[field],
  value: field === 'state' ? (Object.entries(team.byHand).find(([state]) => state === value)?.[1] ?? value) : value,
});
