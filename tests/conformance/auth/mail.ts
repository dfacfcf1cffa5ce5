// Messages as their recipients get them, and what they hold: a code to type, a link to follow. Mail is read where the
// SMTP receiver of the suite has it; text messages have no provider and stay in the outbox.
import { setTimeout as wait } from 'node:timers/promises';
import { inject } from 'vitest';
import { confirming, type Site, sql } from './client.ts';

export type Message = { subject: string; text: string; code: string; link: URL; tokenHash: string };

/** The last message of this kind to an address. */
export async function messageTo(recipient: string, kind: string, site: Site = confirming): Promise<Message> {
  for (let tries = 0; tries < 200; tries += 1) {
    const message = await lastMessage(recipient, kind, site);
    if (message) return read(message);
    await wait(20);
  }
  throw new Error(`no message of the kind ${kind} has reached ${recipient}`);
}

/** Kinds of all messages to an address, oldest first. */
export async function messagesTo(recipient: string, site: Site = confirming): Promise<string[]> {
  const rows = await sql(site, 'select kind from platform.outbox where recipient = $1 order by created_at', [
    recipient,
  ]);
  return rows.map(({ kind }) => String(kind));
}

type Letter = { subject: string; text: string };

async function lastMessage(recipient: string, kind: string, site: Site): Promise<Letter | null> {
  const [row] = await sql(
    site,
    `select id, channel, subject, body_text as text from platform.outbox where recipient = $1 and kind = $2
     order by created_at desc limit 1`,
    [recipient, kind],
  );
  if (!row) return null;
  if (row.channel === 'sms') return { subject: '', text: String(row.text) };
  const response = await fetch(`${inject('conformance').postOffice}/${String(row.id)}`);
  return response.ok ? await response.json() : null;
}

function read({ subject, text }: Letter): Message {
  const [code = ''] = text.replace(/https?:\S+/g, '').match(/\b\d{6}\b/) ?? [];
  const [address = 'about:blank'] = text.match(/https?:\/\/\S+\/verify\?\S+/) ?? [];
  const link = new URL(address);
  return { subject, text, code, link, tokenHash: link.searchParams.get('token') ?? '' };
}
