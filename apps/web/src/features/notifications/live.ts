// Announces new notifications and refetches the list when a row changes, on this device or on another one.
import { useQueryClient } from '@tanstack/react-query';
import { notificationsKey } from '#web/features/notifications/queries.ts';
import { useDeviceNotifications } from '#web/features/notifications/use-device-notifications.ts';
import { useLiveRows } from '#web/lib/api/live-rows.ts';
import { announce } from '#web/lib/device/announce.ts';
import { notifications as text } from '#web/locales/fr/account/notifications.ts';

export function useLiveNotifications(personId: string): void {
  const cache = useQueryClient();
  const { closeRead } = useDeviceNotifications(personId);
  useLiveRows([{ table: 'notifications', filter: `user_id=eq.${personId}` }], (changes) => {
    for (const { kind, row } of changes) if (kind === 'INSERT') announce(text.news(String(row['title'])));
    if (changes.some(({ kind }) => kind !== 'INSERT')) closeRead();
    void cache.invalidateQueries({ queryKey: notificationsKey(personId) });
  });
}
