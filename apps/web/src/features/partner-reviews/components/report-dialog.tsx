// The dialog in which a partner reports a review to moderation.
import { type SyntheticEvent, useId, useState } from 'react';
import { useReportMutation } from '#web/features/partner-reviews/mutations.ts';
import { type ReportReason, reportReasons } from '#web/features/partner-reviews/review.ts';
import { useDraftState } from '#web/lib/drafts/draft.ts';
import { partnerReviews } from '#web/locales/fr/partner/partner-reviews.ts';
import { Button } from '#web/ui/button.tsx';
import { DraftNotice } from '#web/ui/feedback/draft-notice.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { RadioGroup } from '#web/ui/fields/radio-group.tsx';
import { TextArea } from '#web/ui/fields/text-area.tsx';
import { Dialog } from '#web/ui/overlays/overlay.tsx';

const { report: text, cancel } = partnerReviews;
const MAX_DETAILS = 1000;

interface ReportDialogProps {
  personId: string;
  reviewId: string;
  onClose: () => void;
}

export function ReportDialog({ personId, reviewId, onClose }: ReportDialogProps) {
  const id = useId();
  const [reason, setReason] = useState<ReportReason | null>(null);
  const [details, setDetails, draft] = useDraftState(`review-report:${reviewId}`, '');
  const [isTried, setTried] = useState(false);
  const report = useReportMutation(personId, reviewId);
  const words = details.trim();
  const needsDetails = reason === 'other' && words === '';
  const detailsError =
    words.length > MAX_DETAILS ? text.long : isTried && needsDetails ? text.detailsMissing : undefined;

  async function submit(event: SyntheticEvent) {
    event.preventDefault();
    setTried(true);
    if (reason === null || needsDetails || words.length > MAX_DETAILS || report.isPending) return;
    if ((await report.run({ reason, details: words })) === null) return;
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
          <Button type="submit" form={id} isBusy={report.isPending}>
            {text.submit}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
        <DraftNotice draft={draft} />
        {report.errorMessage !== null && (
          <Notice tone="danger" title={text.failed}>
            {report.errorMessage}
          </Notice>
        )}
        <RadioGroup
          name="reason"
          label={text.reason}
          options={reportReasons.map((value) => ({ value, label: text.reasons[value] }))}
          value={reason ?? ''}
          onChange={({ target }) => setReason(reportReasons.find((value) => value === target.value) ?? null)}
          error={isTried && reason === null ? text.missing : undefined}
        />
        <TextArea
          label={text.details}
          {...(reason !== 'other' && { optional: text.optional })}
          hint={text.detailsHint}
          limit={MAX_DETAILS}
          value={details}
          onChange={({ target }) => setDetails(target.value)}
          error={detailsError}
        />
      </form>
    </Dialog>
  );
}
