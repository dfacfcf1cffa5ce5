// The configuration of the native shells. `npm run mobile:sync` builds `www` from the web build and copies this into both projects.
import type { CapacitorConfig } from '@capacitor/cli';

const PAPER = '#fbf8f3';

const config: CapacitorConfig = {
  appId: 'fr.liesse.app',
  appName: 'Liesse',
  webDir: 'www',
  backgroundColor: PAPER,
  loggingBehavior: 'debug',
  // The packages of apps/web that have native parts: its package.json is the one list of their versions.
  includePlugins: [
    '@aparajita/capacitor-biometric-auth',
    '@aparajita/capacitor-secure-storage',
    '@capacitor/app',
    '@capacitor/browser',
    '@capacitor/filesystem',
    '@capacitor/keyboard',
    '@capacitor/push-notifications',
    '@capacitor/share',
    '@capacitor/splash-screen',
  ],
  // The oldest WebView that runs the web build (`baseline-widely-available`).
  android: { allowMixedContent: false, minWebViewVersion: 111 },
  ios: { contentInset: 'never' },
  plugins: {
    // The application hides it once its first page is shown; the time is for a start that fails.
    SplashScreen: { launchAutoHide: true, launchShowDuration: 5000, backgroundColor: PAPER, showSpinner: false },
    // Dark signs on the light page, which reaches under the bars and keeps clear of them by `env(safe-area-inset-*)`.
    SystemBars: { insetsHandling: 'css', initialViewportFitValueHint: 'cover', style: 'LIGHT' },
    // The open application shows its own list of notifications; the system shows them while it is closed.
    PushNotifications: { presentationOptions: [] },
    Keyboard: { resize: 'native', resizeOnFullScreen: true },
  },
};

export default config;
