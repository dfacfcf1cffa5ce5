// The open sessions of administrators, or of an account that was looked up by its whole address.
import { useQuery } from '@tanstack/react-query';
import { type SyntheticEvent, useState } from 'react';
import { SessionList } from '#web/features/admin-security/components/session-list.tsx';
import type { PanelProps } from '#web/features/admin-security/components/sign-ins-panel.tsx';
import { findAccount } from '#web/features/admin-security/mutations.ts';
import { accountQuery, adminSessionsQuery } from '#web/features/admin-security/queries.ts';
import { formatMoment } from '#web/lib/format/format.ts';
import { security } from '#web/locales/fr/admin/security.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { useToastMutation } from '#web/ui/feedback/use-toast-mutation.ts';
import { TextField } from '#web/ui/fields/text-field.tsx';

const { sessions: text } = security;

export function SessionsPanel({ view, onChange }: PanelProps) {
  return (
    <>
      <AccountSearch onFound={(account) => onChange({ account })} />
      {view.account === null ? (
        <AdminSessions />
      ) : (
        <AccountSessions key={view.account} account={view.account} onChange={onChange} />
      )}
    </>
  );
}

function AccountSearch({ onFound }: { onFound: (account: string) => void }) {
  const [email, setEmail] = useState('');
  const [error, setError] = useState<string | undefined>(undefined);
  const find = useToastMutation({ mutationFn: findAccount });

  async function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (find.isPending) return;
    if (email.trim() === '') return setError(text.findMissing);
    setError(undefined);
    const found = await find.run(email);
    if (found === null) return;
    if (found.account === null) return setError(text.notFound);
    setEmail('');
    onFound(found.account);
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="mb-8 flex max-w-form items-start gap-3">
      <div className="min-w-0 flex-1">
        <TextField
          label={text.find}
          required={false}
          hint={text.findHint}
          type="email"
          autoComplete="off"
          value={email}
          onChange={({ target }) => setEmail(target.value)}
          error={error ?? find.errorMessage ?? undefined}
        />
      </div>
      <div className="pt-7">
        <Button type="submit" look="secondary" isBusy={find.isPending}>
          {text.findAction}
        </Button>
      </div>
    </form>
  );
}

function AdminSessions() {
  return (
    <section>
      <h2 className="mb-3 text-heading">{text.admins}</h2>
      <SessionList label={text.admins} list={useQuery(adminSessionsQuery)} account={null} />
    </section>
  );
}

interface AccountSessionsProps {
  account: string;
  onChange: PanelProps['onChange'];
}

function AccountSessions({ account, onChange }: AccountSessionsProps) {
  const { data, isError, refetch } = useQuery(accountQuery(account));
  const back = (
    <Button look="quiet" size="small" onClick={() => onChange({ account: null })}>
      {text.back}
    </Button>
  );
  if (data === null) {
    return (
      <EmptyState title={text.gone} text={text.goneText}>
        {back}
      </EmptyState>
    );
  }
  const name = data === undefined || data.name === '' ? text.unnamed : data.name;
  const sessions = data?.sessions.map(({ refreshed_at: refreshed, ...session }) => ({
    ...session,
    name,
    seen_at: refreshed ?? session.created_at,
  }));
  return (
    <section>
      <h2 className="wrap-anywhere text-heading">{text.ofAccount(name)}</h2>
      {data !== undefined && (
        <ul aria-label={text.facts} className="mt-2 text-quiet text-small">
          {data.email !== null && <li className="wrap-anywhere">{data.email}</li>}
          <li>{text.factors(data.factors.filter(({ status }) => status === 'verified').length)}</li>
          <li>{text.passkeys(data.passkeys.length)}</li>
          {data.banned_until !== null && (
            <li className="text-danger">{text.suspended(formatMoment(new Date(data.banned_until)))}</li>
          )}
        </ul>
      )}
      <p className="-ml-4 mt-2 mb-4 flex flex-wrap gap-x-2">
        <Button look="quiet" size="small" onClick={() => onChange({ tab: 'sign-ins', account })}>
          {text.history}
        </Button>
        {back}
      </p>
      <SessionList label={text.ofAccount(name)} list={{ data: sessions, isError, refetch }} account={account} />
    </section>
  );
}
