// The work of one delivery job: hand the message over, and write down how that ended.
import type { Task } from 'graphile-worker';
import type { Observe } from '#platform/http/observation.ts';
import { DeliveryRefused, type MailSender } from './smtp.ts';

/** Whoever carries text messages. Without one they stay in the mailbox. */
export interface SmsProvider {
  send(to: string, text: string): Promise<void>;
}

export interface DeliveryParts {
  sender: MailSender | null;
  sms: SmsProvider | null;
  observe: Observe;
}

/** A job held longer than this is one of a process that died. */
export const SEND_LIMIT_MS = 45_000;

interface OutboxRow {
  channel: 'mail' | 'sms';
  kind: string;
  recipient: string;
  subject: string;
  body_text: string;
  body_html: string | null;
}

type Outcome = { ok: true; sentBy: 'smtp' | 'sms' | 'mailbox' } | { ok: false; reason: string; isFinal: boolean };

export function createDeliveryTask(parts: DeliveryParts): Task {
  return async (payload, helpers) => {
    const { id } = payload as { id: string };
    const { rows } = await helpers.query<OutboxRow & Record<string, unknown>>(READ, [id]);
    const [message] = rows;
    // Erased with its account, or delivered by a try that could not tell the queue any more.
    if (!message) return;
    const outcome = await attempt(() => send(parts, id, message));
    const { attempts, max_attempts: allowed } = helpers.job;
    if (outcome.ok) {
      await helpers.query(SETTLE, [id, outcome.sentBy]);
      parts.observe({ kind: 'mail.delivered', message: message.kind, attempts });
      return;
    }
    const isFinal = outcome.isFinal || attempts >= allowed;
    await helpers.query(isFinal ? GIVE_UP : REMEMBER, [id, outcome.reason]);
    parts.observe({ kind: 'mail.failed', message: message.kind, attempts, isFinal });
    // Thrown, the queue tries again later.
    if (!isFinal) throw new Error(outcome.reason);
  };
}

const READ = `select channel, kind, recipient, subject, body_text, body_html from platform.outbox
  where id = $1 and sent_at is null and failed_at is null`;
// What has left is not kept: it holds codes and links. The demonstration's mailbox is there to be read.
const SETTLE = `update platform.outbox set sent_at = now(), sent_by = $2::text, last_error = null,
  body_text = case $2::text when 'mailbox' then body_text else '' end,
  body_html = case $2::text when 'mailbox' then body_html end where id = $1`;
const REMEMBER = 'update platform.outbox set last_error = $2 where id = $1';
const GIVE_UP = `update platform.outbox set failed_at = now(), last_error = $2, body_text = '', body_html = null
  where id = $1`;

async function send(parts: DeliveryParts, id: string, message: OutboxRow): Promise<'smtp' | 'sms' | 'mailbox'> {
  const { channel, recipient: to, subject, body_text: text, body_html: html } = message;
  if (channel === 'mail' && parts.sender) {
    await parts.sender.send({ id, to, subject, text, html });
    return 'smtp';
  }
  if (channel === 'sms' && parts.sms) {
    await parts.sms.send(to, text);
    return 'sms';
  }
  return 'mailbox';
}

async function attempt(work: () => Promise<'smtp' | 'sms' | 'mailbox'>): Promise<Outcome> {
  const limit = Promise.withResolvers<never>();
  const timer = setTimeout(() => limit.reject(new DeliveryRefused('no answer in time', false)), SEND_LIMIT_MS);
  try {
    return { ok: true, sentBy: await Promise.race([work(), limit.promise]) };
  } catch (error) {
    if (error instanceof DeliveryRefused) return { ok: false, reason: error.message, isFinal: error.isFinal };
    // A provider's own words may hold the number or the text.
    return { ok: false, reason: 'the message could not be handed over', isFinal: false };
  } finally {
    clearTimeout(timer);
  }
}
