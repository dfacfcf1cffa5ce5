// What this device shows as push messages: a click leads to the page and marks the notification as read, and those read elsewhere are
// closed.
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { markAsRead } from '#web/features/notifications/mutations.ts';
import { notificationsKey } from '#web/features/notifications/queries.ts';
import { openedNotification, parseOpenNotification } from '#web/lib/push/push-message.ts';

export function useDeviceNotifications(personId: string): { closeRead: () => void } {
  const navigate = useNavigate();
  const { hash, pathname, search } = useLocation();
  const cache = useQueryClient();
  const opened = openedNotification(hash);

  const read = useEffectEvent(async (id: string | null) => {
    if (id === null) return;
    await markAsRead(id);
    await cache.invalidateQueries({ queryKey: notificationsKey(personId) });
  });
  const open = useEffectEvent((data: unknown) => {
    const notification = parseOpenNotification(data);
    if (notification === null) return;
    void read(notification.id);
    if (notification.href !== null) void navigate(notification.href);
  });

  useEffect(() => {
    if (!('serviceWorker' in navigator)) return;
    // Permission may be given while the page is open.
    const listen = ({ data }: MessageEvent) => open(data);
    navigator.serviceWorker.addEventListener('message', listen);
    if (isAllowed()) {
      void import('#web/lib/push/push-subscription.ts').then(({ renewPush }) => renewPush(personId)).catch(() => {});
      closeRead();
    }
    return () => navigator.serviceWorker.removeEventListener('message', listen);
  }, [personId]);

  useEffect(() => {
    if (opened === null) return;
    void read(opened);
    void navigate(pathname + search, { replace: true });
  }, [opened, pathname, search, navigate]);

  return { closeRead };
}

const isAllowed = (): boolean =>
  'serviceWorker' in navigator && 'Notification' in window && Notification.permission === 'granted';

function closeRead(): void {
  if (!isAllowed()) return;
  void import('#web/lib/push/shown-notifications.ts')
    .then(({ closeReadNotifications }) => closeReadNotifications())
    .catch(() => {});
}
