// Who organises this event, what each may do, and who was asked to join.
import { useQuery } from '@tanstack/react-query';
import { HandOverOffer, TeamHandOver } from '#web/features/events/members/hand-over.tsx';
import { TeamInvite } from '#web/features/events/members/invite-member.tsx';
import { TeamRequests } from '#web/features/events/members/join-requests.tsx';
import { MemberRow } from '#web/features/events/members/member-row.tsx';
import { TeamPending } from '#web/features/events/members/pending-invitations.tsx';
import { handoverQuery, teamQuery } from '#web/features/events/members/queries.ts';
import type { PlannedEvent } from '#web/features/events/queries.ts';
import { events } from '#web/locales/fr/events.ts';
import { eventTeam as text } from '#web/locales/fr/members.ts';
import { Section } from '#web/ui/layout/section.tsx';
import { QueryList } from '#web/ui/lists/query-list.tsx';

interface TeamTabProps {
  event: PlannedEvent;
  personId: string;
  /** The event is no longer theirs. */
  onLeft: () => void;
}

export function TeamTab({ event, personId, onLeft }: TeamTabProps) {
  const team = useQuery(teamQuery(event.id));
  const { data: handover = null } = useQuery(handoverQuery(event.id));
  const isOwner = event.role === 'owner';
  return (
    <>
      {handover?.recipient_id === personId && (
        <HandOverOffer event={event} handover={handover} members={team.data ?? []} />
      )}
      {isOwner && <TeamRequests event={event} />}
      <Section title={isOwner ? text.title : text.titleRead} description={text.description}>
        <QueryList list={team} failure={events.unreadable} empty={null}>
          {(members) => (
            <ul aria-label={text.list} className="max-w-page divide-y divide-hairline border-hairline border-y">
              {members.map((member) => (
                <MemberRow
                  key={member.id}
                  event={event}
                  member={member}
                  isSelf={member.id === personId}
                  onLeft={onLeft}
                />
              ))}
            </ul>
          )}
        </QueryList>
      </Section>
      <TeamPending event={event} />
      {isOwner && <TeamInvite eventId={event.id} />}
      {isOwner && team.data && team.data.length > 1 && (
        <TeamHandOver event={event} handover={handover} members={team.data} />
      )}
    </>
  );
}
