// The notice about a reply for a former date, with a button that confirms it.
import { HostContact } from '#web/features/guest-area/invitation/host-contact.tsx';
import type { Invitation } from '#web/features/guest-area/invitation/invitation.ts';
import { formatDays } from '#web/features/guest-area/invitation/moment-text.ts';
import { useGuestLocale } from '#web/features/guest-area/language/guest-locale.ts';
import { confirmationOf, formerDays, type Reply } from '#web/features/guest-area/rsvp/reply.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';

interface ReplyToConfirmProps {
  invitation: Invitation;
  onConfirm: (reply: Reply) => void;
}

export function ReplyToConfirm({ invitation, onConfirm }: ReplyToConfirmProps) {
  const locale = useGuestLocale();
  const { confirm: text } = locale.text;
  const { format } = locale;
  const days = formerDays(invitation);
  if (days.length === 0) return null;
  const isOpen = invitation.state === 'open';
  return (
    <Notice tone="note" title={text.title}>
      <p className="mt-1">{text.text(format.list(days.map(format.civilDate)), formatDays(invitation.event, locale))}</p>
      <p className="mt-1">{isOpen ? text.ask : text.closed}</p>
      {!isOpen && <HostContact look={invitation.look} />}
      {isOpen && (
        <div className="mt-3 noscript:hidden">
          <Button size="small" onClick={() => onConfirm(confirmationOf(invitation))}>
            {text.confirm}
          </Button>
        </div>
      )}
    </Notice>
  );
}
