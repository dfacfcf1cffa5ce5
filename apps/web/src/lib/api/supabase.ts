// The one client of the platform. It is loaded on first use, so that public pages weigh nothing of it.
import type { Database } from '@liesse/database';
import type { SupabaseClient } from '@supabase/supabase-js';
import { sessionStorage } from '#web/lib/api/session-storage.ts';
import { storageKeys } from '#web/lib/offline/storage-keys.ts';

export type Supabase = SupabaseClient<Database>;

interface Access {
  url: string;
  publishableKey: string;
}

const HEARTBEAT_MS = 30_000;

let access: Access | null = null;
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

async function load(): Promise<Supabase> {
  const { url, publishableKey } = platformAccess();
  // One by one: the bundler leaves out of the client what is not used only where its import stands alone.
  const { createClient } = await import('@supabase/supabase-js');
  const { checkedFetch, configureSessionCheck } = await import('#web/lib/api/session-check.ts');
  configureSessionCheck(supabase);
  return createClient<Database>(url, publishableKey, {
    auth: {
      flowType: 'pkce',
      storage: sessionStorage,
      storageKey: storageKeys.session,
      // The callback page finishes a sign-in itself, and says what went wrong.
      detectSessionInUrl: false,
      experimental: { passkey: true },
    },
    global: { fetch: checkedFetch },
    realtime: { heartbeatIntervalMs: HEARTBEAT_MS },
  });
}
