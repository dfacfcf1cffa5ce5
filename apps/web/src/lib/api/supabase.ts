// The one Supabase client. It is loaded on first use, so that public pages do not download it.
import type { Database } from '@liesse/database';
import type { SupabaseClient } from '@supabase/supabase-js';
import { sessionStorage } from '#web/lib/api/session-storage.ts';
import type { Bucket } from '#web/lib/api/storage-on-demand.ts';
import { storageKeys } from '#web/lib/offline/storage-keys.ts';

/** The part for files is loaded with the first of them, so its methods are those that answer by a promise. */
export type Supabase = Omit<SupabaseClient<Database>, 'storage'> & { storage: { from(bucket: string): Bucket } };

interface Access {
  url: string;
  publishableKey: string;
}

const HEARTBEAT_MS = 30_000;

let access: Access | null = null;
let client: Promise<Supabase> | null = null;

/** Called once by the client entry with the configuration that the server put into the page. */
export function configureSupabase(given: Access): void {
  access = given;
}

/** For pages that send a request or two without loading the client. */
export function platformAccess(): Access {
  if (access === null) throw new Error('the platform’s address is not known yet');
  return access;
}

export function supabase(): Promise<Supabase> {
  client ??= load().catch((error: unknown) => {
    // The next call tries again, because the network may be back.
    client = null;
    throw error;
  });
  return client;
}

/** The URL of a file in a public bucket. It needs no client. */
export const publicFileUrl = (bucket: string, path: string): string =>
  `${access?.url ?? ''}/storage/v1/object/public/${bucket}/${path.split('/').map(encodeURIComponent).join('/')}`;

async function load(): Promise<Supabase> {
  const { url, publishableKey } = platformAccess();
  const { createClient, checkedFetch, followSession } = await import('#web/lib/api/supabase-client.ts');
  return followSession(
    supabase,
    createClient<Database>(url, publishableKey, {
      auth: {
        flowType: 'pkce',
        storage: sessionStorage,
        storageKey: storageKeys.session,
        // The callback page completes a sign-in itself, so that it can show what went wrong.
        detectSessionInUrl: false,
        experimental: { passkey: true },
      },
      global: { fetch: checkedFetch },
      realtime: { heartbeatIntervalMs: HEARTBEAT_MS },
    }),
  );
}
