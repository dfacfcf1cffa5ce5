// The members of an event with their permissions, the pending invitations and the transfer of the event.
import { useQuery } from '@tanstack/react-query';
import { HandOver, HandOverOffer } from '#web/features/events/members/hand-over.tsx';
import { InviteMember } from '#web/features/events/members/invite-member.tsx';
import { JoinRequests } from '#web/features/events/members/join-requests.tsx';
import { MemberRow } from '#web/features/events/members/member-row.tsx';
import { PendingInvitations } from '#web/features/events/members/pending-invitations.tsx';
import { handoverQuery, membersQuery } from '#web/features/events/members/queries.ts';
import type { PlannedEvent } from '#web/features/events/queries.ts';
import { events } from '#web/locales/fr/client/events.ts';
import { members as text } from '#web/locales/fr/client/members.ts';
import { Section } from '#web/ui/layout/section.tsx';
import { QueryList } from '#web/ui/lists/query-list.tsx';

interface MembersTabProps {
  event: PlannedEvent;
  personId: string;
  /** Called after the person has left the event. */
  onLeft: () => void;
}

export function MembersTab({ event, personId, onLeft }: MembersTabProps) {
  const members = useQuery(membersQuery(event.id));
  const { data: handover = null } = useQuery(handoverQuery(event.id));
  const isOwner = event.role === 'owner';
  return (
    <>
      {handover?.recipient_id === personId && (
        <HandOverOffer event={event} handover={handover} members={members.data ?? []} />
      )}
      {isOwner && <JoinRequests event={event} />}
      <Section title={isOwner ? text.title : text.titleRead} description={text.description}>
        <QueryList list={members} failure={events.unreadable} empty={null}>
          {(items) => (
            <ul aria-label={text.list} className="max-w-page divide-y divide-hairline border-hairline border-y">
              {items.map((member) => (
                <MemberRow
                  key={member.id}
                  event={event}
                  member={member}
                  isSelf={member.id === personId}
                  canLeave={member.role !== 'owner' || items.filter(({ role }) => role === 'owner').length > 1}
                  onLeft={onLeft}
                />
              ))}
            </ul>
          )}
        </QueryList>
      </Section>
      <PendingInvitations event={event} />
      {isOwner && <InviteMember eventId={event.id} />}
      {isOwner && members.data && members.data.length > 1 && (
        <HandOver event={event} handover={handover} members={members.data} />
      )}
    </>
  );
}
