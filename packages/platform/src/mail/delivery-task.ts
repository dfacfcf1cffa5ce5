// The work of one delivery job: hand the message over, and write down how that ended.

import { JobFailed } from '#platform/jobs/failure.ts';
import type { JobTask } from '#platform/jobs/task.ts';
import type { Observe } from '#platform/observation.ts';
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

const SEND_LIMIT_MS = 45_000;

interface OutboxRow {
  channel: 'mail' | 'sms';
  kind: string;
  recipient: string;
  subject: string;
  body_text: string;
  body_html: string | null;
  unsubscribe_url: string | null;
  sender_name: string | null;
  is_current: boolean;
}

type Outcome = { ok: true; sentBy: 'smtp' | 'sms' | 'mailbox' } | { ok: false; reason: string; isFinal: boolean };

/**
 * A message leaves at least once. A process that dies between the mail server's "accepted" and the note of it here is
 * the one way to a second try of what has left: it carries the same Message-ID, by which a receiver can tell.
 */
export function createDeliveryTask(parts: DeliveryParts): JobTask {
  return {
    limitMs: SEND_LIMIT_MS + 15_000,
    async run(payload, job) {
      const { id } = payload as { id: string };
      const { rows } = await job.query<OutboxRow & Record<string, unknown>>(READ, [id]);
      const [message] = rows;
      // The message was erased with its account, or an attempt delivered it and could not report that to the queue.
      if (!message) return;
      if (!message.is_current) {
        await job.query('delete from platform.outbox where id = $1', [id]);
        parts.observe({ kind: 'mail.withdrawn', message: message.kind });
        return;
      }
      const outcome = await attempt(() => send(parts, id, message));
      const { attempts, maxAttempts } = job;
      if (outcome.ok) {
        await job.query(SETTLE, [id, outcome.sentBy, attempts]);
        parts.observe({ kind: 'mail.delivered', message: message.kind, attempts });
        return;
      }
      const isFinal = outcome.isFinal || attempts >= maxAttempts;
      await job.query(isFinal ? GIVE_UP : REMEMBER, [id, outcome.reason, attempts]);
      parts.observe({ kind: 'mail.failed', message: message.kind, attempts, isFinal });
      // Thrown, the queue tries again later.
      if (!isFinal) throw new JobFailed(outcome.reason);
    },
  };
}

const READ = `select channel, kind, recipient, subject, body_text, body_html, unsubscribe_url,
    platform.mail_sender_name() as sender_name, key is null or platform.is_mail_current(kind, key) as is_current
  from platform.outbox
  where id = $1 and sent_at is null and failed_at is null`;
// The content of a sent message is deleted, because it holds codes and links. The mailbox of the demonstration needs it.
const SETTLE = `update platform.outbox set sent_at = now(), sent_by = $2::text, attempts = $3, last_error = null,
  body_text = case $2::text when 'mailbox' then body_text else '' end,
  body_html = case $2::text when 'mailbox' then body_html end,
  unsubscribe_url = case $2::text when 'mailbox' then unsubscribe_url end where id = $1`;
const REMEMBER = 'update platform.outbox set last_error = $2, attempts = $3 where id = $1';
// A code is dead by now; a message without a secret can be sent after all, by platform.retry_job.
const GIVE_UP = `update platform.outbox set failed_at = now(), last_error = $2, attempts = $3,
  body_text = case when is_retryable then body_text else '' end,
  body_html = case when is_retryable then body_html end where id = $1`;

async function send(parts: DeliveryParts, id: string, message: OutboxRow): Promise<'smtp' | 'sms' | 'mailbox'> {
  const { channel, recipient: to, subject, body_text: text, body_html: html, unsubscribe_url: unsubscribe } = message;
  const { sender_name: senderName } = message;
  if (channel === 'mail' && parts.sender) {
    await parts.sender.send({ id, to, subject, text, html, unsubscribe, senderName });
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
