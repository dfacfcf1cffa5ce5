// The dialog in which a partner recommends a colleague to the client of a request.
import { type SyntheticEvent, useState } from 'react';
import { ColleagueField } from '#web/features/recommendations/components/colleague-field.tsx';
import { useRecommendMutation } from '#web/features/recommendations/mutations.ts';
import { useDraftState } from '#web/lib/drafts/draft.ts';
import { recommendations } from '#web/locales/fr/partner/recommendations.ts';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { TextArea } from '#web/ui/fields/text-area.tsx';
import { FormDialog } from '#web/ui/overlays/form-dialog.tsx';

const { dialog: text } = recommendations;
const MAX_NOTE = 500;

interface RecommendDialogProps {
  request: { id: string; client_name: string; partner_id: string | null };
  onClose: () => void;
}

export function RecommendDialog({ request, onClose }: RecommendDialogProps) {
  const [partnerId, setPartnerId] = useState<string | null>(null);
  const [note, setNote, draft] = useDraftState(`recommendation:${request.id}`, '');
  const [isMissing, setMissing] = useState(false);
  const recommend = useRecommendMutation(request.id);
  const isTooLong = note.length > MAX_NOTE;

  async function submit(event: SyntheticEvent) {
    event.preventDefault();
    setMissing(partnerId === null);
    if (partnerId === null || isTooLong || recommend.isPending) return;
    if ((await recommend.run({ partnerId, note: note.trim() })) === null) return;
    draft.erase();
    onClose();
  }

  return (
    <FormDialog
      title={text.title}
      description={text.text(request.client_name)}
      submitLabel={text.submit}
      cancelLabel={text.cancel}
      isBusy={recommend.isPending}
      onSubmit={submit}
      onClose={onClose}
      draft={draft}
    >
      {recommend.errorMessage !== null && (
        <Notice tone="danger" title={text.failed}>
          {recommend.errorMessage}
        </Notice>
      )}
      <ColleagueField
        ownPartnerId={request.partner_id}
        value={partnerId}
        onChange={setPartnerId}
        error={isMissing && partnerId === null ? text.missing : undefined}
      />
      <TextArea
        label={text.note}
        optional={text.optional}
        hint={text.noteHint}
        limit={MAX_NOTE}
        value={note}
        onChange={({ target }) => setNote(target.value)}
        error={isTooLong ? text.long : undefined}
      />
    </FormDialog>
  );
}
