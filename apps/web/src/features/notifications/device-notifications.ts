// What this device shows as push messages: a click leads to the page and marks the notification as read, and those read elsewhere are
// closed. It is loaded after the page.
import { markAsRead } from '#web/features/notifications/mutations.ts';
import { native } from '#web/lib/device/native.ts';
import { openedNotification, parseOpenNotification } from '#web/lib/push/push-message.ts';
import { renewPush } from '#web/lib/push/push-subscription.ts';
import { closeReadNotifications } from '#web/lib/push/shown-notifications.ts';

interface Page {
  personId: string;
  navigate: (address: string, options?: { replace: boolean }) => void;
  onRead: () => void;
}

/** Returns the function that ends it. */
export function followDeviceNotifications({ personId, navigate, onRead }: Page): () => void {
  const read = async (id: string | null) => {
    if (id === null) return;
    await markAsRead(id);
    onRead();
  };
  const open = (data: unknown) => {
    const notification = parseOpenNotification(data);
    if (notification === null) return;
    void read(notification.id);
    if (notification.href !== null) navigate(notification.href);
  };
  const stop = listen(open);
  const opened = openedNotification(location.hash);
  if (opened !== null) {
    void read(opened);
    navigate(location.pathname + location.search, { replace: true });
  }
  void renewPush(personId).catch(() => undefined);
  closeRead();
  return stop;
}

function listen(open: (data: unknown) => void): () => void {
  const device = native();
  if (device !== null) return device.push.onOpen((data) => open({ open: data }));
  const receive = ({ data }: MessageEvent) => open(data);
  navigator.serviceWorker.addEventListener('message', receive);
  return () => navigator.serviceWorker.removeEventListener('message', receive);
}

export function closeRead(): void {
  if (native() !== null || Notification.permission === 'granted') void closeReadNotifications().catch(() => undefined);
}
