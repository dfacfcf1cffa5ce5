// The database as the caller sees it: their own token, so that row-level security decides. Never a service key.
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { required } from './environment.ts';

/** What proves who calls: a member's session, or the link of an invitation. */
const PROOFS = ['authorization', 'x-guest-token', 'x-guest-pass'];

export function callerClient(request: Request): SupabaseClient {
  const headers = Object.fromEntries(PROOFS.flatMap((name) => proof(name, request.headers.get(name))));
  return createClient(required('SUPABASE_URL'), required('SUPABASE_ANON_KEY'), {
    global: { headers },
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
  });
}

const proof = (name: string, value: string | null): Array<[string, string]> => (value === null ? [] : [[name, value]]);
