// A new function: types of the runtime by JSR, a body of JSON, no CORS headers of its own.
import 'jsr:@supabase/functions-js/edge-runtime.d.ts';

Deno.serve(async (request) => {
  const { name } = await request.json();
  return Response.json({ message: `Hello ${name}!` });
});
