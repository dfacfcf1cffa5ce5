// Cancels a booking with a reason for the client.
import { useCancelBooking } from '#web/features/partner-requests/mutations.ts';
import type { PartnerRequest } from '#web/features/partner-requests/partner-request.ts';
import { partnerRequests } from '#web/locales/fr/partner/partner-requests.ts';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { ReasonDialog } from '#web/ui/overlays/reason-dialog.tsx';

const { cancel: text, booking } = partnerRequests;

export function CancelDialog({ request, onClose }: { request: PartnerRequest; onClose: () => void }) {
  const cancel = useCancelBooking(request.id);
  return (
    <ReasonDialog
      draftName={`cancel:${request.id}`}
      title={text.title}
      text={text.text}
      note={text.note}
      action={text.submit}
      hint={text.hint}
      isBusy={cancel.isPending}
      refusal={
        cancel.errorMessage !== null && (
          <Notice tone="danger" title={booking.failed}>
            {cancel.errorMessage}
          </Notice>
        )
      }
      onSubmit={async (reason) => (await cancel.run(reason)) !== null}
      onClose={onClose}
    />
  );
}
