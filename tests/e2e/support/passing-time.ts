// Time that a story cannot wait for: the minute before mails leave, the days before a reminder may. Nobody is allowed to change
// either by a request, so it is done in the database of the test's own server.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';

/** The mails of an event that wait leave now. */
export const letMailsLeave = (eventId: string): Promise<void> =>
  inDatabase(
    `select graphile_worker.reschedule_jobs(array(
       select j.id from graphile_worker.jobs j
       join public.invitation_mails m on m.outbox_id::text = j.key where m.event_id = $1
     ), run_at => now())`,
    [eventId],
  );

/** Whatever was mailed for an event was mailed that many days earlier. */
export const letDaysPass = (eventId: string, days: number): Promise<void> =>
  inDatabase(
    'update public.invitation_mails set queued_at = queued_at - make_interval(days => $2) where event_id = $1',
    [eventId, days],
  );

/** The day of a booking has come and gone, and the night after it. */
export async function letBookingPass(requestId: string): Promise<void> {
  await inDatabase('update public.quotes set starts_on = private.today() - 3, ends_on = null where request_id = $1', [
    requestId,
  ]);
  await inDatabase('select private.expire_requests()', []);
}

/** An event was eight days ago, and the morning has come on which its hosts are asked for their reviews. */
export async function letWeekPass(eventId: string): Promise<void> {
  await inDatabase(
    `update public.events set starts_on = private.today() - 8, ends_on = null, rsvp_closes_on = null where id = $1`,
    [eventId],
  );
  await inDatabase('select private.ask_for_reviews()', []);
}

async function inDatabase(statement: string, values: readonly unknown[]): Promise<void> {
  // PostgreSQL's own note of where it listens: the port is its fourth line, the socket's folder the fifth.
  const note = await readFile(path.join(process.env.E2E_DATA_DIR ?? '', 'pg', 'postmaster.pid'), 'utf8');
  const [port, host] = note.split('\n').slice(3, 5);
  const client = new pg.Client({ host, port: Number(port), user: 'postgres', database: 'postgres' });
  await client.connect();
  try {
    await client.query(statement, [...values]);
  } finally {
    await client.end();
  }
}
