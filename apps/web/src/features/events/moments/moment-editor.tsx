// A dialog that edits a moment while other members may edit it too.
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { momentForm } from '#web/features/events/forms.ts';
import { MomentFields } from '#web/features/events/moments/moment-fields.tsx';
import { describeMoment, momentVersionOf, rowOf } from '#web/features/events/moments/moment-values.ts';
import { momentDependents, saveMoment } from '#web/features/events/moments/mutations.ts';
import { type Moment, momentsQuery } from '#web/features/events/queries.ts';
import { ConflictNotice } from '#web/features/events/versions/conflict-notice.tsx';
import { useVersionedForm } from '#web/features/events/versions/use-versioned-form.ts';
import { events } from '#web/locales/fr/client/events.ts';
import { Button } from '#web/ui/button.tsx';
import { DraftNotice } from '#web/ui/feedback/draft-notice.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { Dialog } from '#web/ui/overlays/overlay.tsx';

const { moments: text } = events;

interface MomentEditorProps {
  eventId: string;
  moment: Moment;
  onClose: () => void;
}

export function MomentEditor({ eventId, moment, onClose }: MomentEditorProps) {
  const id = useId();
  const { refetch } = useQuery(momentsQuery(eventId));
  const { form, draft, submit, refusal, conflicts, takeTheirs, keepMine } = useVersionedForm({
    draft: `moment:${moment.id}`,
    saved: momentVersionOf(moment),
    schema: momentForm,
    write: (values, version) => saveMoment(moment.id, version, rowOf(values)),
    invalidates: momentDependents(eventId),
    renew: async () => {
      const now = (await refetch()).data?.find((one) => one.id === moment.id);
      return now && momentVersionOf(now);
    },
    success: { title: text.saved },
    onSaved: onClose,
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={text.editTitle}
      actions={
        <Button type="submit" form={id} isBusy={form.formState.isSubmitting}>
          {events.save}
        </Button>
      }
    >
      <form id={id} noValidate onSubmit={submit} className="flex flex-col gap-5">
        {refusal !== null && conflicts.length === 0 && <Notice tone="danger">{refusal}</Notice>}
        <DraftNotice draft={draft} />
        <ConflictNotice
          lines={conflicts.map(({ field, value }) => describeMoment(field, value))}
          onTakeTheirs={takeTheirs}
          onKeepMine={keepMine}
        />
        <MomentFields form={form} hasDay />
      </form>
    </Dialog>
  );
}
