// The planning of an event for the calendar on a telephone: GET ?token=SECRET, asked again and again by machines without an account.
import { addressOf, serverClient } from '../_shared/server.ts';
import { type Feed, planningOf } from './planning.ts';

type Answer = { state: 'unknown' | 'gone' } | ({ state: 'open' } & Feed);

Deno.serve(async (request: Request): Promise<Response> => {
  if (request.method !== 'GET' && request.method !== 'HEAD') return refusal(405, 'Méthode non prévue.');
  const token = new URL(request.url).searchParams.get('token') ?? '';
  if (!/^[A-Za-z0-9_-]{32,64}$/.test(token)) return refusal(404, 'Cette adresse n’ouvre aucun planning.');
  const { data, error } = await serverClient().rpc('calendar_feed', { token, address: addressOf(request) });
  if (error) {
    const isSlowed = error.code === 'PT429';
    return isSlowed
      ? refusal(429, 'Trop d’adresses erronées. Réessayez dans quelques minutes.')
      : refusal(503, 'Le planning ne peut pas être lu pour l’instant.');
  }
  const answer = data as Answer;
  if (answer.state === 'gone') return refusal(410, 'Ce planning n’est plus en ligne.');
  if (answer.state !== 'open') return refusal(404, 'Cette adresse n’ouvre aucun planning.');
  return new Response(planningOf(answer, new Date()), {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'inline; filename="planning.ics"',
      'cache-control': 'private, no-store',
    },
  });
});

const refusal = (status: number, message: string): Response => Response.json({ code: status, message }, { status });
