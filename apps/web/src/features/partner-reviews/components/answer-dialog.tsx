// The dialog for the one public answer to a review.
import { type SyntheticEvent, useState } from 'react';
import { useAnswerMutation } from '#web/features/partner-reviews/mutations.ts';
import { useDraftState } from '#web/lib/drafts/draft.ts';
import { partnerReviews } from '#web/locales/fr/partner/partner-reviews.ts';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { TextArea } from '#web/ui/fields/text-area.tsx';
import { FormDialog } from '#web/ui/overlays/form-dialog.tsx';

const { answer: text, cancel } = partnerReviews;
const MAX_ANSWER = 2000;

interface AnswerDialogProps {
  personId: string;
  reviewId: string;
  onClose: () => void;
}

export function AnswerDialog({ personId, reviewId, onClose }: AnswerDialogProps) {
  const [answer, setAnswer, draft] = useDraftState(`review-answer:${reviewId}`, '');
  const [isTried, setTried] = useState(false);
  const publish = useAnswerMutation(personId, reviewId);
  const words = answer.trim();
  const error = words.length > MAX_ANSWER ? text.long : isTried && words === '' ? text.missing : undefined;

  async function submit(event: SyntheticEvent) {
    event.preventDefault();
    setTried(true);
    if (words === '' || words.length > MAX_ANSWER || publish.isPending) return;
    if ((await publish.run(words)) === null) return;
    draft.erase();
    onClose();
  }

  return (
    <FormDialog
      title={text.title}
      description={text.text}
      submitLabel={text.submit}
      cancelLabel={cancel}
      isBusy={publish.isPending}
      onSubmit={submit}
      onClose={onClose}
      draft={draft}
    >
      {publish.errorMessage !== null && (
        <Notice tone="danger" title={text.failed}>
          {publish.errorMessage}
        </Notice>
      )}
      <TextArea
        label={text.label}
        hint={text.hint}
        limit={MAX_ANSWER}
        rows={6}
        value={answer}
        onChange={({ target }) => setAnswer(target.value)}
        error={error}
      />
    </FormDialog>
  );
}
