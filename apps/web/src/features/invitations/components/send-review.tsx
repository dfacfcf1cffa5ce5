// The last step before a send: the mail as its first recipient reads it, who receives it, and who is left out and why.
import { useCurrentEvent } from '#web/features/events/current-event.ts';
import { MailPreview } from '#web/features/invitations/components/mail-preview.tsx';
import type { MailKind, SendPreview } from '#web/features/invitations/queries.ts';
import { invitations } from '#web/locales/fr/client/invitations.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { VirtualList } from '#web/ui/lists/virtual-list.tsx';
import { SidePanel } from '#web/ui/overlays/overlay.tsx';

const { review: text, send, kinds } = invitations;

const ROW_HEIGHT = 64;

interface SendReviewProps {
  kind: MailKind;
  preview: SendPreview;
  isBusy: boolean;
  errorMessage: string | null;
  onSend: () => void;
  onClose: () => void;
}

export function SendReview({ kind, preview, isBusy, errorMessage, onSend, onClose }: SendReviewProps) {
  const { name } = useCurrentEvent();
  const { recipients, left_out: leftOut, mail } = preview;
  const [first] = recipients;
  return (
    <SidePanel
      isOpen
      onClose={onClose}
      title={text.title(kinds[kind])}
      description={text.description}
      actions={
        <>
          <Button look="secondary" onClick={onClose}>
            {text.back}
          </Button>
          <Button isBusy={isBusy} disabled={first === undefined} onClick={onSend}>
            {text.action(recipients.length)}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-8">
        {errorMessage !== null && <Notice tone="danger">{errorMessage}</Notice>}
        {first === undefined ? (
          <p>{send.reach(0)}</p>
        ) : (
          <>
            <section>
              <h3 className="mb-3 text-lead">{text.mail(first.name)}</h3>
              <MailPreview {...mail} kind={kind} eventName={name} />
            </section>
            <Households
              title={text.recipients(recipients.length)}
              rows={recipients.map(({ email, ...household }) => ({ ...household, note: email }))}
            />
          </>
        )}
        {leftOut.length > 0 && (
          <Households
            title={text.leftOut(leftOut.length)}
            rows={leftOut.map(({ reason, ...household }) => ({ ...household, note: text.reasons[reason] }))}
          />
        )}
      </div>
    </SidePanel>
  );
}

function Households({
  title,
  rows,
}: {
  title: string;
  rows: ReadonlyArray<{ id: string; name: string; note: string }>;
}) {
  return (
    <section>
      <h3 className="mb-3 text-lead">{title}</h3>
      <VirtualList label={title} items={rows} rowHeight={ROW_HEIGHT} height="max-h-108" itemId={({ id }) => id}>
        {({ name, note }) => (
          <div className="flex min-h-16 flex-col justify-center py-2">
            <span className="break-words">{name}</span>
            <span className="break-words text-quiet text-small">{note}</span>
          </div>
        )}
      </VirtualList>
    </section>
  );
}
