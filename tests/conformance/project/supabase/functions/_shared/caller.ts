// The database as the caller sees it.
import { createClient, type SupabaseClient } from '@supabase/supabase-js';

export function callerClient(request: Request): SupabaseClient {
  return createClient(process.env['SUPABASE_URL'] ?? '', process.env['SUPABASE_ANON_KEY'] ?? '', {
    global: { headers: { Authorization: request.headers.get('authorization') ?? '' } },
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
  });
}
