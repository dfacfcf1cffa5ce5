// The announcements, the newest first, with a dialog to write one.

import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { AnnouncementDialog } from '#web/features/site-content/components/announcement-dialog.tsx';
import { useDeleteAnnouncementMutation } from '#web/features/site-content/mutations.ts';
import { announcementsQuery } from '#web/features/site-content/queries.ts';
import type { Announcement } from '#web/features/site-content/text.ts';
import { formatMoment } from '#web/lib/format/format.ts';
import { content } from '#web/locales/fr/admin/content.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { MoreButton } from '#web/ui/lists/more-button.tsx';
import { QueryList } from '#web/ui/lists/query-list.tsx';
import { confirm } from '#web/ui/overlays/confirm.ts';

const { announcements: text } = content;

export function AnnouncementList() {
  const list = useInfiniteQuery(announcementsQuery);
  const remove = useDeleteAnnouncementMutation();
  const [openId, setOpenId] = useState<string | null>(null);
  const [isWriting, setWriting] = useState(false);
  const rows = list.data?.pages.flat();
  const open = rows?.find(({ id }) => id === openId) ?? null;

  async function askDelete({ id }: Announcement) {
    const question = { title: text.removeTitle, description: text.removeText, action: text.remove, isDangerous: true };
    if (await confirm(question)) await remove.run(id);
  }

  return (
    <>
      <div className="mb-6 flex flex-wrap items-start justify-between gap-4">
        <p className="max-w-measure text-quiet">{text.lead}</p>
        <Button size="small" onClick={() => setWriting(true)}>
          {text.write}
        </Button>
      </div>
      <QueryList
        list={{ data: rows, isError: list.isError, refetch: list.refetch }}
        failure={text.loadFailed}
        empty={<EmptyState title={text.empty} text={text.emptyText} />}
      >
        {(announcements) => (
          <>
            <ul aria-label={text.list} className="divide-y divide-hairline border-hairline border-y">
              {announcements.map((one) => (
                <li key={one.id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-4">
                  <div className="min-w-0">
                    <p className="max-w-measure wrap-anywhere font-medium">{one.body}</p>
                    <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-quiet text-small">
                      <State announcement={one} now={list.dataUpdatedAt} />
                      {text.audiences[one.audience]} ·{' '}
                      {text.period(formatMoment(new Date(one.starts_at)), formatMoment(new Date(one.ends_at)))}
                    </p>
                  </div>
                  <div className="flex gap-2">
                    <Button
                      look="secondary"
                      size="small"
                      aria-label={text.editOf(one.body)}
                      onClick={() => setOpenId(one.id)}
                    >
                      {text.edit}
                    </Button>
                    <Button
                      look="quiet"
                      size="small"
                      aria-label={text.removeOf(one.body)}
                      onClick={() => void askDelete(one)}
                    >
                      {text.remove}
                    </Button>
                  </div>
                </li>
              ))}
            </ul>
            <MoreButton list={list}>{text.more}</MoreButton>
          </>
        )}
      </QueryList>
      {isWriting && <AnnouncementDialog announcement={null} onClose={() => setWriting(false)} />}
      {open !== null && <AnnouncementDialog key={open.id} announcement={open} onClose={() => setOpenId(null)} />}
    </>
  );
}

interface StateProps {
  announcement: Announcement;
  /** When the list was read, so that an edited period is compared with the time of its own read. */
  now: number;
}

function State({ announcement: { starts_at, ends_at }, now }: StateProps) {
  if (Date.parse(starts_at) > now) return <Badge tone="metal">{text.states.upcoming}</Badge>;
  return Date.parse(ends_at) > now ? (
    <Badge tone="success">{text.states.current}</Badge>
  ) : (
    <Badge>{text.states.past}</Badge>
  );
}
