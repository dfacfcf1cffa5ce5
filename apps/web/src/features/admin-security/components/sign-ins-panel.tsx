// The sign-ins that succeeded and that failed, with the network they came from.
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { BlockDialog } from '#web/features/admin-security/components/block-dialog.tsx';
import { signInsQuery } from '#web/features/admin-security/queries.ts';
import type { SignIn } from '#web/features/admin-security/security-data.ts';
import { outcomeFilters, type SecurityView } from '#web/features/admin-security/security-view.ts';
import { formatMoment } from '#web/lib/format/format.ts';
import { security } from '#web/locales/fr/admin/security.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { ToggleGroup } from '#web/ui/fields/toggle-group.tsx';
import { QueryList } from '#web/ui/lists/query-list.tsx';
import { deviceName } from '#web/ui/text/user-agent.ts';

const { signIns: text } = security;

export interface PanelProps {
  view: SecurityView;
  onChange: (changed: Partial<SecurityView>) => void;
}

export function SignInsPanel({ view, onChange }: PanelProps) {
  const list = useInfiniteQuery(signInsQuery(view));
  const [blocking, setBlocking] = useState<string | null>(null);
  const ownNetwork = list.data?.pages[0]?.own_network ?? null;
  return (
    <>
      <div className="mb-6">
        <ToggleGroup
          label={text.filter}
          options={outcomeFilters.map((value) => ({ value, label: text[value] }))}
          chosen={[view.outcome]}
          onToggle={(value) => onChange({ outcome: outcomeFilters.find((one) => one === value) ?? 'all' })}
        />
      </div>
      <QueryList
        list={{ data: list.data?.pages.flatMap(({ rows }) => rows), isError: list.isError, refetch: list.refetch }}
        failure={text.loadFailed}
        empty={<EmptyState title={text.empty} text={text.emptyText} />}
      >
        {(rows) => (
          <>
            <ul aria-label={text.list} className="divide-y divide-hairline border-hairline border-y">
              {rows.map((row) => (
                <SignInLine
                  key={row.id}
                  signIn={row}
                  isOwnNetwork={row.network === ownNetwork}
                  onBlock={setBlocking}
                  onAccount={(account) => onChange({ tab: 'sessions', account, outcome: 'all' })}
                />
              ))}
            </ul>
            {list.hasNextPage && (
              <p className="mt-6">
                <Button
                  look="secondary"
                  size="small"
                  isBusy={list.isFetchingNextPage}
                  onClick={() => void list.fetchNextPage()}
                >
                  {security.more}
                </Button>
              </p>
            )}
          </>
        )}
      </QueryList>
      {blocking !== null && <BlockDialog network={blocking} onClose={() => setBlocking(null)} />}
    </>
  );
}

interface SignInLineProps {
  signIn: SignIn;
  isOwnNetwork: boolean;
  onBlock: (network: string) => void;
  onAccount: (account: string) => void;
}

function SignInLine({ signIn, isOwnNetwork, onBlock, onAccount }: SignInLineProps) {
  const { account, network, user_id: userId, outcome, method, hits } = signIn;
  const isOk = outcome === 'ok';
  return (
    <li className="grid gap-x-8 gap-y-1 py-4 tablet:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] tablet:items-center desktop:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto]">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 wrap-anywhere">
          {userId !== null && account !== null ? (
            <button
              type="button"
              aria-label={text.account(account)}
              onClick={() => onAccount(userId)}
              className="min-h-11 text-left text-accent underline-offset-4 hover:underline"
            >
              {account}
            </button>
          ) : (
            <span className="inline-flex min-h-11 items-center text-quiet">{whoOf(signIn)}</span>
          )}
          <Badge tone={isOk ? 'success' : 'danger'}>{text.outcomes[outcome] ?? outcome}</Badge>
          {hits > 1 && <span className="text-quiet text-small tabular-nums">{text.times(hits)}</span>}
        </p>
      </div>
      <div className="min-w-0 text-small">
        <p>{text.methods[method] ?? method}</p>
        {signIn.user_agent !== null && <p className="text-quiet">{deviceName(signIn.user_agent)}</p>}
        <p className="wrap-anywhere text-quiet tabular-nums">
          {network === null ? security.unknownNetwork : security.network(network)}
        </p>
      </div>
      <div className="flex min-w-0 flex-wrap items-center gap-x-4 text-small desktop:flex-col desktop:items-end">
        <time dateTime={signIn.last_at} className="text-quiet tabular-nums">
          {formatMoment(new Date(signIn.last_at))}
        </time>
        {signIn.is_blocked ? (
          <Badge tone="metal">{text.blocked}</Badge>
        ) : (
          network !== null &&
          !isOk &&
          !isOwnNetwork && (
            <Button look="quiet" size="small" aria-label={text.blockOf(network)} onClick={() => onBlock(network)}>
              {text.block}
            </Button>
          )
        )}
      </div>
    </li>
  );
}

function whoOf({ is_deleted: isDeleted, is_unknown: isUnknown }: SignIn): string {
  if (isDeleted) return text.deletedAccount;
  return isUnknown ? text.unknownAccount : text.noAccount;
}
