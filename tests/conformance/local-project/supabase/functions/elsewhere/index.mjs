import { Application } from 'https://deno.land/x/oak@v12.6.1/mod.ts';

Deno.serve(() => new Response(typeof Application));
