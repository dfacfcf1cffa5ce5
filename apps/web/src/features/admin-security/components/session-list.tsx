// Open sessions, each with the button that ends it at once.
import { useState } from 'react';
import { useCloseSession } from '#web/features/admin-security/mutations.ts';
import type { OpenSession } from '#web/features/admin-security/security-data.ts';
import { formatMoment } from '#web/lib/format/format.ts';
import { security } from '#web/locales/fr/admin/security.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { type ListQuery, QueryList } from '#web/ui/lists/query-list.tsx';
import { ReasonDialog } from '#web/ui/overlays/reason-dialog.tsx';
import { deviceName } from '#web/ui/text/user-agent.ts';

const { sessions: text } = security;

interface SessionListProps {
  label: string;
  list: ListQuery<OpenSession>;
  /** Null for the sessions of all administrators. */
  account: string | null;
}

export function SessionList({ label, list, account }: SessionListProps) {
  const [closing, setClosing] = useState<OpenSession | null>(null);
  const close = useCloseSession(account);
  return (
    <>
      <QueryList list={list} failure={text.loadFailed} empty={<EmptyState title={text.empty} text={text.emptyText} />}>
        {(sessions) => (
          <ul aria-label={label} className="divide-y divide-hairline border-hairline border-y">
            {sessions.map((session) => (
              <SessionLine key={session.id} session={session} hasName={account === null} onClose={setClosing} />
            ))}
          </ul>
        )}
      </QueryList>
      {closing !== null && (
        <ReasonDialog
          title={text.closeTitle}
          text={text.closeText(closing.name)}
          action={text.closeAction}
          hint={text.closeHint}
          isBusy={close.isPending}
          refusal={
            close.errorMessage !== null && (
              <Notice tone="danger" title={text.closeFailed}>
                {close.errorMessage}
              </Notice>
            )
          }
          draftName={`close-session:${closing.id}`}
          onSubmit={async (reason) => (await close.run({ session: closing.id, reason })) !== null}
          onClose={() => {
            close.reset();
            setClosing(null);
          }}
        />
      )}
    </>
  );
}

interface SessionLineProps {
  session: OpenSession;
  hasName: boolean;
  onClose: (session: OpenSession) => void;
}

function SessionLine({ session, hasName, onClose }: SessionLineProps) {
  const device = deviceName(session.user_agent);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2 py-4">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 wrap-anywhere">
          {hasName && <span className="font-medium">{session.name}</span>}
          <span>{device}</span>
          {session.is_own && <Badge tone="success">{text.own}</Badge>}
          {session.aal !== 'aal1' && <Badge tone="metal">{text.secondStep}</Badge>}
        </p>
        <p className="text-quiet text-small">{text.seen(formatMoment(new Date(session.seen_at)))}</p>
        <p className="text-quiet text-small">{text.opened(formatMoment(new Date(session.created_at)))}</p>
        {session.ip !== null && <p className="text-quiet text-small tabular-nums">{text.place(session.ip)}</p>}
      </div>
      {!session.is_own && (
        <Button
          look="quiet"
          size="small"
          aria-label={text.closeOf(device, session.name)}
          onClick={() => onClose(session)}
        >
          {text.close}
        </Button>
      )}
    </li>
  );
}
