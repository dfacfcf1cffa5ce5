// Malformed input for every endpoint of the auth service, and many requests of a seeded fuzzer: never 5xx, and every refusal in the
// shape that auth-js reads.
import { authEndpoints } from '@liesse/platform/auth/endpoints.ts';
import { describe, expect, it } from 'vitest';
import { PASSWORD } from '#tests/support/password.ts';
import { type AuthAttempt, askAuth, newMember, signIn, someNetwork } from './accounts.ts';
import { type AuthFuzz, authFuzz } from './auth-bodies.ts';
import { violationOf } from './error-answers.ts';
import { FUZZ_SEED, fuzz, fuzzCount } from './fuzzer.ts';
import { Random } from './random.ts';
import { type Answer, exchange, inspect, library } from './request.ts';

const COUNT = 1_000;
const ANYBODY = '00000000-0000-4000-8000-00000000beef';

const malformed: Array<[string, unknown]> = [
  ['an array', []],
  ['a number', 7],
  ['a string', '"text"'],
  ['half of an object', '{"email":'],
  ['a NUL', { email: 'a\u0000@example.org', phone: '\u0000', data: { a: '\u0000' }, token: '\u0000', code: '\u0000' }],
  ['half a character', '{"email":"\\ud800@example.org","data":{"a":"\\ud800"},"token":"\\ud800"}'],
  [
    'objects for texts',
    { email: {}, phone: {}, password: {}, token: {}, type: {}, refresh_token: {}, id_token: {}, code: {} },
  ],
  [
    'arrays for texts',
    { email: [], password: [], type: [], token: [], refresh_token: [], factor_type: [], domain: [] },
  ],
  ['huge texts', { email: 'x'.repeat(100_000), password: 'x'.repeat(100_000), token: 'x'.repeat(10_000) }],
  ['more than it reads', `{"email":"${'x'.repeat(300_000)}"}`],
];

describe('malformed input', () => {
  const open = authEndpoints.map(({ method, path }) => [method, path] as const);

  it.each(open)('%s %s refuses it in the shape that auth-js reads', async (method, path) => {
    const { access_token } = await newMember(library);
    const concrete = path.replace(/\{\w+\}/g, ANYBODY);
    const credentials = [{}, { token: access_token }, { key: library.secretKey }, { key: null }];
    for (const [name, body] of [['nothing', undefined] as [string, unknown], ...(method === 'GET' ? [] : malformed)])
      for (const credential of credentials) {
        const answer = await askAuth(library, concrete, {
          method,
          ...credential,
          ...(body === undefined ? {} : { body }),
        });
        expect([name, credential, misbehaviour(method, `/auth/v1${concrete}`, answer)]).toEqual([
          name,
          credential,
          null,
        ]);
      }
  });

  it('a NUL in a form, a query or a path is refused too', async () => {
    const { access_token } = await newMember(library);
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const asked: Array<[string, AuthAttempt]> = [
      ['/signup', { headers: form, body: 'email=a%00b%40example.org&password=une-phrase-91' }],
      ['/otp', { headers: form, body: 'email=a%00b%40example.org' }],
      ['/token?grant_type=password', { headers: form, body: 'email=a%00b%40example.org&password=x%00y' }],
      ['/factors', { headers: form, body: 'factor_type=totp&friendly_name=a%00b', token: access_token }],
      ['/admin/users', { headers: form, body: 'email=a%00b%40example.org&role=a%00', key: library.secretKey }],
      ['/sso', { headers: form, body: 'domain=a%00b' }],
      ['/admin/users?filter=%00', { key: library.secretKey }],
      ['/admin/users?page=%00&per_page=%00', { key: library.secretKey }],
      ['/verify?token=%00&type=signup&redirect_to=%00', { key: null }],
      ['/authorize?provider=%00&redirect_to=%00', { key: null }],
      ['/callback?state=%00&code=%00', { key: null }],
      ['/sessions/%00', { method: 'DELETE', token: access_token }],
    ];
    const broken: string[] = [];
    for (const [path, attempt] of asked) {
      const answer = await askAuth(library, path, attempt);
      const cause = misbehaviour('POST', `/auth/v1${path}`, answer);
      if (cause !== null) broken.push(`${path} ${cause}`);
    }
    expect(broken).toEqual([]);
  });

  it('a method that an endpoint does not have is refused', async () => {
    for (const { path } of authEndpoints) {
      const concrete = path.replace(/\{\w+\}/g, ANYBODY);
      const answer = await askAuth(library, concrete, { method: 'PROPFIND' });
      expect([path, answer.status]).toEqual([path, 405]);
    }
  });
});

