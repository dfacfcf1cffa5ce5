// Moves dates that a test cannot wait for: the minute before mails are sent, the days before a reminder. No request may change
// them, so it is done in the database of the test's own server.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { moveBookingBack } from '#tests/support/booking-time.ts';

/** Sends the waiting mails of an event now. */
export const sendWaitingMails = (eventId: string): Promise<void> =>
  inDatabase(
    `select graphile_worker.reschedule_jobs(array(
       select j.id from graphile_worker.jobs j
       join public.invitation_mails m on m.outbox_id::text = j.key where m.event_id = $1
     ), run_at => now())`,
    [eventId],
  );

/** Dates all mails of an event that many days earlier. */
export const backdateMails = (eventId: string, days: number): Promise<void> =>
  inDatabase(
    'update public.invitation_mails set queued_at = queued_at - make_interval(days => $2) where event_id = $1',
    [eventId, days],
  );

/** Moves a booking back until its day and the night after it are over. */
export async function moveBookingToPast(requestId: string, daysAgo = 3): Promise<void> {
  await inDatabase(moveBookingBack, [requestId, daysAgo]);
  await inDatabase('select private.expire_requests()', []);
}

/** Makes the partner of a request a year old and from another network: a test runs both sides on one machine within a minute. */
export async function separatePartnerFromHosts(requestId: string): Promise<void> {
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

/** Makes the listing of a partner new, so that its first review is held for moderation. */
export const makeListingNew = (partnerId: string): Promise<void> =>
  inDatabase('update public.partners set created_at = now() where id = $1', [partnerId]);

/** Moves a booking eight days back, and runs the job that asks its hosts for their reviews. */
export async function passReviewDelay(requestId: string): Promise<void> {
  await moveBookingToPast(requestId, 8);
  await inDatabase('select private.ask_for_reviews()', []);
}

/** Brings the publication of a scheduled post near, to two seconds from now. */
export const publishSoon = (slug: string): Promise<void> =>
  inDatabase(`update public.posts set published_at = now() + interval '2 seconds' where slug = $1`, [slug]);

/** Runs a statement with the rights of the owner of the tables. */
export async function inDatabase(statement: string, values: readonly unknown[]): Promise<void> {
  // PostgreSQL writes where it listens to postmaster.pid: the port is its fourth line, the folder of the socket the fifth.
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
