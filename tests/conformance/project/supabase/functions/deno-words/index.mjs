// Imports by Deno's words.
import 'jsr:@supabase/functions-js/edge-runtime.d.ts';
import { createClient } from 'npm:@supabase/supabase-js@2';
import { createClient as mapped } from 'client';
import { word } from 'words/word.mjs';

Deno.serve({ port: 8000 }, () =>
  Response.json({ isSame: mapped === createClient, word, url: Deno.env.get('SUPABASE_URL') }),
);
