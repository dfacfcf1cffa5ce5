// The share links of a sheet: who has one, when it was last opened, and how it is revoked.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { ShareLinkForm } from '#web/features/events/share-links/share-link-form.tsx';
import {
  removeShareLink,
  revokeShareLink,
  type ShareLink,
  type SheetKind,
  shareLinksQuery,
} from '#web/features/events/share-links/share-links.ts';
import { useLiveRows } from '#web/lib/api/live-rows.ts';
import { serverNow } from '#web/lib/device/clock.ts';
import { formatDay, formatSince } from '#web/lib/format/format.ts';
import { shareLinks as text } from '#web/locales/fr/client/share-links.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { useToastMutation } from '#web/ui/feedback/use-toast-mutation.ts';
import { QueryList } from '#web/ui/lists/query-list.tsx';
import { confirm } from '#web/ui/overlays/confirm.ts';

interface ShareLinksProps {
  eventId: string;
  kind: SheetKind;
  canEdit: boolean;
  hint: string;
  /** Shown while no link exists. */
  empty: ReactNode;
  /** The level of the list's heading. */
  level: 2 | 3;
}

export function ShareLinks({ eventId, kind, canEdit, hint, empty, level }: ShareLinksProps) {
  const query = shareLinksQuery(eventId, kind);
  const { queryKey } = query;
  const list = useQuery(query);
  const cache = useQueryClient();
  const Heading = level === 2 ? 'h2' : 'h3';
  useLiveRows(
    [{ table: 'share_links', filter: `event_id=eq.${eventId}` }],
    () => void cache.invalidateQueries({ queryKey }),
  );
  const revoke = useToastMutation({
    mutationFn: (id: string) => revokeShareLink(id),
    invalidates: [queryKey],
    success: { title: text.revokedToast },
    errorTitle: text.notSaved,
  });
  const remove = useToastMutation({
    mutationFn: (id: string) => removeShareLink(id),
    invalidates: [queryKey],
    errorTitle: text.notSaved,
  });

  async function confirmRevocation({ id, label }: ShareLink): Promise<void> {
    const isSure = await confirm({
      title: text.revokeTitle(label || text.unnamed),
      description: text.revokeText,
      action: text.revoke,
      isDangerous: true,
    });
    if (isSure) await revoke.run(id);
  }

  return (
    <>
      {canEdit ? (
        <ShareLinkForm eventId={eventId} kind={kind} hint={hint} />
      ) : (
        <p className="max-w-measure text-quiet">{text.readOnly}</p>
      )}
      <section aria-label={text.list} className="mt-10">
        <Heading className="text-heading">{text.list}</Heading>
        <QueryList list={list} failure={text.failed} empty={empty}>
          {(links) => (
            <ul className="mt-4 divide-y divide-hairline border-hairline border-y">
              {links.map((link) => (
                <LinkRow
                  key={link.id}
                  link={link}
                  canEdit={canEdit}
                  onRevoke={() => void confirmRevocation(link)}
                  onRemove={() => void remove.run(link.id)}
                />
              ))}
            </ul>
          )}
        </QueryList>
      </section>
    </>
  );
}

interface LinkRowProps {
  link: ShareLink;
  canEdit: boolean;
  onRevoke: () => void;
  onRemove: () => void;
}

function LinkRow({ link, canEdit, onRevoke, onRemove }: LinkRowProps) {
  const [now] = useState(serverNow);
  const { created_at: made, last_seen_at: seen, revoked_at: revoked } = link;
  const label = link.label || text.unnamed;
  return (
    <li className="flex min-h-16 flex-wrap items-center justify-between gap-x-6 gap-y-1 py-3">
      <div className="min-w-0">
        <p className="wrap-anywhere flex flex-wrap items-center gap-x-3">
          {label}
          {revoked !== null && <Badge>{text.revoked}</Badge>}
        </p>
        <p className="text-quiet text-small">
          {text.made(formatDay(new Date(made)))}
          {', '}
          {seen === null ? text.neverSeen : text.seen(formatSince(new Date(seen), now))}
        </p>
      </div>
      {canEdit && (
        <Button
          look="quiet"
          size="small"
          aria-label={revoked === null ? text.revokeOne(label) : text.removeOne(label)}
          onClick={revoked === null ? onRevoke : onRemove}
        >
          {revoked === null ? text.revoke : text.remove}
        </Button>
      )}
    </li>
  );
}
