// The plugins of the native shells, by Capacitor.
import { BiometricAuth, BiometryError, BiometryErrorType } from '@aparajita/capacitor-biometric-auth';
import { KeychainAccess, SecureStorage } from '@aparajita/capacitor-secure-storage';
import { App } from '@capacitor/app';
import { Browser } from '@capacitor/browser';
import { Capacitor } from '@capacitor/core';
import { Directory, Filesystem } from '@capacitor/filesystem';
import { Share } from '@capacitor/share';
import { SplashScreen } from '@capacitor/splash-screen';
import type { Plugins, SecureStore, Verification } from '#web/features/native/plugins.ts';
import { createPushPlugin } from '#web/features/native/push-plugin.ts';
import { native as text } from '#web/locales/fr/native.ts';

export async function openPlugins(): Promise<Plugins> {
  // Neither copied to a new telephone nor into a backup.
  await SecureStorage.setDefaultKeychainAccess(KeychainAccess.whenUnlockedThisDeviceOnly);
  return {
    platform: Capacitor.getPlatform() === 'ios' ? 'ios' : 'android',
    secureStore,
    biometrics: {
      isAvailable: async () => (await BiometricAuth.checkBiometry()).isAvailable,
      verify,
    },
    app: {
      onBackButton: (listener) => void App.addListener('backButton', listener),
      onLink: (listener) => void App.addListener('appUrlOpen', ({ url }) => listener(url)),
      onActive: (listener) => void App.addListener('appStateChange', ({ isActive }) => listener(isActive)),
      launchLink: async () => (await App.getLaunchUrl())?.url ?? null,
      exit: () => void App.exitApp(),
    },
    browser: {
      open: (url) => Browser.open({ url }),
      // Android closes its page by itself and does not have this call.
      close: () => void Browser.close().catch(() => undefined),
    },
    share: {
      link: (link) => ignoreDismissal(Share.share({ ...link, dialogTitle: text.share })),
      file: shareFile,
    },
    push: createPushPlugin(),
    hideSplash: () => void SplashScreen.hide(),
  };
}

const secureStore: SecureStore = {
  get: (key) => SecureStorage.getItem(key),
  set: (key, value) => SecureStorage.setItem(key, value),
  remove: (key) => SecureStorage.removeItem(key),
  clear: () => SecureStorage.clear(),
};

const refusals: ReadonlySet<string> = new Set([
  BiometryErrorType.authenticationFailed,
  BiometryErrorType.biometryLockout,
]);
const cancellations: ReadonlySet<string> = new Set([
  BiometryErrorType.userCancel,
  BiometryErrorType.userFallback,
  BiometryErrorType.appCancel,
  BiometryErrorType.systemCancel,
]);

async function verify(): Promise<Verification> {
  try {
    await BiometricAuth.authenticate({
      reason: text.biometrics.reason,
      cancelTitle: text.biometrics.cancel,
      androidTitle: text.biometrics.title,
      // The code of the telephone is often known to others of a household.
      allowDeviceCredential: false,
    });
    return 'verified';
  } catch (error) {
    const code = error instanceof BiometryError ? error.code : '';
    if (refusals.has(code)) return 'refused';
    return cancellations.has(code) ? 'cancelled' : 'failed';
  }
}

/** A web view cannot download what a page made: the file goes to the dialog of the system, which saves or sends it. */
async function shareFile(file: Blob, name: string): Promise<void> {
  const { uri } = await Filesystem.writeFile({
    // A name may come from somebody else and must not name a folder.
    path: name.replaceAll(/[/\\]/g, '-'),
    directory: Directory.Cache,
    data: await base64Of(file),
  });
  await ignoreDismissal(Share.share({ files: [uri], dialogTitle: text.save }));
}

function base64Of(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => {
      // A data address: the content follows the comma.
      const address = typeof reader.result === 'string' ? reader.result : '';
      resolve(address.slice(address.indexOf(',') + 1));
    });
    reader.addEventListener('error', () => reject(new Error('the file could not be read')));
    reader.readAsDataURL(file);
  });
}

/** Closing the dialog rejects on both systems. */
const ignoreDismissal = (shared: Promise<unknown>): Promise<void> =>
  shared.then(
    () => undefined,
    () => undefined,
  );
