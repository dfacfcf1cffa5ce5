// The number of pending photos, shown beside the link to the album. It follows the table of photos by realtime events.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { refetchPhotos } from '#web/features/guest-site/album/photo-cache.ts';
import { waitingQuery } from '#web/features/guest-site/album/queries.ts';
import { useLiveRows } from '#web/lib/api/live-rows.ts';
import { formatCount } from '#web/lib/format/format.ts';
import { album as text } from '#web/locales/fr/guest/album.ts';
import { Badge } from '#web/ui/badge.tsx';

export function PendingPhotos({ eventId }: { eventId: string }) {
  const cache = useQueryClient();
  const { data } = useQuery(waitingQuery(eventId));
  useLiveRows([{ table: 'guest_photos', filter: `event_id=eq.${eventId}` }], () => refetchPhotos(cache, eventId));
  if (data === undefined || data.count === 0) return null;
  return (
    <span className="ml-2">
      <span aria-hidden>
        <Badge tone="accent">{formatCount(data.count)}</Badge>
      </span>{' '}
      <span className="sr-only">{text.waitingCount(data.count)}</span>
    </span>
  );
}
