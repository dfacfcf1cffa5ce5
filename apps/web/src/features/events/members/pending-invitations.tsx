// Lists the invitations without an answer, which the owner can resend or withdraw.
import { useQuery } from '@tanstack/react-query';
import { Mail } from 'lucide-react';
import { useState } from 'react';
import { eventKeys } from '#web/features/events/event-keys.ts';
import { inviteMember, withdrawInvitation } from '#web/features/events/members/mutations.ts';
import { invitationsQuery, type PendingInvitation } from '#web/features/events/members/queries.ts';
import type { PlannedEvent } from '#web/features/events/queries.ts';
import { useEventMutation } from '#web/features/events/use-event-mutation.ts';
import { serverNow } from '#web/lib/device/clock.ts';
import { formatDay } from '#web/lib/format/format.ts';
import { events } from '#web/locales/fr/client/events.ts';
import { members as text } from '#web/locales/fr/client/members.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Section } from '#web/ui/layout/section.tsx';

const { roles } = events;

export function PendingInvitations({ event }: { event: PlannedEvent }) {
  const { data: pending = [] } = useQuery(invitationsQuery(event.id));
  if (pending.length === 0) return null;
  return (
    <Section title={text.pendingTitle}>
      <ul aria-label={text.pendingList} className="divide-y divide-hairline border-hairline border-y">
        {pending.map((invitation) => (
          <PendingRow key={invitation.id} event={event} invitation={invitation} />
        ))}
      </ul>
    </Section>
  );
}

function PendingRow({ event, invitation }: { event: PlannedEvent; invitation: PendingInvitation }) {
  const [openedAt] = useState(serverNow);
  const { email, expires_at: expiresAt } = invitation;
  const role = invitation.role === 'editor' ? 'editor' : 'viewer';
  const isExpired = new Date(expiresAt) < openedAt;
  const rights = { role, canSeeBudget: invitation.can_see_budget } as const;
  const resend = useEventMutation({
    mutationFn: () => inviteMember(event.id, email, rights),
    invalidates: [eventKeys.memberInvitations(event.id)],
    success: { title: text.invited, description: text.invitedText(email) },
  });
  const withdraw = useEventMutation({
    mutationFn: () => withdrawInvitation(invitation.id),
    invalidates: [eventKeys.memberInvitations(event.id), eventKeys.joinRequests(event.id)],
    success: { title: text.withdrawn },
  });
  const isPending = resend.isPending || withdraw.isPending;
  const errorMessage = resend.errorMessage ?? withdraw.errorMessage;
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-1 py-4">
      <div className="flex min-w-0 flex-1 basis-60 items-start gap-4">
        <Mail aria-hidden className="mt-1 size-5 shrink-0 text-metal" strokeWidth={1.5} />
        <div className="min-w-0 wrap-anywhere">
          <p className="flex flex-wrap items-center gap-x-3">
            {email}
            {isExpired && <Badge tone="danger">{text.expired}</Badge>}
          </p>
          <p className="text-quiet text-small">
            {[
              roles[role],
              !invitation.can_see_budget && text.hidden,
              !isExpired && text.expires(formatDay(new Date(expiresAt))),
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </div>
      </div>
      {event.role === 'owner' && (
        <div className="-mx-4 flex">
          <Button
            look="quiet"
            size="small"
            aria-label={text.resendOf(email)}
            isBusy={isPending}
            onClick={() => {
              withdraw.reset();
              void resend.run();
            }}
          >
            {text.resend}
          </Button>
          <Button
            look="quiet"
            size="small"
            aria-label={text.withdrawOf(email)}
            isBusy={isPending}
            onClick={() => {
              resend.reset();
              void withdraw.run();
            }}
          >
            {text.withdraw}
          </Button>
        </div>
      )}
      {errorMessage !== null && (
        <p role="alert" className="basis-full text-danger text-small">
          {errorMessage}
        </p>
      )}
    </li>
  );
}
