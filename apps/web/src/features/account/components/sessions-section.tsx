// Lists the sessions of the account and ends those that its owner does not recognise.
import { useQuery } from '@tanstack/react-query';
import { CircleHelp, Laptop, Smartphone, Tablet } from 'lucide-react';
import { isNotOffered } from '#web/features/account/auth-service.ts';
import { AccountBlock, AccountGroup, Actions, Refused } from '#web/features/account/components/account-part.tsx';
import { AccountRow, AccountRows } from '#web/features/account/components/account-row.tsx';
import { NotOffered } from '#web/features/account/components/query-content.tsx';
import { type OpenSession, sessionsQuery } from '#web/features/account/queries.ts';
import { endOtherSessions, endSession } from '#web/features/account/sessions.ts';
import { useAccountMutation } from '#web/features/account/use-account-mutation.ts';
import { formatMoment } from '#web/lib/format/format.ts';
import { account } from '#web/locales/fr/account/account.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { QueryList } from '#web/ui/lists/query-list.tsx';
import { confirm } from '#web/ui/overlays/confirm.ts';
import { deviceName, type Machine, machineOf } from '#web/ui/text/user-agent.ts';

const { sessions: text } = account;
const icons: Record<Machine, typeof Laptop> = {
  computer: Laptop,
  phone: Smartphone,
  tablet: Tablet,
  unknown: CircleHelp,
};

export function SessionsSection() {
  const sessions = useQuery(sessionsQuery);
  return (
    <AccountGroup id="sessions" title={text.title}>
      <AccountBlock title={text.subtitle} description={text.description}>
        {isNotOffered(sessions.error) ? (
          <NotOffered />
        ) : (
          <QueryList list={sessions} failure={account.unreadable} empty={null}>
            {(items) => <OpenSessions sessions={items} />}
          </QueryList>
        )}
      </AccountBlock>
    </AccountGroup>
  );
}

function OpenSessions({ sessions }: { sessions: readonly OpenSession[] }) {
  const endOthers = useAccountMutation({
    mutationFn: () => endOtherSessions(),
    invalidates: [sessionsQuery.queryKey],
    success: { title: text.othersEnded },
  });

  async function confirmEndOthers() {
    const question = { title: text.endOthersTitle, description: text.endOthersText, action: text.endOthersAction };
    if (!(await confirm({ ...question, isDangerous: true }))) return;
    await endOthers.run();
  }

  return (
    <>
      <AccountRows label={text.list}>
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </AccountRows>
      <Refused sentence={endOthers.errorMessage} />
      {sessions.length > 1 ? (
        <Actions>
          <Button look="secondary" size="small" isBusy={endOthers.isPending} onClick={() => void confirmEndOthers()}>
            {text.endOthers}
          </Button>
        </Actions>
      ) : (
        <p className="mt-3 text-quiet text-small">{text.alone}</p>
      )}
    </>
  );
}

function SessionRow({ session }: { session: OpenSession }) {
  const { id, current, ip, user_agent: agent, refreshed_at: refreshed, created_at: created } = session;
  const end = useAccountMutation({
    mutationFn: () => endSession(id),
    invalidates: [sessionsQuery.queryKey],
    success: { title: text.ended },
  });
  const Icon = icons[machineOf(agent)];
  const device = deviceName(agent);
  return (
    <AccountRow
      icon={<Icon aria-hidden className="size-5" strokeWidth={1.5} />}
      title={
        <>
          {device}
          {current && <Badge tone="success">{text.current}</Badge>}
        </>
      }
      {...(!current && {
        actions: (
          <Button
            look="quiet"
            size="small"
            aria-label={text.endLabel(device)}
            isBusy={end.isPending}
            onClick={() => void end.run()}
          >
            {text.end}
          </Button>
        ),
      })}
    >
      <p>{text.lastSeen(formatMoment(new Date(refreshed ?? created)))}</p>
      <p>{text.opened(formatMoment(new Date(created)))}</p>
      {ip !== null && <p>{text.place(ip)}</p>}
      {end.errorMessage !== null && (
        <p role="alert" className="text-danger">
          {end.errorMessage}
        </p>
      )}
    </AccountRow>
  );
}
