// Push messages by the services of the platforms: Firebase on Android, Apple's on iOS.
import { Capacitor } from '@capacitor/core';
import { type PushNotificationSchema, PushNotifications } from '@capacitor/push-notifications';
import type { PushPlugin } from '#web/features/native/plugins.ts';
import type { PushPermission, ShownNotification } from '#web/lib/device/native.ts';
import { native as text } from '#web/locales/fr/native.ts';

/** Without a network to its service, a device answers neither yes nor no. */
const REGISTER_MS = 20_000;

export function createPushPlugin(): PushPlugin {
  let token: string | null = null;
  return {
    permission: async () => permissionOf((await PushNotifications.checkPermissions()).receive),
    askPermission: async () => permissionOf((await PushNotifications.requestPermissions()).receive),
    async register() {
      // Android shows messages in a channel, whose name is in the settings of the system. The server names it by this id.
      if (Capacitor.getPlatform() === 'android')
        await PushNotifications.createChannel({
          id: 'notifications',
          name: text.channel,
          importance: 4,
          visibility: 0,
        });
      token = await register();
      return token;
    },
    async unregister() {
      await PushNotifications.unregister();
      await PushNotifications.removeAllDeliveredNotifications().catch(() => undefined);
      return token;
    },
    onOpen(listener) {
      const added = PushNotifications.addListener('pushNotificationActionPerformed', ({ notification }) =>
        listener(notification.data),
      );
      return () => void added.then((handle) => handle.remove());
    },
    async shown() {
      const { notifications } = await PushNotifications.getDeliveredNotifications();
      return notifications.map(shownNotification);
    },
  };
}

/** Both systems name a shown message by what the server gave: Android has it as the tag, iOS as the identifier. */
const shownNotification = (notification: PushNotificationSchema): ShownNotification => ({
  tag: notification.tag ?? notification.id,
  close: () => void PushNotifications.removeDeliveredNotifications({ notifications: [notification] }),
});

/** Android may ask a second time (`prompt-with-rationale`). */
const permissionOf = (state: string): PushPermission => (state === 'granted' || state === 'denied' ? state : 'prompt');

async function register(): Promise<string | null> {
  const { promise, resolve } = Promise.withResolvers<string | null>();
  const listeners = await Promise.all([
    PushNotifications.addListener('registration', ({ value }) => resolve(value)),
    PushNotifications.addListener('registrationError', () => resolve(null)),
  ]);
  const patience = setTimeout(() => resolve(null), REGISTER_MS);
  try {
    await PushNotifications.register();
    return await promise;
  } finally {
    clearTimeout(patience);
    for (const listener of listeners) void listener.remove();
  }
}
