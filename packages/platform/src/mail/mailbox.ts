// The demonstration's mailbox: what would have been sent, had this machine a way to send. Messages that did leave are
// not shown, and their content is gone.
import type pg from 'pg';

export interface MailboxEntry {
  id: string;
  channel: 'mail' | 'sms';
  kind: string;
  recipient: string;
  subject: string;
  createdAt: Date;
}

export interface MailboxMessage extends MailboxEntry {
  text: string;
  html: string | null;
}

type Queryable = Pick<pg.Pool, 'query'>;

const COLUMNS = 'id, channel, kind, recipient, subject, created_at as "createdAt"';
const MAX_LISTED = 200;

export async function listMessages(db: Queryable, { limit }: { limit: number }): Promise<MailboxEntry[]> {
  const { rows } = await db.query<MailboxEntry>(
    `select ${COLUMNS} from platform.outbox where sent_by = 'mailbox' order by created_at desc, id limit $1`,
    [Math.max(1, Math.min(limit, MAX_LISTED))],
  );
  return rows;
}

export async function readMessage(db: Queryable, id: string): Promise<MailboxMessage | null> {
  const { rows } = await db.query<MailboxMessage>(
    `select ${COLUMNS}, body_text as text, body_html as html from platform.outbox
     where id::text = $1 and sent_by = 'mailbox'`,
    [id],
  );
  return rows[0] ?? null;
}

/** What a demonstration page shows beside the field that asks for it. */
export async function readLatest(
  db: Queryable,
  { recipient, kind }: { recipient: string; kind: string },
): Promise<{ text: string } | null> {
  const { rows } = await db.query<{ text: string }>(
    `select body_text as text from platform.outbox
     where recipient = $1 and kind = $2 and sent_by is distinct from 'smtp' order by created_at desc limit 1`,
    [recipient, kind],
  );
  return rows[0] ?? null;
}
