// The address of a mail's List-Unsubscribe: a mail program posts to it in place of its reader (RFC 8058). Whoever opens it in a browser
// is led to the page with the button: a link that is only looked at changes nothing.
import { callerClient } from '../_shared/caller.ts';

Deno.serve(async (request: Request): Promise<Response> => {
  const token = new URL(request.url).searchParams.get('token') ?? '';
  if (request.method === 'GET' || request.method === 'HEAD') {
    return new Response(null, { status: 303, headers: { location: `/unsubscribe/${encodeURIComponent(token)}` } });
  }
  if (request.method !== 'POST') return answer(405, 'Méthode non prévue.');
  const { data, error } = await callerClient(request).rpc('unsubscribe', { token });
  if (error) return answer(503, 'Votre choix n’a pas pu être enregistré. Réessayez dans un instant.');
  return (data as { state: string }).state === 'unknown'
    ? answer(404, 'Cette adresse n’est pas la nôtre, ou elle est incomplète.')
    : answer(200, 'Vous ne recevrez plus ces messages.');
});

const answer = (status: number, message: string): Response =>
  Response.json({ code: status, message }, { status, headers: { 'cache-control': 'no-store' } });
