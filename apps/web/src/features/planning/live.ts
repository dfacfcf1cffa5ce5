// Follows the tasks as other members write them. What changed is taken into the list where it stands.
import { useQueryClient } from '@tanstack/react-query';
import { renewTasks } from '#web/features/planning/queries.ts';
import { refreshTasks } from '#web/features/planning/task-cache.ts';
import { useLiveRows } from '#web/lib/api/live-rows.ts';
import { announce } from '#web/lib/device/announce.ts';
import { planning as text } from '#web/locales/fr/planning.ts';

export function useLiveTasks(eventId: string): void {
  const cache = useQueryClient();
  useLiveRows([{ table: 'tasks', filter: `event_id=eq.${eventId}` }], (changes) => {
    if (changes.length === 0) return void renewTasks(cache, eventId);
    const ids = [...new Set(changes.map(({ row }) => String(row['id'])))];
    refreshTasks(cache, eventId, ids).then(
      // What this page wrote itself is here already, and is nothing new.
      (count) => count > 0 && announce(text.live.changed(count)),
      () => {
        // The line has news that cannot be fetched: the next news, or the next look at the page, brings them.
      },
    );
  });
}
