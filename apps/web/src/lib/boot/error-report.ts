// Reports render errors to those who run the site: the message, positions in the site's own scripts, the pattern of the route and the
// build. Nothing of the person, their data or their address is sent, and a message is sent once while the page is open.

const MOST_REPORTS = 5;
const MOST_LINES = 12;
const MAX_MESSAGE = 200;

const reported = new Set<string>();

interface Access {
  url: string;
  publishableKey: string;
}

/** `pattern` is the route's, with parameters in the place of values. */
export function reportError(error: unknown, pattern: string, { url, publishableKey }: Access): void {
  // A page also fails without a network, after a new version (PageUnavailable has the cause) and when the database is unavailable
  // (PublicDataError has the status): these are no errors of its code.
  if (!(error instanceof Error) || 'cause' in error || 'status' in error || !navigator.onLine) return;
  const message = withoutPersonalData(`${error.name}: ${error.message}`);
  if (reported.has(message) || reported.size >= MOST_REPORTS) return;
  reported.add(message);
  const report = {
    message,
    stack: stackLines(error.stack ?? ''),
    route: `/${pattern}`.replace('//', '/'),
    build: buildName(),
  };
  fetch(`${url}/rest/v1/rpc/record_browser_error`, {
    method: 'POST',
    headers: { apikey: publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify(report),
    keepalive: true,
    // A report that is not received is no error for the person.
  }).catch(() => undefined);
}

/** The database does the same again. */
export const withoutPersonalData = (message: string): string =>
  message
    .slice(0, 500)
    .replaceAll(/"[^"]*"?/g, '"…"')
    .replaceAll(/\S+(?:@|:\/\/)\S+/g, '…')
    .replaceAll(/[\w-]*\d[\w-]{11,}/g, '…')
    .replaceAll(/\d{3,}/g, '…')
    .trim()
    .slice(0, MAX_MESSAGE);

/** « render line-editor.js:1:2345 », for the scripts of this site alone. */
export const stackLines = (stack: string): string =>
  stack
    .split('\n')
    .flatMap((line) => {
      const found = /^\s*(?:at )?([\w.$ ]*?)[@\s(]*https?:\/\/[^\s/]+\/assets\/([\w.-]+\.js):(\d+):(\d+)\)?$/.exec(
        line,
      );
      return found === null ? [] : [`${(found[1] ?? '').slice(0, 40)} ${found[2]}:${found[3]}:${found[4]}`.trim()];
    })
    .slice(0, MOST_LINES)
    .join('\n');

/** The name of the entry script, which every build changes. */
function buildName(): string {
  const entry = document.querySelector<HTMLScriptElement>('script[type=module][src*="/assets/"]');
  return /([\w-]+)\.js$/.exec(entry?.src ?? '')?.[1]?.slice(0, 40) ?? 'unknown';
}
