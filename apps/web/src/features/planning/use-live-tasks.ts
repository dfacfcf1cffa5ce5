// Keeps the cached tasks up to date with what other members write.
import { useQueryClient } from '@tanstack/react-query';
import { invalidateTasks } from '#web/features/planning/queries.ts';
import { refreshTasks } from '#web/features/planning/task-cache.ts';
import { useLiveRows } from '#web/lib/api/live-rows.ts';
import { announce } from '#web/lib/device/announce.ts';
import { planning as text } from '#web/locales/fr/client/planning.ts';

export function useLiveTasks(eventId: string): void {
  const cache = useQueryClient();
  useLiveRows([{ table: 'tasks', filter: `event_id=eq.${eventId}` }], (changes) => {
    if (changes.length === 0) return void invalidateTasks(cache, eventId);
    const ids = [...new Set(changes.map(({ row }) => String(row['id'])))];
    refreshTasks(cache, eventId, ids).then(
      // The count leaves out what this page wrote itself, which is in the cache already.
      (count) => count > 0 && announce(text.live.changed(count)),
      () => {
        // The next realtime event or the next focus of the page fetches the tasks again.
      },
    );
  });
}
