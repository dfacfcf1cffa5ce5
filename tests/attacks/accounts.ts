// Accounts to attack, and an attacker who has as many networks as he likes: limits count by address, and 127.0.0.0/8 is
// wide.
import { randomInt, randomUUID } from 'node:crypto';
import pg from 'pg';
import { PASSWORD, PASSWORD_HASH } from '#tests/support/password.ts';
import { type Answer, exchange } from './request.ts';
import type { Target } from './setup.ts';

export const someNetwork = (): string => `127.${randomInt(1, 250)}.${randomInt(0, 256)}.${randomInt(1, 250)}`;
export const newEmail = (): string => `${randomUUID().slice(0, 13)}@example.org`;

export type AuthAttempt = {
  method?: string;
  network?: string;
  key?: string | null;
  token?: string;
  headers?: Record<string, string>;
  /** Text goes as it is, anything else as JSON. */
  body?: unknown;
};

/** `path` is what follows /auth/v1. */
export function askAuth(target: Target, path: string, attempt: AuthAttempt = {}): Promise<Answer> {
  const { body, token, network = someNetwork() } = attempt;
  const key = attempt.key === undefined ? target.publishableKey : attempt.key;
  const text = body === undefined || typeof body === 'string' ? body : JSON.stringify(body);
  return exchange(
    `${target.url}/auth/v1${path}`,
    {
      method: attempt.method ?? (body === undefined ? 'GET' : 'POST'),
      localAddress: network,
      headers: {
        ...(key === null ? {} : { apikey: key }),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        'x-supabase-api-version': '2024-01-01',
        ...(text === undefined
          ? {}
          : { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(text)) }),
        ...attempt.headers,
      },
    },
    text,
  );
}

export const codeOf = ({ json }: Answer): unknown => (json as { code?: unknown } | undefined)?.code;

export type Tokens = { access_token: string; refresh_token: string; user: { id: string } };

export const signIn = (target: Target, email: string, password = PASSWORD, network = someNetwork()): Promise<Answer> =>
  askAuth(target, '/token?grant_type=password', { body: { email, password }, network });

export const refresh = (target: Target, refresh_token: string): Promise<Answer> =>
  askAuth(target, '/token?grant_type=refresh_token', { body: { refresh_token } });

/** A confirmed account that nobody has signed in to yet, and whose sign-in costs nothing. */
export const newAccount = (target: Target) => createAccount(target, { password_hash: PASSWORD_HASH });

/** One whose sign-in costs what it costs everybody, to be measured. */
export const newRealAccount = (target: Target) => createAccount(target, { password: PASSWORD });

async function createAccount(target: Target, secret: object): Promise<{ id: string; email: string }> {
  const email = newEmail();
  const { status, text, json } = await askAuth(target, '/admin/users', {
    key: target.secretKey,
    body: { email, ...secret, email_confirm: true },
  });
  if (status !== 200) throw new Error(`no account: ${text}`);
  return { id: (json as { id: string }).id, email };
}

type Member = { id: string; email: string; network: string; cookie: string } & Tokens;

export async function newMember(target: Target): Promise<Member> {
  const account = await newAccount(target);
  const network = someNetwork();
  const answer = await signIn(target, account.email, PASSWORD, network);
  if (answer.status !== 200) throw new Error(`no session: ${answer.text}`);
  return { ...account, network, cookie: cookieOf(answer), ...(answer.json as Tokens) };
}

/** What a browser would send again of the cookies of an answer. */
export const cookieOf = ({ headers }: Answer): string =>
  (headers['set-cookie'] ?? []).map((cookie) => cookie.split(';')[0]).join('; ');

export async function sql(target: Target, text: string, values: unknown[] = []): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(target.admin);
  await client.connect();
  try {
    return (await client.query(text, values)).rows;
  } finally {
    await client.end();
  }
}

/** What was counted about one address, so that the next step of a story need not wait a minute. */
export async function forgetLimits(target: Target, subject: string): Promise<void> {
  await sql(target, `delete from auth.rate_limits where key like '%:' || $1`, [subject]);
}

/** The last message to somebody: its code and its link. Without SMTP it stays in the outbox. */
export async function lastMessage(
  target: Target,
  recipient: string,
): Promise<{ kind: string; code: string; link: string; token: string }> {
  const [row] = await sql(
    target,
    'select kind, body_text from platform.outbox where recipient = $1 order by created_at desc limit 1',
    [recipient],
  );
  if (!row) throw new Error(`no message to ${recipient}`);
  const text = String(row['body_text']);
  const [code = ''] = text.replace(/https?:\S+/g, '').match(/\b\d{6}\b/) ?? [];
  const [link = ''] = text.match(/https?:\/\/\S+\/verify\?\S+/) ?? [];
  return { kind: String(row['kind']), code, link, token: URL.parse(link)?.searchParams.get('token') ?? '' };
}

/** Follows a link as a browser does, without the API key, and says where it leads. */
export async function follow(link: string): Promise<URL> {
  const { headers } = await exchange(link, { localAddress: someNetwork() });
  return new URL(headers.location ?? 'about:blank');
}