describe('the fuzzer', () => {
  it(`sends ${fuzzCount(COUNT)} requests of seed ${FUZZ_SEED} and gets a well-formed answer to each`, async () => {
    const member = await newMember(library);
    await inspect(library);
    let token = member.access_token;
    const { faults, shareBelow } = await fuzz({
      count: COUNT,
      concurrency: 12,
      make: (index) => authFuzz(new Random(FUZZ_SEED, index)),
      async send(request) {
        const answer = await send(request, token);
        // The fuzzer signs itself out now and then.
        if (answer.status === 403) {
          const { json } = await signIn(library, member.email, PASSWORD, member.network);
          token = (json as { access_token?: string }).access_token ?? token;
        }
        return answer;
      },
      check: ({ method, path }, answer) => misbehaviour(method, `/auth/v1${path}`, answer),
      describeRequest,
    });
    const { events } = await inspect(library);
    const failures = events.flatMap((event) => (event.kind === 'request.failed' ? [event.message] : []));
    expect([...faults, ...new Set(failures)].join('\n\n')).toBe('');
    expect(shareBelow(400)).toBeGreaterThan(1 / 40);
  }, 300_000);

  it('leaves a service that signs people in', async () => {
    const { email } = await newMember(library);
    expect((await signIn(library, email)).status).toBe(200);
    expect((await exchange(`${library.url}/auth/v1/health`, {})).status).toBe(200);
  });
});

/** Null for an answer as auth-js expects them: no 5xx, and a refusal that carries its code and its message. */
function misbehaviour(method: string, path: string, answer: Answer): string | null {
  const violation = violationOf({ method, path }, answer);
  if (violation !== null || answer.status < 400 || method === 'HEAD') return violation;
  // Refused before there was a request: the parser of HTTP itself, which knows no service.
  if (answer.text === '' && answer.headers.connection === 'close') return null;
  const body = answer.json as Record<string, unknown> | undefined;
  const isNamed = typeof body?.['code'] === 'string' && typeof body['message'] === 'string';
  const isOlder = typeof body?.['error_code'] === 'string' && typeof body['msg'] === 'string';
  return isNamed || isOlder ? null : `answers ${answer.status} in another shape: ${answer.text.slice(0, 120)}`;
}

function send({ as, method, path, headers, body }: AuthFuzz, token: string): Promise<Answer> {
  const keys = {
    nobody: null,
    anon: library.publishableKey,
    member: library.publishableKey,
    service: library.secretKey,
  };
  const key = keys[as];
  const bytes = body === null ? undefined : Buffer.from(body);
  return exchange(
    library.url,
    {
      method,
      path: `/auth/v1${path}`,
      localAddress: someNetwork(),
      signal: AbortSignal.timeout(30_000),
      headers: {
        ...(key === null ? {} : { apikey: key }),
        ...(as === 'member' ? { authorization: `Bearer ${token}` } : {}),
        ...(bytes === undefined ? {} : { 'content-length': String(bytes.length) }),
        ...headers,
      },
    },
    bytes,
  );
}

function describeRequest({ as, method, path, body }: AuthFuzz): string {
  return `${as} ${method} ${path.slice(0, 300)} ${JSON.stringify(body?.slice(0, 300))}`;
}
