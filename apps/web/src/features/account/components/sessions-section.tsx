// Where the account is signed in, and an end to what its owner does not know.
import { useQuery } from '@tanstack/react-query';
import { CircleHelp, Laptop, Smartphone, Tablet } from 'lucide-react';
import { AccountBlock, AccountGroup, Actions, Refused } from '#web/features/account/components/account-part.tsx';
import { AccountRow, AccountRows } from '#web/features/account/components/account-row.tsx';
import { type OpenSession, sessionsQuery } from '#web/features/account/queries.ts';
import { endOtherSessions, endSession } from '#web/features/account/sessions.ts';
import { useAct } from '#web/features/account/use-account-mutation.ts';
import { deviceName, type Machine, machineOf } from '#web/features/account/user-agent.ts';
import { formatMoment } from '#web/lib/format/format.ts';
import { account } from '#web/locales/fr/account.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { QueryList } from '#web/ui/lists/query-list.tsx';
import { confirm } from '#web/ui/overlays/confirm.ts';

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
        <QueryList list={sessions} failure={account.unreadable} empty={null}>
          {(items) => <OpenSessions sessions={items} />}
        </QueryList>
      </AccountBlock>
    </AccountGroup>
  );
}

function OpenSessions({ sessions }: { sessions: readonly OpenSession[] }) {
  const act = useAct();

  async function endOthers() {
    const question = { title: text.endOthersTitle, description: text.endOthersText, action: text.endOthersAction };
    if (!(await confirm({ ...question, isDangerous: true }))) return;
    await act.run(endOtherSessions, { success: { title: text.othersEnded } });
  }

  return (
    <>
      <AccountRows label={text.list}>
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </AccountRows>
      <Refused sentence={act.refusal} />
      {sessions.length > 1 ? (
        <Actions>
          <Button look="secondary" size="small" isBusy={act.isBusy} onClick={() => void endOthers()}>
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
  const act = useAct();
  const { id, current, ip, user_agent: agent, refreshed_at: refreshed, created_at: created } = session;
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
            isBusy={act.isBusy}
            onClick={() => void act.run(() => endSession(id), { success: { title: text.ended } })}
          >
            {text.end}
          </Button>
        ),
      })}
    >
      <p>{text.lastSeen(formatMoment(new Date(refreshed ?? created)))}</p>
      {ip !== null && <p>{text.place(ip)}</p>}
      {act.refusal !== null && (
        <p role="alert" className="text-danger">
          {act.refusal}
        </p>
      )}
    </AccountRow>
  );
}
