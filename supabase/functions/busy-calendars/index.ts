// Reads the busy days of other calendars into those of partners. POST { name, address } adds one, POST { import } reads one again, both
// for the caller; the timetable's POST without a body, with the service role, reads those that are due.
import { addDays } from '../../../packages/domain/src/dates/days.ts';
import { callerClient } from '../_shared/caller.ts';
import { required } from '../_shared/environment.ts';
import { serverClient } from '../_shared/server.ts';
import { fetchBusyDays } from './fetch-calendar.ts';

interface Refused {
  code?: string;
  message: string;
  hint?: string | null;
}

const MONTHS_AHEAD_DAYS = 732;
/** The rest waits for the next tick. */
const AT_ONCE = 40;

Deno.serve(async (request: Request): Promise<Response> => {
  if (request.method !== 'POST') return refusal(405, { message: 'Méthode non prévue.' });
  if (request.headers.get('authorization') === `Bearer ${required('SUPABASE_SERVICE_ROLE_KEY')}`) return readDue();
  const body = await request.json().catch(() => null);
  if (typeof body?.import === 'string') return readAgain(request, body.import);
  if (typeof body?.name === 'string' && typeof body?.address === 'string') return add(request, body.name, body.address);
  return refusal(400, { message: 'Demande illisible.' });
});

async function add(request: Request, name: string, given: string): Promise<Response> {
  const client = callerClient(request);
  const counted = await client.rpc('start_calendar_fetch');
  if (counted.error) return refusal(422, counted.error);
  // Calendar applications write the same address with a scheme of their own.
  const address = given.trim().replace(/^webcals?:/i, 'https:');
  const read = await fetchBusyDays(address, range());
  if (!read.ok) return refusal(422, { message: read.message, hint: 'address' });
  const { data, error } = await client.rpc('import_busy_days', { name, days: read.days, address });
  return error ? refusal(422, error) : Response.json({ import: data });
}

/** The caller's own policies show the address to its owner alone. */
async function readAgain(request: Request, id: string): Promise<Response> {
  const client = callerClient(request);
  const { data, error } = await client.from('calendar_imports').select('address').eq('id', id).maybeSingle();
  if (error || !data?.address) return refusal(404, { message: 'Ce calendrier n’existe plus.' });
  const counted = await client.rpc('start_calendar_fetch');
  if (counted.error) return refusal(422, counted.error);
  const problem = await save(id, data.address);
  return problem === null ? Response.json({ import: id }) : refusal(422, { message: problem });
}

async function readDue(): Promise<Response> {
  const { data, error } = await serverClient().rpc('due_calendar_imports', { most: AT_ONCE });
  if (error) return refusal(503, { message: 'The imports cannot be read.' });
  const due = data as { id: string; address: string }[];
  await Promise.all(due.map(({ id, address }) => save(id, address)));
  return Response.json({ read: due.length });
}

/** The reading's problem, or null. */
async function save(id: string, address: string): Promise<string | null> {
  const read = await fetchBusyDays(address, range());
  const days = read.ok ? read.days : null;
  const problem = read.ok ? null : read.message;
  const { error } = await serverClient().rpc('save_calendar_import', { import: id, days, problem });
  if (error) throw new Error('save_calendar_import failed', { cause: error });
  return problem;
}

function range(): { first: string; last: string } {
  const today = new Date().toISOString().slice(0, 10);
  return { first: today, last: addDays(today, MONTHS_AHEAD_DAYS) };
}

const refusal = (status: number, { code, message, hint }: Refused): Response =>
  Response.json({ code: code ?? String(status), message, hint: hint ?? null }, { status });
