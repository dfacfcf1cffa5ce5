// Delivers push messages to the Android application by Firebase Cloud Messaging (HTTP v1). The account of the service signs a token, which
// Google exchanges for an access token of one hour.
import { createPrivateKey } from 'node:crypto';
import { JobFailed } from '@liesse/platform/jobs/failure.ts';
import { z } from 'zod';
import { signJwt } from '#server/push/jwt.ts';
import { dataOf, type PushPayload, type PushSender, TTL_SECONDS, tagOf } from '#server/push/push-sender.ts';

/** The file that the Firebase console gives for a service account. Its addresses are not used: ours are fixed. */
export const serviceAccount = z.object({
  project_id: z.string().regex(/^[a-z0-9-]+$/),
  client_email: z.email(),
  private_key_id: z.string().optional(),
  private_key: z.string().transform((pem) => createPrivateKey(pem)),
});

export type ServiceAccount = z.infer<typeof serviceAccount>;

export interface FcmOptions {
  account: ServiceAccount;
  fetch: typeof fetch;
  /** The origin of a service on this machine that answers for both addresses, for tests. */
  testService: string | undefined;
}

const TOKENS = 'https://oauth2.googleapis.com';
const MESSAGES = 'https://fcm.googleapis.com';
const SCOPE = 'https://www.googleapis.com/auth/firebase.messaging';
const HOUR_SECONDS = 3600;
/** An access token is replaced this long before its end. */
const MARGIN_MS = 5 * 60_000;

const tokenAnswer = z.object({ access_token: z.string(), expires_in: z.number() });
const errorAnswer = z.object({
  error: z.object({ details: z.array(z.object({ errorCode: z.string().optional() })).default([]) }),
});

export function createFcmSender({ account, fetch, testService }: FcmOptions): PushSender {
  const tokenUrl = `${testService ?? TOKENS}/token`;
  const messagesUrl = `${testService ?? MESSAGES}/v1/projects/${account.project_id}/messages:send`;
  let access: { token: string; until: number } | null = null;

  async function accessToken(signal: AbortSignal): Promise<string> {
    if (access !== null && access.until > Date.now()) return access.token;
    const now = Math.floor(Date.now() / 1000);
    const assertion = signJwt(
      { alg: 'RS256', ...(account.private_key_id !== undefined && { kid: account.private_key_id }) },
      { iss: account.client_email, scope: SCOPE, aud: tokenUrl, iat: now, exp: now + HOUR_SECONDS },
      account.private_key,
    );
    const answer = await fetch(tokenUrl, {
      method: 'POST',
      body: new URLSearchParams({ grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer', assertion }),
      redirect: 'manual',
      signal,
    });
    if (!answer.ok) {
      await answer.body?.cancel();
      throw new JobFailed(`Google refused the service account with ${answer.status}`);
    }
    const { access_token, expires_in } = tokenAnswer.parse(await answer.json());
    access = { token: access_token, until: Date.now() + expires_in * 1000 - MARGIN_MS };
    return access_token;
  }

  return {
    async send({ endpoint }, payload, signal) {
      const answer = await fetch(messagesUrl, {
        method: 'POST',
        headers: { authorization: `Bearer ${await accessToken(signal)}`, 'content-type': 'application/json' },
        body: JSON.stringify({ message: messageOf(endpoint, payload) }),
        redirect: 'manual',
        signal,
      });
      if (answer.ok) {
        await answer.body?.cancel();
        return 'delivered';
      }
      // The key was replaced, or the token was withdrawn: the next attempt asks for another one.
      if (answer.status === 401) access = null;
      const refusal = errorAnswer.safeParse(await answer.json().catch(() => null));
      const codes = refusal.data?.error.details.map(({ errorCode }) => errorCode) ?? [];
      if (codes.includes('UNREGISTERED')) return 'gone';
      throw new JobFailed(`Firebase Cloud Messaging answered ${answer.status}`);
    },
  };
}

const messageOf = (token: string, payload: PushPayload) => ({
  token,
  notification: { title: payload.title, body: payload.body },
  data: dataOf(payload),
  android: {
    priority: 'HIGH',
    ttl: `${TTL_SECONDS}s`,
    notification: { tag: tagOf(payload), channel_id: 'notifications' },
  },
});
