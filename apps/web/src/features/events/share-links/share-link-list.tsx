// The links to a sheet of the event: who has one, when it was last looked at, and how to close it.
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
import type { Refusal } from '#web/lib/api/refusal.ts';
import { formatDay, formatSince } from '#web/lib/format/format.ts';
import { shareLinks as text } from '#web/locales/fr/share-links.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toast/toast-store.ts';
import { QueryList } from '#web/ui/lists/query-list.tsx';
import { confirm } from '#web/ui/overlays/confirm.ts';

interface ShareLinksProps {
  eventId: string;
  kind: SheetKind;
  canEdit: boolean;
  hint: string;
  /** Shown while there is none. */
  empty: ReactNode;
  /** Of the list's heading. */
  level: 2 | 3;
}

export function ShareLinks({ eventId, kind, canEdit, hint, empty, level }: ShareLinksProps) {
  const query = shareLinksQuery(eventId, kind);
  const list = useQuery(query);
  const cache = useQueryClient();
  const renew = () => cache.invalidateQueries({ queryKey: query.queryKey });
  const Heading = level === 2 ? 'h2' : 'h3';
  useLiveRows([{ table: 'share_links', filter: `event_id=eq.${eventId}` }], () => void renew());

  async function act(work: Promise<{ ok: true } | Refusal>, done?: string): Promise<void> {
    const result = await work;
    if (!result.ok) toast({ variant: 'destructive', title: text.notSaved, description: result.message });
    else if (done !== undefined) toast({ title: done });
    await renew();
  }

  async function revoke({ id, label }: ShareLink): Promise<void> {
    const isSure = await confirm({
      title: text.revokeTitle(label || text.unnamed),
      description: text.revokeText,
      action: text.revoke,
      isDangerous: true,
    });
    if (isSure) await act(revokeShareLink(id), text.revokedToast);
  }

  return (
    <>
      {canEdit ? (
        <ShareLinkForm eventId={eventId} kind={kind} hint={hint} onMade={() => void renew()} />
      ) : (
        <p className="max-w-measure text-quiet">{text.readOnly}</p>
      )}
      <section aria-label={text.list} className="mt-10">
        <Heading className="text-heading">{text.list}</Heading>
        <QueryList list={list} failure={text.failed} empty={empty}>
          {(links) => (
            <ul className="mt-4 divide-y divide-hairline border-hairline border-y">
              {links.map((link) => (
                <LinkLine
                  key={link.id}
                  link={link}
                  canEdit={canEdit}
                  onRevoke={() => void revoke(link)}
                  onRemove={() => void act(removeShareLink(link.id))}
                />
              ))}
            </ul>
          )}
        </QueryList>
      </section>
    </>
  );
}

interface LinkLineProps {
  link: ShareLink;
  canEdit: boolean;
  onRevoke: () => void;
  onRemove: () => void;
}

function LinkLine({ link, canEdit, onRevoke, onRemove }: LinkLineProps) {
  const [now] = useState(() => new Date());
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
