// The bookings of a partner for the calendar on a telephone: GET ?token=SECRET, asked again and again by machines without an account.
import { addressOf, serverClient } from '../_shared/server.ts';
import { type BookingsFeed, bookingsCalendar } from './bookings.ts';

type Answer = { state: 'unknown' } | ({ state: 'open' } & BookingsFeed);

Deno.serve(async (request: Request): Promise<Response> => {
  if (request.method !== 'GET' && request.method !== 'HEAD') return refusal(405, 'Méthode non prévue.');
  const token = new URL(request.url).searchParams.get('token') ?? '';
  if (!/^[A-Za-z0-9_-]{32,64}$/.test(token)) return refusal(404, 'Cette adresse n’ouvre aucun calendrier.');
  const { data, error } = await serverClient().rpc('partner_feed', { token, address: addressOf(request) });
  if (error) {
    const isSlowed = error.code === 'PT429';
    return isSlowed
      ? refusal(429, 'Trop d’adresses erronées. Réessayez dans quelques minutes.')
      : refusal(503, 'Le calendrier ne peut pas être lu pour l’instant.');
  }
  const answer = data as Answer;
  if (answer.state !== 'open') return refusal(404, 'Cette adresse n’ouvre aucun calendrier.');
  return new Response(bookingsCalendar(answer, new Date()), {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'inline; filename="reservations.ics"',
      'cache-control': 'private, no-store',
    },
  });
});

const refusal = (status: number, message: string): Response => Response.json({ code: status, message }, { status });
