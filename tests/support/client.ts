// The official client, unmodified, as an application on its own device would use it.
import { createClient, type SupabaseClient } from '@supabase/supabase-js';

export interface ClientOptions {
  url: string;
  publishableKey: string;
  flowType?: 'pkce' | 'implicit';
}

export function openClient({ url, publishableKey, flowType = 'pkce' }: ClientOptions): SupabaseClient {
  return createClient(url, publishableKey, {
    auth: { flowType, persistSession: true, autoRefreshToken: false, detectSessionInUrl: false, storage: memory() },
  });
}

function memory() {
  const values = new Map<string, string>();
  return {
    getItem: (name: string) => values.get(name) ?? null,
    setItem: (name: string, value: string) => {
      values.set(name, value);
    },
    removeItem: (name: string) => {
      values.delete(name);
    },
  };
}
