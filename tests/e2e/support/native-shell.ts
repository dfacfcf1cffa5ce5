// The native shell in Chromium: its document and files at the origin that Android gives it, and a device that answers its plugins at
// Capacitor's bridge. Everything above the bridge is the shipped code.
import { randomUUID } from 'node:crypto';
import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { type Browser, expect, type Page } from '@playwright/test';
import { home, keys } from '#tests/e2e/support/service.ts';
import { emailField, passwordField, submitButton } from '#tests/e2e/support/sign-in.ts';
import { dist, renderShellPage } from '../../../scripts/mobile/shell-page.ts';

const SHELL = 'https://localhost';
export const SITE = 'https://liesse.example';

/** What the plugin answers when it does not verify the person. */
type BiometryCode = 'authenticationFailed' | 'biometryLockout' | 'userCancel' | 'biometryNotAvailable';

export interface Device {
  page: Page;
  secureStore: Map<string, string>;
  /** The result of the next checks; null recognises the person. */
  biometry: BiometryCode | null;
  push: {
    permission: 'prompt' | 'granted' | 'denied';
    /** What the person answers to the question of the system. */
    answer: 'granted' | 'denied';
    token: string;
    /** The messages on the screen. */
    shown: Array<{ id: number; tag: string }>;
  };
  /** Calls of plugins as `Plugin.method`, with their options. */
  calls: Array<{ name: string; options: Record<string, unknown> }>;
  /** Sends an event of the system, such as `backButton`. */
  emit(event: string, data?: unknown): Promise<void>;
  /** Ends the application and starts it again. */
  restart(): Promise<void>;
  count(name: string): number;
}

/** The application after its installation, on its first page. */
export async function installShell(browser: Browser, { launchUrl }: { launchUrl?: string } = {}): Promise<Device> {
  // Without the network header of the other tests, which another origin may not send.
  const context = await browser.newContext({ extraHTTPHeaders: {} });
  // The server under test is on this machine, which Chromium asks about.
  await context.grantPermissions(['local-network-access'], { origin: SHELL });
  const page = await context.newPage();
  const device: Device = {
    page,
    secureStore: new Map(),
    biometry: null,
    push: { permission: 'prompt', answer: 'granted', token: `device:${randomUUID()}`, shown: [] },
    calls: [],
    emit: (event, data = {}) =>
      page.evaluate(
        ([name, value]) =>
          (window as unknown as { emitNative: (name: unknown, value: unknown) => void }).emitNative(name, value),
        [event, data],
      ),
    async restart() {
      await page.goto('about:blank');
      await open(page);
    },
    count: (name) => device.calls.filter((call) => call.name === name).length,
  };
  await page.exposeFunction('callNative', (name: string, options: Record<string, unknown> = {}) => {
    device.calls.push({ name, options });
    return answer(device, name, options, launchUrl);
  });
  await page.addInitScript(installBridge, pluginMethods);
  const document = await renderShellPage({
    publicUrl: SITE,
    apiUrl: home(),
    publishableKey: keys().publishableKey,
    siteName: 'Liesse',
  });
  await page.route(`${SHELL}/**`, (route) => {
    const file = path.join(dist, 'client', new URL(route.request().url()).pathname);
    const isFile = existsSync(file) && statSync(file).isFile();
    return isFile ? route.fulfill({ path: file }) : route.fulfill({ contentType: 'text/html', body: document });
  });
  await open(page);
  return device;
}

/** From the page that signs in. */
export async function signInOnDevice(
  { page }: Device,
  { email, password }: { email: string; password: string },
): Promise<void> {
  await emailField(page).fill(email);
  await passwordField(page).fill(password);
  await submitButton(page).click();
  await expect(page).toHaveURL(shellPage('/client/dashboard'));
}

/** The address of the page within the shell. */
export const shellPage = (address: string): string => SHELL + address;

async function open(page: Page): Promise<void> {
  await page.goto(`${SHELL}/`);
  await page.waitForFunction(() => document.documentElement.dataset['hydrated'] !== undefined);
}

type Answer = { value?: unknown; error?: string };

