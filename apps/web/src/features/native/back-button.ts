// The back button of Android: it closes the dialog on top, asks before it leaves the application on the first pages, and goes back elsewhere.
import { dashboardOf } from '#web/features/auth/landing.ts';
import { closeTopOverlay } from '#web/ui/overlays/open-overlays.ts';

/** « / » leads to /home. */
const exitPages: ReadonlySet<string> = new Set([
  '/',
  '/home',
  '/login',
  ...(['client', 'partner', 'admin', 'guest'] as const).map(dashboardOf),
]);

export const asksBeforeExit = (pathname: string): boolean => exitPages.has(pathname.replace(/(?<=.)\/$/, ''));

interface BackOptions {
  pathname: string;
  /** Whether this visit has an earlier page. */
  canGoBack: boolean;
  goBack: () => void;
  goHome: () => void;
  confirmExit: () => Promise<boolean>;
  exit: () => void;
}

export async function handleBackButton(options: BackOptions): Promise<void> {
  if (closeTopOverlay()) return;
  if (asksBeforeExit(options.pathname)) {
    if (await options.confirmExit()) options.exit();
  } else if (options.canGoBack) options.goBack();
  // A link opened this page first.
  else options.goHome();
}
