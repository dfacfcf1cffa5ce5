// Notices that the server no longer accepts the session of this browser, whichever service says so. The session is renewed if the
// server agrees, and removed otherwise: the client then reports SIGNED_OUT, which the session store handles for every screen.
import type { Session, SupabaseClient } from '@supabase/supabase-js';
import { markSessionRefused, sessionStorage } from '#web/lib/api/session-storage.ts';
import { newTraceparent } from '#web/lib/api/traceparent.ts';
import { storageKeys } from '#web/lib/offline/storage-keys.ts';

/** `gone`: the session is over. `step-missing`: the account has a second step that this token does not include. */
type Reason = 'gone' | 'step-missing';
type AuthClient = Pick<SupabaseClient, 'auth'>;

/** Less than this is the time that an answer takes, and the full seconds of its header. */
const TOLERANCE_MS = 120_000;

let offset = 0;
let getClient: (() => Promise<AuthClient>) | null = null;
let checking: Promise<void> | null = null;
let halfOpenToken: string | null = null;

export function configureSessionCheck(client: () => Promise<AuthClient>): void {
  getClient = client;
}

/** Called once, with a client that was just created. */
export function followSession<Client extends AuthClient>(client: () => Promise<AuthClient>, made: Client): Client {
  configureSessionCheck(client);
  readStoredOffline(made.auth);
  return made;
}

/** `fetch` for requests of the client, which carry the session and go to the platform. The response of another service than the
 * one of sessions is passed on as it is. */
export const checkedFetch: typeof fetch = async (input, init) => {
  const headers = new Headers(init?.headers ?? (input instanceof Request ? input.headers : undefined));
  headers.set('traceparent', newTraceparent());
  const response = await fetch(input, { ...init, headers });
  const address = input instanceof Request ? input.url : String(input);
  noteServerTime(response.headers.get('date'));
  if (response.ok) return address.includes('/auth/v1/') ? withOwnClock(response) : response;
  const reason = await reasonOf(address, response);
  if (reason !== null) void checkSession(reason);
  return response;
};

/** The client compares the end of a token with the clock of the device. Where that clock is wrong, the end that the server names would be
 * over at once, and every request would renew the token, or come a day late. Without it the client adds the lifetime to its own clock. */
async function withOwnClock(response: Response): Promise<Response> {
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => null);
  if (typeof body !== 'object' || body === null || !('access_token' in body && 'expires_at' in body)) return response;
  const { expires_at: _byServer, ...session } = body;
  return Response.json(session, { status: response.status, headers: response.headers });
}

/** How many milliseconds the clock of the server is ahead of that of the device; 0 where both agree. */
export const clockOffset = (): number => offset;

function noteServerTime(header: string | null): void {
  const difference = Date.parse(header ?? '') - Date.now();
  if (!Number.isNaN(difference)) offset = Math.abs(difference) < TOLERANCE_MS ? 0 : difference;
}

/** Refreshes the session, or removes it when the server refuses. Without a network nothing changes. */
export function checkSession(reason: Reason = 'gone'): Promise<void> {
  checking ??= renewOrEnd(reason)
    .catch(() => {
      // The client could not be loaded; the next refused request tries again.
    })
    .finally(() => {
      checking = null;
    });
  return checking;
}

async function renewOrEnd(reason: Reason): Promise<void> {
  const client = await getClient?.();
  const session = (await client?.auth.getSession())?.data.session ?? null;
  if (client === undefined || session === null) return;
  // The token was already refreshed for the missing second step. Until that step is done, the server gives no other answer.
  if (reason === 'step-missing' && session.access_token === halfOpenToken) return;
  const { data, error } = await client.auth.refreshSession();
  if (reason === 'step-missing') halfOpenToken = data.session?.access_token ?? null;
  const isFinal = error !== null && [400, 401, 403].includes(error.status ?? 0);
  if (!isFinal) return;
  markSessionRefused(true);
  await client.auth.signOut({ scope: 'local' });
}

/** Returns why the server refuses the session, or null when it refuses something else. */
async function reasonOf(address: string, response: Response): Promise<Reason | null> {
  const isAuth = address.includes('/auth/v1/');
  // The refresh and sign-out requests handle their own errors.
  if (isAuth && /\/(token|logout)\b/.test(address)) return null;
  if (response.status === 401) return 'gone';
  const isWrapped = response.status === 403 || (response.status === 400 && address.includes('/storage/v1/'));
  if (!isWrapped) return null;
  // The auth service answers 403 for an ended session; the storage service puts the status into the body.
  const body = await response.clone().text();
  if (/"session_not_found"|"statusCode"\s*:\s*"?401/.test(body)) return 'gone';
  // The auth service uses the same code for a second step that is too old; its screens handle that themselves.
  return !isAuth && /insufficient_?aal/i.test(body) ? 'step-missing' : null;
}

/** Without a network the client tries for half a minute to renew a token and then returns no session. The stored one shows who is
 * signed in; a session that has ended is removed from the storage. */
function readStoredOffline(auth: Pick<SupabaseClient['auth'], 'getSession'>): void {
  const read = auth.getSession.bind(auth);
  auth.getSession = async () => {
    const stored = navigator.onLine ? null : sessionStorage.getItem(storageKeys.session);
    return stored === null ? read() : { data: { session: JSON.parse(stored) as Session }, error: null };
  };
}
