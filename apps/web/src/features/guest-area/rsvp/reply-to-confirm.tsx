// The notice about a reply for a former date, with a button that confirms it.
import type { Invitation } from '#web/features/guest-area/invitation/invitation.ts';
import { formatDays } from '#web/features/guest-area/invitation/moment-text.ts';
import { confirmationOf, formerDays, type Reply } from '#web/features/guest-area/rsvp/reply.ts';
import { formatCivilDate } from '#web/lib/format/civil-date.ts';
import { formatList } from '#web/lib/format/format.ts';
import { guest } from '#web/locales/fr/guest/guest.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';

const { confirm: text } = guest;

interface ReplyToConfirmProps {
  invitation: Invitation;
  onConfirm: (reply: Reply) => void;
}

export function ReplyToConfirm({ invitation, onConfirm }: ReplyToConfirmProps) {
  const days = formerDays(invitation);
  if (days.length === 0) return null;
  const isOpen = invitation.state === 'open';
  return (
    <Notice tone="note" title={text.title}>
      <p className="mt-1">{text.text(formatList(days.map(formatCivilDate)), formatDays(invitation.event))}</p>
      <p className="mt-1">{isOpen ? text.ask : text.closed}</p>
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
