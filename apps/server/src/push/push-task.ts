// The job that delivers one notification to one device. A message may arrive twice when the process ends before the queue knows; the
// device then replaces the first by its tag.
import { createOutgoingFetch } from '@liesse/platform/http/outgoing.ts';
import { JobFailed } from '@liesse/platform/jobs/failure.ts';
import type { JobTask } from '@liesse/platform/jobs/task.ts';
import { z } from 'zod';
import { type ApnsKey, createApnsSender } from '#server/push/apns-sender.ts';
import { createFcmSender, type ServiceAccount } from '#server/push/fcm-sender.ts';
import type { PushPayload, PushSender, PushService, PushTarget } from '#server/push/push-sender.ts';
import { createWebPushSender } from '#server/push/web-push-sender.ts';

export const PUSH_TASK = 'deliver_push';

const TIMEOUT_MS = 10_000;

/** What the services of the platforms know this site by; undefined where the mobile applications receive nothing. */
export interface PlatformAccounts {
  fcm: ServiceAccount | undefined;
  apns: ApnsKey | undefined;
}

export interface PushOptions {
  siteUrl: () => string;
  accounts: PlatformAccounts;
  /** The origin of a push service on this machine, for tests. Others are reached on the public network only. */
  testService: string | undefined;
}

interface Message extends PushTarget {
  service: PushService;
  waits_until: Date;
  payload: PushPayload;
  public_key: string;
  private_key: string;
}

const job = z.object({ notification: z.uuid(), subscription: z.uuid() });

export function createPushTask({ siteUrl, accounts, testService }: PushOptions): JobTask {
  const fetch = createOutgoingFetch({
    ports: [443],
    timeoutMs: TIMEOUT_MS,
    wholeMs: TIMEOUT_MS,
    answerBytes: 10_000,
    ...(testService !== undefined && { ownOrigin: testService, ownFetch: globalThis.fetch }),
  });
  const fcm = accounts.fcm && createFcmSender({ account: accounts.fcm, fetch, testService });
  const apns = accounts.apns && createApnsSender({ account: accounts.apns, testService });

  function senderOf({ service, public_key: publicKey, private_key: privateKey }: Message): PushSender | undefined {
    if (service === 'web') return createWebPushSender({ siteUrl: siteUrl(), publicKey, privateKey, fetch });
    return service === 'fcm' ? fcm : apns;
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
      const sender = senderOf(message);
      if (sender === undefined) return;
      const signal = AbortSignal.any([attempt.signal, AbortSignal.timeout(TIMEOUT_MS)]);
      const result = await sender.send(message, message.payload, signal).catch((error: unknown) => {
        throw error instanceof JobFailed ? error : new JobFailed('the push service was not reached');
      });
      if (result === 'gone') {
        await attempt.query('delete from public.push_subscriptions where id = $1', [subscription]);
      }
    },
  };
}

const READ = `select m.*, k.public_key, k.private_key
  from private.push_message($1, $2) m, private.push_settings k`;
