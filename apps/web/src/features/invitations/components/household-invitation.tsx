// The invitation of one household: its personal link to copy or share, and its mail to send again. Only for those who edit.
import { useQuery } from '@tanstack/react-query';
import { MessageCircle, MessageSquareText, Send } from 'lucide-react';
import { useState } from 'react';
import { sendInvitations } from '#web/features/invitations/mutations.ts';
import { householdInvitationQuery, sendKeys, sendPreviewQuery } from '#web/features/invitations/queries.ts';
import { refusalOf } from '#web/lib/api/refusal.ts';
import { siteOrigin } from '#web/lib/device/native.ts';
import { invitations } from '#web/locales/fr/client/invitations.ts';
import { Button, buttonLook } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { SkeletonLines } from '#web/ui/feedback/skeleton.tsx';
import { useToastMutation } from '#web/ui/feedback/use-toast-mutation.ts';
import { CopyButton } from '#web/ui/fields/copy-button.tsx';
import { confirm } from '#web/ui/overlays/confirm.ts';

const { household: text, send, review } = invitations;

interface HouseholdInvitationProps {
  eventId: string;
  household: { id: string; invitation_state: string; is_revoked: boolean };
}

export function HouseholdInvitation({ eventId, household }: HouseholdInvitationProps) {
  return (
    <section className="mt-3 border-hairline border-t pt-5">
      <h3 className="text-heading">{text.title}</h3>
      {household.is_revoked ? (
        <p className="mt-2 text-quiet text-small">{text.revoked}</p>
      ) : (
        <>
          <Share eventId={eventId} householdId={household.id} />
          <SendAgain
            eventId={eventId}
            householdId={household.id}
            isFirst={['draft', 'bounced'].includes(household.invitation_state)}
          />
        </>
      )}
    </section>
  );
}

const icon = { 'aria-hidden': true, className: 'size-5', strokeWidth: 1.5 } as const;

function Share({ eventId, householdId }: { eventId: string; householdId: string }) {
  const { data, isError, refetch } = useQuery(householdInvitationQuery(eventId, householdId));
  if (isError && data === undefined) return <ErrorState message={text.loadFailed} onRetry={() => void refetch()} />;
  if (data === undefined) return <SkeletonLines count={2} />;
  const address = `${siteOrigin()}/guest?token=${data.token}`;
  const message = encodeURIComponent(text.message(data.names, data.occasion, address));
  const look = buttonLook({ look: 'secondary', size: 'small' });
  return (
    <>
      <p className="mt-2 text-quiet text-small">{text.hint}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        <CopyButton address={address} look="secondary" size="small" label={text.copy} />
        <a href={`https://wa.me/?text=${message}`} target="_blank" rel="noreferrer" className={look}>
          <MessageCircle {...icon} />
          {text.whatsApp} <span className="sr-only">{text.newTab}</span>
        </a>
        {/* « ?& » is understood by both kinds of telephones. */}
        <a href={`sms:?&body=${message}`} className={look}>
          <MessageSquareText {...icon} />
          {text.sms}
        </a>
      </div>
    </>
  );
}

interface SendAgainProps {
  eventId: string;
  householdId: string;
  /** The household has received no invitation yet. */
  isFirst: boolean;
}

function SendAgain({ eventId, householdId, isFirst }: SendAgainProps) {
  const segment = { who: 'households' as const, households: [householdId] };
  const { data: preview, error } = useQuery(sendPreviewQuery(eventId, 'invitation', segment));
  // The idempotency key of the next send: a click after a lost answer repeats the key, so that nobody gets two mails.
  const [key, setKey] = useState(() => crypto.randomUUID());
  const sending = useToastMutation({
    mutationFn: () => sendInvitations(eventId, { kind: 'invitation', segment, send: key }),
    invalidates: sendKeys(eventId),
    success: ({ count }) => ({ title: send.done.title, description: send.done.description(count) }),
    errorTitle: send.failed,
    onSuccess: () => setKey(crypto.randomUUID()),
  });
  const label = isFirst ? text.sendFirst : text.sendAgain;
  const recipient = preview?.recipients[0];
  const [leftOut] = preview?.left_out ?? [];

  async function confirmAndSend(email: string) {
    const question = { title: text.confirmTitle(label), description: text.confirmText(email), action: label };
    if (await confirm(question)) await sending.run();
  }

  if (error !== null) return <p className="mt-4 text-quiet text-small">{refusalOf(error).message}</p>;
  if (recipient === undefined) {
    return leftOut === undefined ? null : (
      <p className="mt-4 text-quiet text-small">
        {leftOut.reason === 'recent' || leftOut.reason === 'no_address'
          ? text.reasons[leftOut.reason]
          : review.reasons[leftOut.reason]}
      </p>
    );
  }
  return (
    <div className="mt-3">
      <Button
        look="secondary"
        size="small"
        icon={<Send {...icon} />}
        isBusy={sending.isPending}
        onClick={() => void confirmAndSend(recipient.email)}
      >
        {label}
      </Button>
    </div>
  );
}
