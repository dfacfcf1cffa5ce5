// Prepares the native shell before the first page, then connects the buttons and links of the system to the router.
import { appLinkTarget } from '@liesse/domain';
import type { DataRouter } from 'react-router';
import { dashboardOf } from '#web/features/auth/landing.ts';
import { readSessionAgain } from '#web/features/auth/session.ts';
import { readStoredRole } from '#web/features/auth/stored-role.ts';
import { handleBackButton } from '#web/features/native/back-button.ts';
import { createBiometrics } from '#web/features/native/biometric-unlock.ts';
import { offerCamera } from '#web/features/native/picture-source.ts';
import type { Plugins } from '#web/features/native/plugins.ts';
import { fetchAfterWrites } from '#web/features/native/read-after-write.ts';
import { openSecureSession, type SecureSession } from '#web/features/native/secure-session.ts';
import { clickOnTap } from '#web/features/native/taps.ts';
import { markSessionRefused, sessionStorage } from '#web/lib/api/session-storage.ts';
import { setNative } from '#web/lib/device/native.ts';
import { native as text } from '#web/locales/fr/native.ts';

/** A session that was out of sight for this long is locked again. */
const LOCK_AFTER_MS = 5 * 60_000;

interface Shell {
  /** The address of the first page. */
  firstPage: string;
  connect(router: DataRouter): void;
}

export async function startNative(plugins: Plugins, siteUrl: string): Promise<Shell> {
  const session = await openSecureSession(plugins.secureStore);
  // The client of the platform and every page read this one object.
  Object.assign(sessionStorage, session.storage);
  setNative({
    siteUrl,
    biometrics: createBiometrics(plugins.biometrics, session),
    share: (link) => plugins.share.link(link),
    saveFile: (file, name) => plugins.share.file(file, name),
    openPage: (url) => plugins.browser.open(url),
    push: { ...plugins.push, service: plugins.platform === 'ios' ? 'apns' : 'fcm' },
  });
  globalThis.fetch = fetchAfterWrites(globalThis.fetch.bind(globalThis), siteUrl, Date.now);
  clickOnTap(document);
  if (plugins.platform === 'android') offerCamera(document);
  const link = await plugins.app.launchLink();
  return {
    firstPage: (link === null ? null : appLinkTarget(link, siteUrl)) ?? homeOf(session),
    connect(router) {
      followLinks(plugins, router, siteUrl);
      followBackButton(plugins, router, session);
      lockAfterAbsence(plugins, session);
      whenReady(router, () => plugins.hideSplash());
    },
  };
}

/** Who is signed in starts in their own area, a locked session on the page that unlocks it. */
function homeOf(session: SecureSession): string {
  if (session.isLocked()) return '/login';
  const role = readStoredRole();
  return role === null ? '/home' : dashboardOf(role);
}

function followLinks(plugins: Plugins, router: DataRouter, siteUrl: string): void {
  plugins.app.onLink((url) => {
    const target = appLinkTarget(url, siteUrl);
    if (target === null) return;
    // The page of the provider from which a sign-in returns.
    plugins.browser.close();
    void router.navigate(target);
  });
}

function followBackButton(plugins: Plugins, router: DataRouter, session: SecureSession): void {
  plugins.app.onBackButton(
    () =>
      void handleBackButton({
        pathname: router.state.location.pathname,
        canGoBack: (history.state as { idx?: number } | null)?.idx !== 0,
        goBack: () => void router.navigate(-1),
        goHome: () => void router.navigate(homeOf(session), { replace: true }),
        confirmExit: async () => (await import('#web/features/native/ask.tsx')).ask(text.exit),
        exit: () => plugins.app.exit(),
      }),
  );
}

/** The page stays mounted with what was typed on it, behind the question who is there. */
function lockAfterAbsence(plugins: Plugins, session: SecureSession): void {
  let leftAt = Number.POSITIVE_INFINITY;
  plugins.app.onActive((isActive) => {
    if (!isActive) {
      leftAt = Date.now();
      return;
    }
    if (Date.now() - leftAt < LOCK_AFTER_MS) return;
    session.lock();
    if (!session.isLocked()) return;
    markSessionRefused(true);
    void readSessionAgain();
  });
}

function whenReady(router: DataRouter, then: () => void): void {
  if (router.state.initialized) return then();
  const stop = router.subscribe((state) => {
    if (!state.initialized) return;
    stop();
    then();
  });
}
