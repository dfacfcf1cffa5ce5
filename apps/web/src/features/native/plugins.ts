// What the native shells ask of their plugins, and nothing more. capacitor-plugins.ts is the only module that knows Capacitor.
import type { NativePush } from '#web/lib/device/native.ts';

export interface Plugins {
  platform: 'android' | 'ios';
  secureStore: SecureStore;
  biometrics: {
    isAvailable(): Promise<boolean>;
    verify(): Promise<Verification>;
  };
  app: {
    onBackButton(listener: () => void): void;
    onLink(listener: (url: string) => void): void;
    /** Called with false when the application leaves the screen, with true when it returns. */
    onActive(listener: (isActive: boolean) => void): void;
    /** The link that started the application. */
    launchLink(): Promise<string | null>;
    exit(): void;
  };
  browser: { open(url: string): Promise<void>; close(): void };
  share: {
    link(link: { title: string; url: string }): Promise<void>;
    file(file: Blob, name: string): Promise<void>;
  };
  push: PushPlugin;
  hideSplash(): void;
}

export type PushPlugin = Omit<NativePush, 'service'>;

export interface SecureStore {
  get(key: string): Promise<string | null>;
  set(key: string, value: string): Promise<void>;
  remove(key: string): Promise<void>;
  clear(): Promise<void>;
}

/** `refused`: the device did not recognise the person. `cancelled`: nobody was checked. `failed`: the check could not take place. */
export type Verification = 'verified' | 'refused' | 'cancelled' | 'failed';
