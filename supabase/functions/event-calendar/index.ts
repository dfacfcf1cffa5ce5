// The moments of an event as a calendar file, for whoever may read them: GET ?event=ID or POST {"event": ID}.
import { callerClient } from '../_shared/caller.ts';
import { type CalendarEvent, calendarOf, type Moment } from './calendar.ts';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

Deno.serve(async (request: Request): Promise<Response> => {
  if (request.method !== 'GET' && request.method !== 'POST') return refusal(405, 'Méthode non prévue.');
  const id = await askedEvent(request);
  if (id === null) return refusal(400, 'Indiquez l’identifiant d’un événement.');
  const client = callerClient(request);
  const [event, moments] = await Promise.all([
    client.from('events').select('id, name, place, starts_on, ends_on').eq('id', id).maybeSingle<CalendarEvent>(),
    client
      .from('moments')
      .select('id, name, day, hour, duration_minutes, place, address')
      .eq('event_id', id)
      .order('position')
      .returns<Moment[]>(),
  ]);
  if (event.error ?? moments.error) return refusal(503, 'Le calendrier ne peut pas être lu pour l’instant.');
  // An event that one may not read does not exist, here as elsewhere.
  if (!event.data) return refusal(404, 'Cet événement n’existe pas, ou vous n’y avez pas accès.');
  return new Response(calendarOf(event.data, moments.data ?? [], new Date()), {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `attachment; filename="evenement.ics"; filename*=UTF-8''${fileName(event.data.name)}`,
    },
  });
});

async function askedEvent(request: Request): Promise<string | null> {
  const asked = request.method === 'GET' ? new URL(request.url).searchParams.get('event') : await bodyEvent(request);
  return typeof asked === 'string' && UUID.test(asked) ? asked : null;
}

async function bodyEvent(request: Request): Promise<unknown> {
  const body: unknown = await request.json().catch(() => null);
  return typeof body === 'object' && body !== null && 'event' in body ? body.event : null;
}

const fileName = (name: string): string =>
  encodeURIComponent(`${name.toWellFormed()}.ics`).replace(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16)}`,
  );

const refusal = (status: number, message: string): Response => Response.json({ code: status, message }, { status });
