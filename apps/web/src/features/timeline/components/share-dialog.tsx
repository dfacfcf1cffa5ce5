// Who may read the day by a secret link: links are made, seen to be used, and closed.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { NewLinkForm } from '#web/features/timeline/components/new-link-form.tsx';
import {
  removeTimelineLink,
  revokeTimelineLink,
  type TimelineLink,
  timelineLinksQuery,
} from '#web/features/timeline/share-links.ts';
import { formatDay, formatSince } from '#web/lib/format.ts';
import { useLiveRows } from '#web/lib/live-rows.ts';
import type { Refusal } from '#web/lib/refusal.ts';
import { timeline } from '#web/locales/fr/timeline.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { confirm } from '#web/ui/confirm.ts';
import { ListFaces } from '#web/ui/list-faces.tsx';
import { SidePanel } from '#web/ui/overlay.tsx';
import { toast } from '#web/ui/toast/toast-store.ts';

const { links: text } = timeline;

export function ShareDialog({ eventId, onClose }: { eventId: string; onClose: () => void }) {
  const list = useQuery(timelineLinksQuery(eventId));
  const cache = useQueryClient();
  const renew = () => cache.invalidateQueries({ queryKey: timelineLinksQuery(eventId).queryKey });
  useLiveRows([{ table: 'share_links', filter: `event_id=eq.${eventId}` }], () => void renew());

  async function act(work: Promise<{ ok: true } | Refusal>, done?: string): Promise<void> {
    const result = await work;
    if (!result.ok) toast({ variant: 'destructive', title: text.notSaved, description: result.message });
    else if (done !== undefined) toast({ title: done });
    await renew();
  }

  async function revoke({ id, label }: TimelineLink): Promise<void> {
    const isSure = await confirm({
      title: text.revokeTitle(label || text.unnamed),
      description: text.revokeText,
      action: text.revoke,
      isDangerous: true,
    });
    if (isSure) await act(revokeTimelineLink(id), text.revokedToast);
  }

  return (
    <SidePanel isOpen onClose={onClose} title={text.title} description={text.text}>
      <NewLinkForm eventId={eventId} onMade={() => void renew()} />
      <section aria-label={text.list} className="mt-10">
        <h3 className="text-heading">{text.list}</h3>
        <ListFaces list={list} failure={text.failed} empty={<p className="mt-3 text-quiet">{text.empty}</p>}>
          {(links) => (
            <ul className="mt-4 divide-y divide-hairline border-hairline border-y">
              {links.map((link) => (
                <LinkLine
                  key={link.id}
                  link={link}
                  onRevoke={() => void revoke(link)}
                  onRemove={() => void act(removeTimelineLink(link.id))}
                />
              ))}
            </ul>
          )}
        </ListFaces>
      </section>
    </SidePanel>
  );
}

interface LinkLineProps {
  link: TimelineLink;
  onRevoke: () => void;
  onRemove: () => void;
}

function LinkLine({ link, onRevoke, onRemove }: LinkLineProps) {
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
      <Button
        look="quiet"
        size="small"
        aria-label={revoked === null ? text.revokeOne(label) : text.removeOne(label)}
        onClick={revoked === null ? onRevoke : onRemove}
      >
        {revoked === null ? text.revoke : text.remove}
      </Button>
    </li>
  );
}
