// What the client of the platform is made of, as one chunk that is loaded when it is needed.
export { createClient } from '@supabase/supabase-js';
export { checkedFetch, followSession } from '#web/lib/api/session-check.ts';
