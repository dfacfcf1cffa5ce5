// What events and partners have besides guests, by number: tasks, budget lines, documents, requests with their messages, notifications, and
// the photos of partners with their stored files.
import pg from 'pg';
import { bulkLoad, type Rows } from './bulk-load.ts';
import { eachOf, fillEvents, idSql } from './dataset.ts';
import { eventDay } from './days.ts';
import { fillPartners, partnerIdSql } from './partners.ts';

const PARTNERS_AT_ONCE = 10_000;

/** Adds the events numbered `from` to `to` with all that is theirs, and as many partners with ten photos each. */
export async function fillGrowth(admin: pg.ClientConfig, from: number, to: number): Promise<void> {
  await Promise.all([fillEvents(admin, from, to), fillListings(admin, from, to)]);
  await bulkLoad(admin, rowsOf(from, to));
}

async function fillListings(admin: pg.ClientConfig, from: number, to: number): Promise<void> {
  const client = new pg.Client(admin);
  await client.connect();
  try {
    for (let first = from; first <= to; first += PARTNERS_AT_ONCE) {
      await fillPartners(client, first, Math.min(to, first + PARTNERS_AT_ONCE - 1));
    }
  } finally {
    await client.end();
  }
}

function rowsOf(from: number, to: number): Rows[] {
  const events = `generate_series(${from}, ${to}) n`;
  const [event, owner, partner] = [idSql('event'), idSql('owner'), partnerIdSql];
  const [request, conversation] = [idSql('request'), idSql('conversation')];
  const photo = `${partner} || '/' || ${idSql('photo', `n || '-' || k`)} || '.webp'`;
  const document = `${event} || '/' || ${idSql('document', `n || '-' || k`)} || '.pdf'`;
  const stored = (bucket: string, path: string, bytes: number, each: string): string =>
    `insert into storage.objects (bucket_id, name, version, metadata)
       select '${bucket}', ${path}, gen_random_uuid(), '{"size": ${bytes}}' from ${events}, ${each} k`;
  return [
    {
      table: 'storage.objects',
      inserts: [
        stored('partner-photos', photo, 200_000, eachOf(9)),
        stored('event-documents', document, 100_000, eachOf(3)),
      ],
    },
    {
      table: 'public.tasks',
      inserts: [
        `insert into public.tasks (event_id, title, due_on, position, state)
       select ${event}, 'Tâche ' || k, date '${eventDay}' - 7 * k, k, case when k % 3 > 0 then 'todo' else 'done' end
       from ${events}, ${eachOf(20)} k`,
      ],
    },
    {
      table: 'public.partner_photos',
      inserts: [
        `insert into public.partner_photos (partner_id, path, alt, width, height, position)
       select ${partner}, ${photo}, 'Une salle', 1200, 800, k from ${events}, ${eachOf(9)} k`,
      ],
    },
    {
      table: 'public.messages',
      inserts: [
        `insert into public.messages (conversation_id, side, author_id, author_name, body, created_at)
       select ${conversation}, 'client', ${owner}, 'Client', 'Message ' || m, now() - interval '1 hour' * m
       from ${events}, ${eachOf(10)} m`,
      ],
    },
    {
      table: 'public.notifications',
      inserts: [
        `insert into public.notifications (user_id, kind, title, created_at, read_at)
       select ${owner}, 'replies', 'Réponse ' || k, now() - interval '1 day' * k, case when k > 3 then now() end
       from ${events}, ${eachOf(10)} k`,
      ],
    },
    {
      table: 'public.budget_items',
      inserts: [
        `insert into public.budget_items (event_id, label, estimated_cents, position)
       select ${event}, 'Poste ' || k, 10000 * k, k from ${events}, ${eachOf(10)} k`,
      ],
    },
    {
      table: 'public.documents',
      inserts: [
        `insert into public.documents (event_id, path, name, size_bytes, mime, uploaded_by)
       select ${event}, ${document}, 'Contrat ' || k, 100000, 'application/pdf', ${owner} from ${events}, ${eachOf(3)} k`,
      ],
    },
    {
      table: 'public.quote_requests',
      inserts: [
        // To the partner of the same number.
        `insert into public.quote_requests
       (id, event_id, partner_id, partner_name, trade, made_by, client_name, message, kind, event_name, starts_on, state, created_at)
     select ${request}, ${event}, ${partner}, 'Atelier', 'florist', ${owner}, 'Client ' || n, 'Bonjour, êtes-vous libres ?', 'mariage',
       'Noces ' || n, '${eventDay}', 'seen', now() - interval '50 minutes' * (n % 10000)
     from ${events}`,
      ],
    },
    {
      table: 'public.conversations',
      inserts: [
        `insert into public.conversations (id, request_id, event_id, partner_id, last_message_at)
       select ${conversation}, ${request}, ${event}, ${partner}, now() - interval '5 minutes' * (n % 10000)
       from ${events}`,
      ],
    },
  ];
}
