// The job that delivers one notification to one browser. The words are encrypted for that browser (RFC 8291): its push service cannot
// read them. A message may arrive twice when the process ends before the queue knows; the browser then replaces the first by its tag.
import { createOutgoingFetch } from '@liesse/platform/http/outgoing.ts';
import { JobFailed } from '@liesse/platform/jobs/failure.ts';
import type { JobTask } from '@liesse/platform/jobs/task.ts';
import webpush from 'web-push';
import { z } from 'zod';

export const PUSH_TASK = 'deliver_push';

const TIMEOUT_MS = 10_000;
const DAY_SECONDS = 86_400;

export interface PushOptions {
  /** The address of the site, by which a push service can reach its operator. */
  siteUrl: () => string;
  /** The origin of a push service on this machine, for tests. Others are reached on the public network only. */
  testService: string | undefined;
}

interface Message {
  endpoint: string;
  p256dh: string;
  auth: string;
  waits_until: Date;
  payload: unknown;
  public_key: string;
  private_key: string;
}

const job = z.object({ notification: z.uuid(), subscription: z.uuid() });

export function createPushTask({ siteUrl, testService }: PushOptions): JobTask {
  const outgoingFetch = createOutgoingFetch({
    ports: [443],
    timeoutMs: TIMEOUT_MS,
    wholeMs: TIMEOUT_MS,
    answerBytes: 10_000,
    ...(testService !== undefined && { ownOrigin: testService, ownFetch: fetch }),
  });

  async function send(message: Message, signal: AbortSignal): Promise<number> {
    const { endpoint, p256dh, auth } = message;
    const request = webpush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      JSON.stringify(message.payload),
      {
        vapidDetails: { subject: subjectOf(siteUrl()), publicKey: message.public_key, privateKey: message.private_key },
        contentEncoding: 'aes128gcm',
        TTL: DAY_SECONDS,
      },
    );
    const answer = await outgoingFetch(request.endpoint, {
      method: request.method,
      headers: request.headers,
      body: new Uint8Array(request.body ?? []),
      redirect: 'manual',
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
    });
    await answer.body?.cancel();
    return answer.status;
  }

  return {
    limitMs: TIMEOUT_MS * 3,
    async run(payload, attempt) {
      const { notification, subscription } = job.parse(payload);
      const { rows } = await attempt.query<Message & Record<string, unknown>>(READ, [notification, subscription]);
      const [message] = rows;
      if (message === undefined) return;
      // A retry, or quiet hours that were changed, may end up in quiet hours.
      if (message.waits_until > new Date()) {
        await attempt.query('select platform.enqueue_job($1, $2, null, $3)', [PUSH_TASK, payload, message.waits_until]);
        return;
      }
      const status = await send(message, attempt.signal).catch(() => null);
      if (status !== null && status >= 200 && status < 300) return;
      // The browser ended the subscription. Every other refusal may be our fault, such as a wrong clock, and is tried again.
      if (status === 404 || status === 410) {
        await attempt.query('delete from public.push_subscriptions where id = $1', [subscription]);
        return;
      }
      throw new JobFailed(status === null ? 'the push service was not reached' : `the push service answered ${status}`);
    },
  };
}

const READ = `select m.*, k.public_key, k.private_key
  from private.push_message($1, $2) m, private.push_settings k`;

/** Apple refuses a subject that is not an https or mailto address, such as that of a demonstration on this machine. */
const subjectOf = (siteUrl: string): string => (siteUrl.startsWith('https:') ? siteUrl : 'mailto:push@localhost');
