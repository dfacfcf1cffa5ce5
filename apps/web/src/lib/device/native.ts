// What the native shells add to a browser. It is null in browsers; the entry of the shells sets it before the first page.
import type { Done } from '#web/lib/api/refusal.ts';

export interface Native {
  /** The public address of the site: the page itself has an origin of the device. */
  siteUrl: string;
  biometrics: {
    /** Whether a session of the secure store can be unlocked. */
    isOffered(): boolean;
    isAvailable(): Promise<boolean>;
    /** Verifies the person without a session, before biometrics are switched on. */
    verify(): Promise<Done>;
    unlock(): Promise<Done>;
  };
  /** The dialog of the system. Resolves also when the person closes it. */
  share(link: { title: string; url: string }): Promise<void>;
  saveFile(file: Blob, name: string): Promise<void>;
  /** Opens a page of another site over the application: providers refuse sign-ins inside one. */
  openPage(url: string): Promise<void>;
  push: NativePush;
}

export type PushPermission = 'granted' | 'denied' | 'prompt';

export interface ShownNotification {
  /** The id of the notification, or a text that is none for several together. */
  tag: string;
  close(): void;
}

/** Push messages by the service of the platform: Firebase Cloud Messaging, or Apple's. */
export interface NativePush {
  service: 'fcm' | 'apns';
  permission(): Promise<PushPermission>;
  /** The question of the system, which it asks once or twice only. */
  askPermission(): Promise<PushPermission>;
  /** The token by which the service knows this device; null when that does not answer. */
  register(): Promise<string | null>;
  /** Returns the token that has ended, where it is known. */
  unregister(): Promise<string | null>;
  /** Called when a notification is tapped, also for the one that started the application. Returns the function that ends it. */
  onOpen(listener: (data: unknown) => void): () => void;
  shown(): Promise<ShownNotification[]>;
}

/** The code of a refusal by the device after its last allowed attempt. */
export const BIOMETRICS_EXHAUSTED = 'biometrics_exhausted';
export const BIOMETRICS_REFUSED = 'biometrics_refused';

let current: Native | null = null;

export const native = (): Native | null => current;

export function setNative(given: Native): void {
  current = given;
}

/** The origin for links that leave this device. */
export const siteOrigin = (): string => current?.siteUrl ?? location.origin;

export function leaveFor(url: string): void {
  if (current === null) window.location.assign(url);
  else void current.openPage(url);
}
