// The page of an invitation: who invites, to which event, with which permissions, and the buttons that accept it.
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { maySignOut, signOutAndClearDevice } from '#web/features/auth/clear-device.ts';
import { FROM, loginAddress } from '#web/features/auth/landing.ts';
import { useSession } from '#web/features/auth/session.ts';
import { chooseEvent } from '#web/features/events/current-event.ts';
import { eventKeys } from '#web/features/events/event-keys.ts';
import { acceptInvitation } from '#web/features/events/members/mutations.ts';
import { type MemberInvitation as Invitation, memberInvitationQuery } from '#web/features/events/members/queries.ts';
import { useEventMutation } from '#web/features/events/use-event-mutation.ts';
import { teamInvitation as text } from '#web/locales/fr/client/team-invitation.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Loader } from '#web/ui/feedback/loader.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { toast } from '#web/ui/feedback/toast/toast-store.ts';
import { TaskHeading } from '#web/ui/layout/split-layout.tsx';

export function MemberInvitation({ token }: { token: string }) {
  const session = useSession();
  const personId = session.status === 'signed-in' ? session.person.id : null;
  const { data: invitation, isError, refetch } = useQuery(memberInvitationQuery(token, personId));
  if (isError) {
    return (
      <>
        <TaskHeading title={text.title} />
        <ErrorState message={text.unreadable} onRetry={() => void refetch()} />
      </>
    );
  }
  if (invitation === undefined) return <Loader text={text.loading} />;
  return invitation.state === 'open' ? (
    <Open invitation={invitation} token={token} onChanged={() => void refetch()} />
  ) : (
    <Closed state={invitation.state} />
  );
}

function Closed({ state }: { state: Exclude<Invitation['state'], 'open'> }) {
  return (
    <>
      <TaskHeading title={text.states[state].title} subtitle={text.states[state].text} />
      <ButtonLink href="/client/dashboard" wide>
        {text.toDashboard}
      </ButtonLink>
    </>
  );
}

interface OpenProps {
  invitation: Invitation;
  token: string;
  /** Called after an answer, because the invitation may have been withdrawn or used meanwhile. */
  onChanged: () => void;
}

function Open({ invitation, token, onChanged }: OpenProps) {
  const { eventName, invitedBy, role } = invitation;
  return (
    <>
      <TaskHeading title={text.heading(eventName)} subtitle={invitedBy === null ? text.byNobody : text.by(invitedBy)} />
      <p className="mb-6 border-ornament border-l-2 pl-4">{text.rights[role]}</p>
      <InvitationActions token={token} access={invitation.access} onChanged={onChanged} />
    </>
  );
}

function InvitationActions({ token, access, onChanged }: Omit<OpenProps, 'invitation'> & Pick<Invitation, 'access'>) {
  const session = useSession();
  const navigate = useNavigate();
  const accept = useEventMutation({
    mutationFn: () => acceptInvitation(token),
    invalidates: [eventKeys.list],
    errorTitle: text.failed,
    onSuccess: async ({ joinedEventId }) => {
      toast({ title: joinedEventId === null ? text.asked : text.accepted });
      if (joinedEventId === null) return;
      chooseEvent(joinedEventId);
      await navigate('/client/dashboard', { replace: true });
    },
  });
  if (session.status === 'loading') return null;
  if (session.status !== 'signed-in') {
    const here = `/invite/${encodeURIComponent(token)}`;
    return (
      <div className="flex flex-col gap-4">
        <p className="text-quiet text-small">{text.signedOut}</p>
        <ButtonLink href={loginAddress(here)} wide>
          {text.login}
        </ButtonLink>
        <ButtonLink href={`/register-client?${new URLSearchParams({ [FROM]: here })}`} look="secondary" wide>
          {text.register}
        </ButtonLink>
      </div>
    );
  }

  async function submit() {
    const answer = await accept.run();
    if (answer === null || answer.joinedEventId === null) onChanged();
  }

  const { email, role } = session.person;
  return (
    <div className="flex flex-col gap-4">
      {accept.errorMessage !== null && <Notice tone="danger">{accept.errorMessage}</Notice>}
      {role === 'client' ? (
        <>
          {access !== 'direct' && <Notice tone="note">{text[access]}</Notice>}
          {(access === 'direct' || access === 'approval') && (
            <Button wide isBusy={accept.isPending} onClick={() => void submit()}>
              {accept.isPending ? text.accepting : access === 'direct' ? text.accept : text.ask}
            </Button>
          )}
        </>
      ) : (
        <Notice tone="note">{text.otherRole}</Notice>
      )}
      <p className="text-quiet text-small wrap-anywhere">{text.signedInAs(email)}</p>
      <Button look="quiet" size="small" onClick={() => void changeAccount()}>
        {text.other}
      </Button>
    </div>
  );
}

async function changeAccount(): Promise<void> {
  if (await maySignOut()) await signOutAndClearDevice();
}