function answer(device: Device, name: string, options: Record<string, unknown>, launchUrl?: string): Answer {
  const { secureStore, biometry, push } = device;
  const key = textOf(options['prefixedKey']);
  switch (name) {
    case 'SecureStorage.internalGetItem':
      return { value: { data: secureStore.get(key) ?? null } };
    case 'SecureStorage.internalSetItem':
      secureStore.set(key, textOf(options['data']));
      return {};
    case 'SecureStorage.internalRemoveItem':
      return { value: { success: secureStore.delete(key) } };
    case 'SecureStorage.internalClearItemsWithPrefix':
      secureStore.clear();
      return {};
    case 'BiometricAuthNative.checkBiometry':
      return { value: { isAvailable: true } };
    case 'BiometricAuthNative.internalAuthenticate':
      return biometry === null ? {} : { error: biometry };
    case 'App.getLaunchUrl':
      return { value: launchUrl === undefined ? null : { url: launchUrl } };
    case 'Filesystem.writeFile':
      return { value: { uri: `file:///cache/${textOf(options['path'])}` } };
    case 'PushNotifications.checkPermissions':
      return { value: { receive: push.permission } };
    case 'PushNotifications.requestPermissions':
      push.permission = push.answer;
      return { value: { receive: push.permission } };
    case 'PushNotifications.register':
      void device.emit('registration', { value: push.token });
      return {};
    case 'PushNotifications.getDeliveredNotifications':
      return { value: { notifications: push.shown } };
    case 'PushNotifications.removeDeliveredNotifications': {
      const removed = new Set((options['notifications'] as Array<{ tag: string }>).map(({ tag }) => tag));
      push.shown = push.shown.filter(({ tag }) => !removed.has(tag));
      return {};
    }
    default:
      return {};
  }
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const pluginMethods: Record<string, string[]> = {
  App: ['exitApp', 'getLaunchUrl'],
  BiometricAuthNative: ['checkBiometry', 'internalAuthenticate'],
  Browser: ['open', 'close'],
  Filesystem: ['writeFile'],
  PushNotifications: [
    'checkPermissions',
    'requestPermissions',
    'createChannel',
    'register',
    'unregister',
    'getDeliveredNotifications',
    'removeDeliveredNotifications',
    'removeAllDeliveredNotifications',
  ],
  SecureStorage: ['internalGetItem', 'internalSetItem', 'internalRemoveItem', 'internalClearItemsWithPrefix'],
  Share: ['share'],
  SplashScreen: ['hide'],
};

/** Runs in the page before its scripts, as Capacitor's own bridge does. */
function installBridge(methods: Record<string, string[]>): void {
  const listeners = new Map<string, { event: string; callback: (data: unknown) => void }>();
  let added = 0;
  const page = window as unknown as {
    callNative: (name: string, options?: unknown) => Promise<Answer>;
    Capacitor: { Exception: new (message: string, code: string) => Error };
  };
  const PluginHeaders = Object.entries(methods).map(([name, own]) => ({
    name,
    methods: [
      ...own.map((method) => ({ name: method, rtype: 'promise' })),
      { name: 'addListener', rtype: 'callback' },
      { name: 'removeListener', rtype: 'callback' },
    ],
  }));
  Object.assign(window, {
    androidBridge: {},
    Capacitor: {
      PluginHeaders,
      async nativePromise(plugin: string, method: string, options?: unknown) {
        const { value, error } = await page.callNative(`${plugin}.${method}`, options);
        if (error !== undefined) throw new page.Capacitor.Exception(error, error);
        return value;
      },
      nativeCallback(
        _plugin: string,
        method: string,
        options: { eventName: string; callbackId?: string },
        callback: (data: unknown) => void,
      ) {
        if (method === 'removeListener') return listeners.delete(options.callbackId ?? '');
        added += 1;
        listeners.set(String(added), { event: options.eventName, callback });
        return String(added);
      },
    },
    emitNative(event: string, data: unknown) {
      for (const listener of listeners.values()) if (listener.event === event) listener.callback(data);
    },
  });
}
