// Writes a message to the outbox, and the job that delivers it, in the transaction of its cause: both stay or neither.
import type { Messages } from '#platform/auth/messages.ts';
import { currentTrace, traceparentOf } from '#platform/tracing/trace-context.ts';
import { fieldsOf } from './fields.ts';
import type { MailTemplates } from './templates.ts';

export interface MessagesOptions {
  templates: MailTemplates;
  /** The time zone in which a message shows the time of a sign-in. */
  timeZone?: string;
}

export const DELIVERY_TASK = 'deliver_message';

/** With the queue's back-off (e¹, e², … seconds) the last try comes about half an hour after the first. */
export const DELIVERY_ATTEMPTS = 8;

/** Somebody waits for these: they go before what the queue has to do besides. */
const URGENT = -10;

// One statement, so that it is whole outside of a transaction too. The job's key makes a second job for it impossible.
const WRITE = `
  with message as (
    insert into platform.outbox (channel, kind, recipient, subject, body_text, body_html)
    values ($1, $2, $3, $4, $5, $6) returning id
  )
  select graphile_worker.add_job('${DELIVERY_TASK}', jsonb_strip_nulls(jsonb_build_object('id', id, '_trace', $7::text))::json, job_key => id::text,
    max_attempts => ${DELIVERY_ATTEMPTS}, priority => ${URGENT})
  from message`;

export function createMessages({ templates, timeZone = 'Europe/Paris' }: MessagesOptions): Messages {
  return {
    async mail(client, kind, to, data) {
      const template = templates.get(kind);
      if (!template) throw new Error(`there is no mail template of the kind ${kind}`);
      const { rows } = await client.query<{ name: string | null }>('select platform.site_name() as name');
      const format = { language: template.language, timeZone, siteName: rows[0]?.name ?? null };
      const { subject, text, html } = template.render(fieldsOf(data, format));
      await client.query(WRITE, ['mail', kind, to, subject, text, html, ownTraceparent()]);
    },
    async sms(client, kind, to, text) {
      await client.query(WRITE, ['sms', kind, to, '', text, null, ownTraceparent()]);
    },
  };
}

/** The delivery belongs to the trace of the request that caused it. */
function ownTraceparent(): string | null {
  const trace = currentTrace();
  return trace === undefined ? null : traceparentOf(trace);
}
