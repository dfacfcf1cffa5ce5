import 'jsr:@supabase/functions-js/edge-runtime.d.ts';
import { serve } from 'https://deno.land/std@0.168.0/http/server.ts';
import { createClient } from 'https://esm.sh/@supabase/supabase-js@2';
import { corsHeaders } from '../_shared/cors.ts';

serve(async (request) => {
  if (request.method === 'OPTIONS') return new Response('ok', { headers: corsHeaders });
  const { name } = await request.json();
  const client = createClient(Deno.env.get('SUPABASE_URL') ?? '', Deno.env.get('SUPABASE_ANON_KEY') ?? '');
  const { count } = await client.from('notices').select('*', { count: 'exact', head: true });
  return new Response(JSON.stringify({ message: `Hello ${name}!`, count }), {
    headers: { ...corsHeaders, 'Content-Type': 'application/json' },
  });
});
