// The networks that are blocked or were, and the block of another one.
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { BlockDialog } from '#web/features/admin-security/components/block-dialog.tsx';
import { useLiftBlock } from '#web/features/admin-security/mutations.ts';
import { blockedNetworksQuery } from '#web/features/admin-security/queries.ts';
import type { BlockedNetwork } from '#web/features/admin-security/security-data.ts';
import { formatMoment } from '#web/lib/format/format.ts';
import { security } from '#web/locales/fr/admin/security.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { QueryList } from '#web/ui/lists/query-list.tsx';

const { networks: text } = security;

export function NetworksPanel() {
  const [isBlocking, setBlocking] = useState(false);
  const add = (
    <Button look="secondary" size="small" onClick={() => setBlocking(true)}>
      {text.add}
    </Button>
  );
  return (
    <>
      <QueryList
        list={useQuery(blockedNetworksQuery)}
        failure={text.loadFailed}
        empty={
          <EmptyState title={text.empty} text={text.emptyText}>
            {add}
          </EmptyState>
        }
      >
        {(networks) => (
          <>
            <p className="mb-4">{add}</p>
            <ul aria-label={text.list} className="divide-y divide-hairline border-hairline border-y">
              {networks.map((network) => (
                <NetworkLine key={network.id} block={network} />
              ))}
            </ul>
          </>
        )}
      </QueryList>
      {isBlocking && <BlockDialog network="" onClose={() => setBlocking(false)} />}
    </>
  );
}

function NetworkLine({ block }: { block: BlockedNetwork }) {
  const lift = useLiftBlock();
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2 py-4">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="wrap-anywhere font-medium tabular-nums">{block.network}</span>
          <Badge tone={block.is_active ? 'danger' : 'neutral'}>{block.is_active ? text.active : text.over}</Badge>
        </p>
        <p className="max-w-measure whitespace-pre-line wrap-anywhere text-small">{block.reason}</p>
        <p className="text-quiet text-small">
          {endOf(block)}
          {block.by !== null && `, ${text.by(block.by)}`}
        </p>
      </div>
      {block.is_active && (
        <Button
          look="quiet"
          size="small"
          aria-label={text.liftOf(block.network)}
          isBusy={lift.isPending}
          onClick={() => void lift.run(block.id)}
        >
          {text.lift}
        </Button>
      )}
    </li>
  );
}

function endOf({ is_active: isActive, until, lifted_at: liftedAt }: BlockedNetwork): string {
  if (liftedAt !== null) return text.lifted(formatMoment(new Date(liftedAt)));
  return (isActive ? text.until : text.ended)(formatMoment(new Date(until)));
}
