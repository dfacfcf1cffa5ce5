// A43: an account with a verified factor, and sessions that stopped before the second step. Whatever made them, and whichever
// service they ask, they read and write nothing; they can finish the step or give it up.
import { beforeAll, describe, expect, it } from 'vitest';
import { inTime } from '#tests/conformance/realtime/inbox.ts';
import { PASSWORD } from '#tests/support/password.ts';
import {
  askAuth,
  codeOf,
  forgetLimits,
  lastMessage,
  newEmail,
  newMember,
  refresh,
  signIn,
  sql,
  type Tokens,
} from './accounts.ts';
import { type ProtectedMember, protectMember, takeSecondStep } from './protected-member.ts';
import { openSocket } from './realtime-socket.ts';
import { type Answer, ask, exchange, product } from './request.ts';
import { askStorage } from './storage-request.ts';

let member: ProtectedMember;
let event: string;
/** First-level sessions of the same account, by what made them. */
let sessions: Record<string, Tokens>;

beforeAll(async () => {
  const before = await newMember(product);
  const made = await ask(product, '/rpc/create_event', {
    method: 'POST',
    token: before.access_token,
    body: { kind: 'mariage', name: 'Noces à garder' },
  });
  if (made.status !== 200) throw new Error(`no event: ${made.text}`);
  event = String(made.json);
  member = await protectMember(product, before);
  const password = (await signIn(product, member.email, PASSWORD, member.network)).json as Tokens;
  const again = (await signIn(product, member.email, PASSWORD, member.network)).json as Tokens;
  sessions = {
    'the password': password,
    'a refresh': (await refresh(product, again.refresh_token)).json as Tokens,
    'a recovery': await byMail('/recover', 'recovery'),
    'a magic link': await byMail('/otp', 'email'),
    // The session itself has taken the step since; this token is older.
    'a token from before the step': before,
  };
});

async function byMail(path: string, type: string): Promise<Tokens> {
  await forgetLimits(product, member.email);
  await askAuth(product, path, { body: { email: member.email } });
  const { code } = await lastMessage(product, member.email);
  const { json } = await askAuth(product, '/verify', { body: { email: member.email, token: code, type } });
  return json as Tokens;
}

/** All that there is is asked with the password's session; the others differ in what made them alone. */
const sampled = <T>(what: string, all: readonly T[], isSampled: (one: T) => boolean): readonly T[] =>
  what === 'the password' ? all : all.filter(isSampled);

const everyToken = (): Array<[string, string]> =>
  Object.entries(sessions).map(([what, { access_token }]) => [what, access_token]);

/** What a refusal of this kind looks like, whichever service speaks. */
const isRefused = ({ status, text }: Answer): boolean => status === 403 && /insufficient_aal|second step/i.test(text);

const SAMPLE: ReadonlySet<string> = new Set([
  'events',
  'guests',
  'household_links',
  'budget_items',
  'export_account',
  'delete_account',
  'guest_list',
  'budget_ledger',
]);

const post = (body: unknown = {}) => ({ method: 'POST', body });

