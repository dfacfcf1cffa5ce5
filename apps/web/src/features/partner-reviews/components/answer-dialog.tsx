// The dialog for the one public answer to a review.
import { type SyntheticEvent, useId, useState } from 'react';
import { useAnswerMutation } from '#web/features/partner-reviews/mutations.ts';
import { useDraftState } from '#web/lib/drafts/draft.ts';
import { partnerReviews } from '#web/locales/fr/partner/partner-reviews.ts';
import { Button } from '#web/ui/button.tsx';
import { DraftNotice } from '#web/ui/feedback/draft-notice.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { TextArea } from '#web/ui/fields/text-area.tsx';
import { Dialog } from '#web/ui/overlays/overlay.tsx';

const { answer: text, cancel } = partnerReviews;
const MAX_ANSWER = 2000;

interface AnswerDialogProps {
  personId: string;
  reviewId: string;
  onClose: () => void;
}

export function AnswerDialog({ personId, reviewId, onClose }: AnswerDialogProps) {
  const id = useId();
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
    <Dialog
      isOpen
      onClose={onClose}
      title={text.title}
      description={text.text}
      actions={
        <>
          <Button look="secondary" onClick={onClose}>
            {cancel}
          </Button>
          <Button type="submit" form={id} isBusy={publish.isPending}>
            {text.submit}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
        <DraftNotice draft={draft} />
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
      </form>
    </Dialog>
  );
}
