// The database as the server sees it, for functions of the database that take a caller's network on trust. Never for a table.
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { required } from './environment.ts';

export const serverClient = (): SupabaseClient =>
  createClient(required('SUPABASE_URL'), required('SUPABASE_SERVICE_ROLE_KEY'), {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
  });

/** The address of whoever asked, as the platform saw it: it takes away what the request says of it. */
export const addressOf = (request: Request): string =>
  (request.headers.get('x-forwarded-for') ?? '').split(',')[0]?.trim() ?? '';