describe('A43 before the second step', () => {
  it('A43 no table answers or takes a row', async () => {
    const rows = await sql(
      product,
      `select relname from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v')`,
    );
    const tables = rows.map((row) => String(row['relname']));
    expect(tables.length).toBeGreaterThan(40);
    const answered: string[] = [];
    for (const [what, token] of everyToken()) {
      for (const table of sampled(what, tables, (one) => SAMPLE.has(one))) {
        const [read, written] = await Promise.all([
          ask(product, `/${table}?limit=1`, { token, headers: { prefer: 'count=exact' } }),
          ask(product, `/${table}`, { ...post(), token }),
        ]);
        if (!isRefused(read) || !isRefused(written)) answered.push(`${what}: ${table} ${read.text} ${written.text}`);
      }
    }
    expect(answered).toEqual([]);
  });

  it('A43 no function can be called', async () => {
    const rows = await sql(
      product,
      `select proname as name, coalesce(proargnames[1:pronargs], '{}') as arguments from pg_proc
       where pronamespace = 'public'::regnamespace and prokind = 'f' and prorettype <> 'trigger'::regtype
         and has_function_privilege('authenticated', oid, 'execute')`,
    );
    const functions = rows.map((row) => ({ name: String(row['name']), given: row['arguments'] as string[] }));
    expect(functions.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['export_account', 'delete_account', 'guest_list', 'budget_ledger']),
    );
    const answered: string[] = [];
    for (const [what, token] of everyToken()) {
      for (const { name, given } of sampled(what, functions, (one) => SAMPLE.has(one.name))) {
        const body = Object.fromEntries(given.map((argument) => [argument, null]));
        const answer = await ask(product, `/rpc/${name}`, { ...post(body), token });
        if (!isRefused(answer)) answered.push(`${what}: ${name} ${answer.status} ${answer.text}`);
      }
    }
    expect(answered).toEqual([]);
  });

  it('A43 no bucket is opened: reading, listing, signing, writing, resuming', async () => {
    const folder = `event-documents/${event}`;
    const resumable = {
      'tus-resumable': '1.0.0',
      'upload-length': '4',
      'upload-metadata': ['bucketName event-documents', `objectName ${event}/x.txt`, 'contentType text/plain']
        .map((pair) => pair.replace(/ (.*)$/, (_, value) => ` ${Buffer.from(value).toString('base64')}`))
        .join(','),
    };
    const attempts: Array<[string, Parameters<typeof askStorage>[1]]> = [
      ['/bucket', {}],
      ['/bucket/event-documents', {}],
      ['/object/list/event-documents', post({ prefix: '' })],
      ['/object/list-v2/event-documents', post({ prefix: '' })],
      [`/object/authenticated/${folder}/a.pdf`, {}],
      [`/object/info/${folder}/a.pdf`, {}],
      [`/object/sign/${folder}/a.pdf`, post({ expiresIn: 60 })],
      ['/object/sign/event-documents', post({ expiresIn: 60, paths: [`${event}/a.pdf`] })],
      [`/object/upload/sign/${folder}/a.pdf`, post()],
      [`/object/${folder}/a.txt`, { method: 'POST', headers: { 'content-type': 'text/plain' }, body: 'text' }],
      ['/object/event-documents', { method: 'DELETE', body: { prefixes: [`${event}/a.pdf`] } }],
      ['/object/copy', post({ bucketId: 'event-documents', sourceKey: `${event}/a`, destinationKey: `${event}/b` })],
      ['/object/move', post({ bucketId: 'event-documents', sourceKey: `${event}/a`, destinationKey: `${event}/b` })],
      ['/upload/resumable', { method: 'POST', headers: resumable, body: '' }],
    ];
    const answered: string[] = [];
    for (const [what, token] of everyToken()) {
      for (const [path, attempt] of attempts) {
        const answer = await askStorage(path, { ...attempt, token }, product);
        if (!isRefused(answer)) answered.push(`${what}: ${path} ${answer.status} ${answer.text}`);
      }
    }
    expect(answered).toEqual([]);
  });

  it('A43 no channel is joined, private, public or of changes, and nothing is broadcast', async () => {
    const raw = await openSocket(product);
    for (const [what, token] of everyToken()) {
      for (const config of [
        {},
        { private: true },
        { postgres_changes: [{ event: '*', schema: 'public', table: 'notifications' }] },
      ]) {
        const reply = await raw.join(`step-${Math.random()}`, { token, config });
        expect([what, reply.status, JSON.stringify(reply.response)]).toEqual([
          what,
          'error',
          expect.stringContaining('second step'),
        ]);
      }
      const said = await exchange(
        `${product.url}/realtime/v1/api/broadcast`,
        {
          method: 'POST',
          headers: {
            apikey: product.publishableKey,
            authorization: `Bearer ${token}`,
            'content-type': 'application/json',
          },
        },
        JSON.stringify({ messages: [{ topic: 'any', event: 'x', payload: {} }] }),
      );
      expect([what, isRefused(said)]).toEqual([what, true]);
    }
    raw.socket.terminate();
  });

  it('A43 no function of the server runs, not even one that takes everyone', async () => {
    for (const [what, token] of everyToken()) {
      for (const name of ['event-calendar', 'planning-calendar', 'partner-bookings-calendar', 'unsubscribe']) {
        const answer = await exchange(`${product.url}/functions/v1/${name}?event=${event}`, {
          headers: { apikey: product.publishableKey, authorization: `Bearer ${token}` },
        });
        expect([what, name, isRefused(answer)]).toEqual([what, name, true]);
      }
    }
  });

  it('A43 A29 the account itself is not touched: neither read in detail, nor changed, nor given new keys', async () => {
    const [identity] = await sql(product, 'select id from auth.identities where user_id = $1', [member.id]);
    const attempts: Array<[string, string, unknown?]> = [
      ['PUT', '/user', { password: 'nouvelle-phrase-52' }],
      ['PUT', '/user', { email: newEmail() }],
      ['PUT', '/user', { data: { name: 'Autre' } }],
      ['GET', '/sessions'],
      ['DELETE', '/sessions/00000000-0000-4000-8000-000000000000'],
      ['GET', '/reauthenticate'],
      ['POST', '/factors', { factor_type: 'totp', friendly_name: 'second' }],
      ['DELETE', `/factors/${member.factorId}`],
      ['GET', '/factors/recovery-codes'],
      ['POST', '/factors/recovery-codes', {}],
      ['GET', '/passkeys'],
      ['POST', '/passkeys/registration/options', {}],
      ['DELETE', `/user/identities/${String(identity?.['id'])}`],
      ['GET', '/user/identities/authorize?provider=google'],
      ['POST', '/logout?scope=others', {}],
    ];
    for (const [what, token] of everyToken()) {
      for (const [method, path, body] of attempts) {
        const answer = await askAuth(product, path, { method, token, ...(body === undefined ? {} : { body }) });
        expect([what, method, path, answer.status, codeOf(answer)]).toEqual([
          what,
          method,
          path,
          403,
          'insufficient_aal',
        ]);
      }
      expect((await askAuth(product, '/user', { token })).status).toBe(200);
    }
  });

  it('A43 giving up ends that session alone, and the level of a session outlives its refresh', async () => {
    const low = (await signIn(product, member.email, PASSWORD, member.network)).json as Tokens;
    const turned = (await refresh(product, low.refresh_token)).json as Tokens;
    expect(isRefused(await ask(product, '/events', { token: turned.access_token }))).toBe(true);
    expect((await askAuth(product, '/logout', { method: 'POST', token: turned.access_token })).status).toBe(204);
    expect((await askAuth(product, '/user', { token: turned.access_token })).status).toBe(403);
    expect((await ask(product, '/events?select=id', { token: member.high.access_token })).json).toEqual([
      { id: event },
    ]);
  });

  it('A43 taking the step opens everything again, to that session', async () => {
    const low = (await signIn(product, member.email, PASSWORD, member.network)).json as Tokens;
    const high = await takeSecondStep(product, member, low.access_token);
    expect((await ask(product, '/events?select=id', { token: high.access_token })).json).toEqual([{ id: event }]);
    expect((await askAuth(product, '/sessions', { token: high.access_token })).status).toBe(200);
    expect(isRefused(await ask(product, '/events', { token: low.access_token }))).toBe(true);
  });
});

it('A43 a channel of the first level ends within a second of the first factor', async () => {
  const one = await newMember(product);
  const raw = await openSocket(product);
  const changes = [{ event: '*', schema: 'public', table: 'notifications' }];
  expect((await raw.join('mine', { token: one.access_token, config: { postgres_changes: changes } })).status).toBe(
    'ok',
  );
  await sql(
    product,
    `insert into auth.mfa_factors (user_id, factor_type, status, friendly_name) values ($1, 'email', 'verified', 'E-mail')`,
    [one.id],
  );
  const ended = raw.messages.find(
    (message) => message.event === 'system' && JSON.stringify(message.payload).includes('second step'),
    2_500,
  );
  await inTime(ended, 'the end of the channel');
  raw.socket.terminate();
});
