// Time that a story cannot wait for: the minute before mails leave, the days before a reminder may. Nobody is allowed to change
// either by a request, so it is done in the database of the test's own server.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { moveBookingBack } from '#tests/support/booking-time.ts';

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
export async function letBookingPass(requestId: string, daysAgo = 3): Promise<void> {
  await inDatabase(moveBookingBack, [requestId, daysAgo]);
  await inDatabase('select private.expire_requests()', []);
}

/** The vendor of a request has been here for a year, on another network: a story runs both sides on one machine within a minute. */
export async function setVendorApart(requestId: string): Promise<void> {
  await inDatabase('delete from private.booking_traces where request_id = $1', [requestId]);
  await inDatabase(`update private.booking_checks set links = '{}' where request_id = $1`, [requestId]);
  await inDatabase(
    `with listing as (
       update public.partners p set created_at = now() - interval '1 year'
       from public.quote_requests r where r.id = $1 and p.id = r.partner_id returning p.owner_id
     )
     update auth.users u set created_at = now() - interval '1 year' from listing where u.id = listing.owner_id`,
    [requestId],
  );
}

/** The listing of a vendor has only just begun, so that its first review is checked. */
export const letListingBegin = (partnerId: string): Promise<void> =>
  inDatabase('update public.partners set created_at = now() where id = $1', [partnerId]);

/** A booking was eight days ago, and the morning has come on which its hosts are asked for their reviews. */
export async function letWeekPass(requestId: string): Promise<void> {
  await letBookingPass(requestId, 8);
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
