// A dialog that edits a moment while other members may edit it too.
import { useQuery } from '@tanstack/react-query';
import { momentForm } from '#web/features/events/forms.ts';
import { MomentFields } from '#web/features/events/moments/moment-fields.tsx';
import { describeMoment, momentVersionOf, rowOf } from '#web/features/events/moments/moment-values.ts';
import { momentDependents, saveMoment } from '#web/features/events/moments/mutations.ts';
import { type Moment, momentsQuery } from '#web/features/events/queries.ts';
import { useVersionedForm } from '#web/features/events/versions/use-versioned-form.ts';
import { VersionedFormDialog } from '#web/features/events/versions/versioned-form-dialog.tsx';
import { events } from '#web/locales/fr/client/events.ts';
import { moments as text } from '#web/locales/fr/client/moments.ts';

interface MomentEditorProps {
  eventId: string;
  moment: Moment;
  onClose: () => void;
}

export function MomentEditor({ eventId, moment, onClose }: MomentEditorProps) {
  const { refetch } = useQuery(momentsQuery(eventId));
  const versioned = useVersionedForm({
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
    <VersionedFormDialog
      versioned={versioned}
      title={text.editTitle}
      submitLabel={events.save}
      describe={describeMoment}
      onClose={onClose}
    >
      <MomentFields form={versioned.form} hasDay />
    </VersionedFormDialog>
  );
}
