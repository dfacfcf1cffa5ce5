// The settings of the native shells, from the environment. A shell is released with them: nothing is guessed.
import type { ShellSettings } from './shell-page.ts';

export type SettingsResult = { ok: true; settings: ShellSettings } | { ok: false; problems: string[] };

export function readShellSettings(environment: NodeJS.ProcessEnv): SettingsResult {
  const { PUBLIC_URL = '', API_URL, API_PUBLISHABLE_KEY = '', SITE_NAME } = environment;
  const apiUrl = API_URL === undefined || API_URL === '' ? PUBLIC_URL : API_URL;
  const problems = [
    ...(isOrigin(PUBLIC_URL)
      ? []
      : ['PUBLIC_URL must be the https address of the site, such as https://liesse.example.']),
    ...(isOrigin(apiUrl) || !isOrigin(PUBLIC_URL) ? [] : ['API_URL must be an https address without a path.']),
    // A secret key in a shell would be in the hands of everybody who installs it.
    ...(isPublishable(API_PUBLISHABLE_KEY)
      ? []
      : ['API_PUBLISHABLE_KEY must be the publishable key of the API, never the secret one.']),
  ];
  if (problems.length > 0) return { ok: false, problems };
  return {
    ok: true,
    settings: {
      publicUrl: new URL(PUBLIC_URL).origin,
      apiUrl: new URL(apiUrl).origin,
      publishableKey: API_PUBLISHABLE_KEY,
      siteName: SITE_NAME === undefined || SITE_NAME === '' ? 'Liesse' : SITE_NAME,
    },
  };
}

/** Systems refuse plain http in an application, save to the machine itself. */
function isOrigin(value: string): boolean {
  const url = URL.parse(value);
  if (url === null || url.pathname !== '/' || url.search !== '' || url.hash !== '' || url.username !== '') return false;
  return (
    url.protocol === 'https:' ||
    (url.protocol === 'http:' && ['localhost', '127.0.0.1', '10.0.2.2'].includes(url.hostname))
  );
}

function isPublishable(key: string): boolean {
  if (key.startsWith('sb_publishable_')) return true;
  // The older form of the key is a token that names its role.
  const payload = key.split('.')[1];
  if (payload === undefined) return false;
  try {
    return (JSON.parse(Buffer.from(payload, 'base64url').toString()) as { role?: unknown }).role === 'anon';
  } catch {
    return false;
  }
}
