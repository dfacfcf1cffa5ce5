// Lists people who opened an invitation that was sent to another address. The owner accepts or refuses them.
import { useQuery } from '@tanstack/react-query';
import { UserRound } from 'lucide-react';
import { eventKeys } from '#web/features/events/event-keys.ts';
import { answerJoinRequest } from '#web/features/events/members/mutations.ts';
import { type JoinRequest, joinRequestsQuery } from '#web/features/events/members/queries.ts';
import type { PlannedEvent } from '#web/features/events/queries.ts';
import { useEventMutation } from '#web/features/events/use-event-mutation.ts';
import { events } from '#web/locales/fr/client/events.ts';
import { members as text } from '#web/locales/fr/client/members.ts';
import { Button } from '#web/ui/button.tsx';
import { Section } from '#web/ui/layout/section.tsx';

const { roles } = events;

export function JoinRequests({ event }: { event: PlannedEvent }) {
  const { data: requests = [] } = useQuery(joinRequestsQuery(event.id));
  if (requests.length === 0) return null;
  return (
    <Section title={text.requests.title} description={text.requests.description}>
      <ul aria-label={text.requests.list} className="divide-y divide-hairline border-hairline border-y">
        {requests.map((request) => (
          <RequestRow key={request.personId} event={event} request={request} />
        ))}
      </ul>
    </Section>
  );
}

function RequestRow({ event, request }: { event: PlannedEvent; request: JoinRequest }) {
  const { personId, email, invitedEmail, role, canSeeBudget } = request;
  const name = request.name || email;
  const answer = useEventMutation({
    mutationFn: (isAccepted: boolean) => answerJoinRequest(event.id, personId, isAccepted),
    invalidates: [eventKeys.joinRequests(event.id), eventKeys.members(event.id), eventKeys.memberInvitations(event.id)],
    success: (_data, isAccepted) => ({ title: isAccepted ? text.requests.accepted(name) : text.requests.refused }),
  });
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-3 py-4">
      <div className="flex min-w-0 flex-1 basis-60 items-start gap-4">
        <UserRound aria-hidden className="mt-1 size-5 shrink-0 text-metal" strokeWidth={1.5} />
        <div className="min-w-0 wrap-anywhere">
          <p className="font-medium">{name}</p>
          <p className="text-quiet text-small">
            {[email, roles[role], !canSeeBudget && text.hidden].filter(Boolean).join(' · ')}
          </p>
          <p className="text-quiet text-small">{text.requests.sentTo(invitedEmail)}</p>
        </div>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button
          look="secondary"
          size="small"
          aria-label={text.requests.acceptOf(name)}
          isBusy={answer.isPending}
          onClick={() => void answer.run(true)}
        >
          {text.requests.accept}
        </Button>
        <Button
          look="quiet"
          size="small"
          aria-label={text.requests.refuseOf(name)}
          isBusy={answer.isPending}
          onClick={() => void answer.run(false)}
        >
          {text.requests.refuse}
        </Button>
      </div>
      {answer.errorMessage !== null && (
        <p role="alert" className="basis-full text-danger text-small">
          {answer.errorMessage}
        </p>
      )}
    </li>
  );
}
