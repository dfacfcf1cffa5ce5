// Delivers push messages to browsers. The words are encrypted for one browser (RFC 8291): its push service cannot read them.
import { JobFailed } from '@liesse/platform/jobs/failure.ts';
import webpush from 'web-push';
import { type PushSender, TTL_SECONDS } from '#server/push/push-sender.ts';

export interface WebPushOptions {
  /** The address of the site, by which a push service can reach its operator. */
  siteUrl: string;
  /** The key pair of the site (VAPID, RFC 8292). */
  publicKey: string;
  privateKey: string;
  fetch: typeof fetch;
}

export function createWebPushSender({ siteUrl, publicKey, privateKey, fetch }: WebPushOptions): PushSender {
  return {
    async send({ endpoint, p256dh, auth }, payload, signal) {
      if (p256dh === null || auth === null) return 'gone';
      const request = webpush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, JSON.stringify(payload), {
        vapidDetails: { subject: subjectOf(siteUrl), publicKey, privateKey },
        contentEncoding: 'aes128gcm',
        TTL: TTL_SECONDS,
      });
      const answer = await fetch(request.endpoint, {
        method: request.method,
        headers: request.headers,
        body: new Uint8Array(request.body ?? []),
        redirect: 'manual',
        signal,
      });
      await answer.body?.cancel();
      if (answer.ok) return 'delivered';
      // Every other refusal may be our fault, such as a wrong clock, and is tried again.
      if (answer.status === 404 || answer.status === 410) return 'gone';
      throw new JobFailed(`the push service answered ${answer.status}`);
    },
  };
}

/** Apple refuses a subject that is not an https or mailto address, such as that of a demonstration on this machine. */
const subjectOf = (siteUrl: string): string => (siteUrl.startsWith('https:') ? siteUrl : 'mailto:push@localhost');
