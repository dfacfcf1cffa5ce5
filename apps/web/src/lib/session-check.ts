// Notices that the server no longer accepts the session of this browser, whichever service says so. The session is renewed if the
// server agrees, and removed otherwise: the client then reports SIGNED_OUT, which the session store handles for every screen.
import type { SupabaseClient } from '@supabase/supabase-js';
import { markSessionRefused } from '#web/lib/session-storage.ts';
import { remembered } from '#web/lib/storage-keys.ts';

type AuthClient = Pick<SupabaseClient, 'auth'>;

let getClient: (() => Promise<AuthClient>) | null = null;
let checking: Promise<void> | null = null;

/** Called once, by the module that creates the client. */
export function configureSessionCheck(client: () => Promise<AuthClient>): void {
  getClient = client;
}

/** `fetch` for requests that carry the session. The response is passed on as it is. */
export const checkedFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, init);
  const address = input instanceof Request ? input.url : String(input);
  if (!response.ok && (await refusesSession(address, response))) void checkSession();
  return response;
};

/** Renews the session, or ends it where the server refuses to. Without a network nothing changes. */
export function checkSession(): Promise<void> {
  checking ??= renewOrEnd()
    .catch(() => {
      // The client could not be loaded: the next refusal asks again.
    })
    .finally(() => {
      checking = null;
    });
  return checking;
}

async function renewOrEnd(): Promise<void> {
  const client = await getClient?.();
  if (client === undefined || (await client.auth.getSession()).data.session === null) return;
  const { error } = await client.auth.refreshSession();
  const isFinal = error !== null && [400, 401, 403].includes(error.status ?? 0);
  if (!isFinal) return;
  markSessionRefused(true);
  await client.auth.signOut({ scope: 'local' });
}

async function refusesSession(address: string, response: Response): Promise<boolean> {
  // Renewing and leaving answer for themselves.
  if (/\/auth\/v1\/(token|logout)\b/.test(address)) return false;
  if (response.status === 401) return true;
  const isWrapped = response.status === 403 || (response.status === 400 && address.includes('/storage/v1/'));
  if (!isWrapped) return false;
  // The auth service answers 403 for a session that is gone; the storage service writes its status in the body.
  const body = await response.clone().text();
  if (/"session_not_found"|"statusCode"\s*:\s*"?401/.test(body)) return true;
  // What is known of the account here is older than its second step. The auth service says the same of a step that lies too far back,
  // and its screens ask for it themselves.
  const isStepMissing = /insufficient_?aal/i.test(body) && !address.includes('/auth/v1/');
  return isStepMissing && remembered('secondStep') === null;
}
