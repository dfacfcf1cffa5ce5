// The one client of the platform. It is loaded on first use, so that public pages weigh nothing of it.
import type { Database } from '@liesse/database';
import type { SupabaseClient } from '@supabase/supabase-js';
import { sessionStorage } from '#web/lib/session-storage.ts';
import { storageKeys } from '#web/lib/storage-keys.ts';

export type Supabase = SupabaseClient<Database>;

interface Access {
  url: string;
  publishableKey: string;
}

const HEARTBEAT_MS = 30_000;

/** How each service writes that the second step is missing: the database, storage, functions. */
const MISSING_STEP = /insufficient_?aal/i;

let access: Access | null = null;
let onMissingStep: (() => void) | null = null;
let client: Promise<Supabase> | null = null;

/** Told once, by the entry, from what the server left in the page. */
export function configureSupabase(given: Access): void {
  access = given;
}

/** For pages that ask the platform a question or two and go without its client. */
export function platformAccess(): Access {
  if (access === null) throw new Error('the platform’s address is not known yet');
  return access;
}

export function supabase(): Promise<Supabase> {
  client ??= load().catch((error: unknown) => {
    // The network may be back at the next try.
    client = null;
    throw error;
  });
  return client;
}

/** Where a file of a public bucket is read. Known without loading the client. */
export const publicFileAddress = (bucket: string, path: string): string =>
  `${access?.url ?? ''}/storage/v1/object/public/${bucket}/${path.split('/').map(encodeURIComponent).join('/')}`;

/** The listener is called when a service other than auth refuses the session because its second step is missing. */
export function listenForMissingStep(listener: () => void): void {
  onMissingStep = listener;
}

async function fetchAndNotice(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const response = await fetch(input, init);
  // The auth service says the same of a step that lies too far back, and its screens ask for it themselves.
  if (
    response.status === 403 &&
    !response.url.includes('/auth/v1/') &&
    MISSING_STEP.test(await response.clone().text())
  )
    onMissingStep?.();
  return response;
}

async function load(): Promise<Supabase> {
  const { url, publishableKey } = platformAccess();
  const { createClient } = await import('@supabase/supabase-js');
  return createClient<Database>(url, publishableKey, {
    auth: {
      flowType: 'pkce',
      storage: sessionStorage,
      storageKey: storageKeys.session,
      // The callback page finishes a sign-in itself, and says what went wrong.
      detectSessionInUrl: false,
      experimental: { passkey: true },
    },
    global: { fetch: fetchAndNotice },
    realtime: { heartbeatIntervalMs: HEARTBEAT_MS },
  });
}
