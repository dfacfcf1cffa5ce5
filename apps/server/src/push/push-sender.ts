// What every push service has in common: it takes one message to one device, or says that the device is gone.

/** The services by which a message leaves: that of a browser, Google's for the Android application, Apple's for the iOS one. */
export type PushService = 'web' | 'fcm' | 'apns';

export interface PushTarget {
  /** The address at the push service of a browser; the device token in an application. */
  endpoint: string;
  /** The keys of a browser; null in an application. */
  p256dh: string | null;
  auth: string | null;
}

/** The words are those that the person allowed: the services of the platforms can read them. */
export interface PushPayload {
  /** Null for several notifications together. */
  id: string | null;
  title: string;
  body: string;
  href: string | null;
}

export interface PushSender {
  /** `gone`: the subscription has ended for good. Rejects where another attempt may succeed. */
  send(target: PushTarget, payload: PushPayload, signal: AbortSignal): Promise<'delivered' | 'gone'>;
}

/** A device that was switched off for longer does not show old news. */
export const TTL_SECONDS = 86_400;

/** A message that arrives twice replaces itself on the screen by this name. */
export const tagOf = ({ id }: PushPayload): string => id ?? 'notifications';

/** What the application reads when the message is tapped. Both services take texts only. */
export const dataOf = ({ id, href }: PushPayload): Record<string, string> => ({
  ...(id !== null && { id }),
  ...(href !== null && { href }),
});
