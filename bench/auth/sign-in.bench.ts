// Signing in should cost what its hash costs, and little more; and a thousand refreshes at once sign nobody out.
import { createPasswords } from '@liesse/platform/auth/passwords/passwords.ts';
import { makeRefreshToken } from '@liesse/platform/auth/sessions/refresh-tokens.ts';
import pg from 'pg';
import { type Figure, report } from '../support/figures.ts';
import { median } from '../support/load.ts';
import { openStage } from '../support/stage.ts';

const PASSWORD = 'trois lampions bleus';
const SIGN_INS = 40;
const SESSIONS = 1_000;

const passwords = createPasswords({ minimumLength: 6, isCommon: () => false });
const stage = await openStage();
const admin = new pg.Client(stage.database.admin);
await admin.connect();
try {
  const hash = await passwords.hash(PASSWORD);
  await admin.query(
    `insert into auth.users (email, encrypted_password, email_confirmed_at) select 'user' || n || '@bench.example', $1, now() from generate_series(1, $2::int) n`,
    [hash, SESSIONS],
  );
  const hashMs = await each(SIGN_INS, () => passwords.check(PASSWORD, hash));
  const signInMs = await each(SIGN_INS, (index) =>
    ask('password', { email: `user${index + 1}@bench.example`, password: PASSWORD }),
  );
  process.stdout.write(`hash ${hashMs.toFixed(1)} ms, sign-in ${signInMs.toFixed(1)} ms\n`);
  await admin.query('truncate auth.rate_limits');
  const figures: Figure[] = [
    { name: 'share of the hash in a sign-in', value: hashMs / signInMs, limit: { atLeast: 0.5 } },
    { name: 'wrongful sign-outs in 1,000 refreshes at once', value: await refreshAll(), limit: { atMost: 0 } },
  ];
  await report('sign-in', figures);
} finally {
  await admin.end();
  await stage.end();
}

async function each(times: number, work: (index: number) => Promise<unknown>): Promise<number> {
  const taken: number[] = [];
  for (let index = 0; index < times; index += 1) {
    const started = performance.now();
    await work(index);
    taken.push(performance.now() - started);
    await admin.query('truncate auth.rate_limits');
  }
  return median(taken);
}

async function ask(grant: string, body: object): Promise<{ status: number; refresh_token?: string }> {
  const answer = await fetch(`${stage.url}/auth/v1/token?grant_type=${grant}`, {
    method: 'POST',
    headers: { apikey: stage.publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: answer.status, ...(await answer.json()) };
}

/** A session of each user, all refreshed at the same moment. */
async function refreshAll(): Promise<number> {
  const { rows } = await admin.query<{ id: string; refresh_key: Buffer }>(
    `insert into auth.sessions (user_id, refresh_key, refreshed_at)
     select id, extensions.gen_random_bytes(32), now() from auth.users where email like '%@bench.example' returning id, refresh_key`,
  );
  const tokens = rows.map((row) => makeRefreshToken(row.id, 0, row.refresh_key));
  const started = performance.now();
  const answers = await Promise.all(tokens.map((token) => ask('refresh_token', { refresh_token: token })));
  process.stdout.write(`${tokens.length} refreshes in ${(performance.now() - started).toFixed(0)} ms\n`);
  return answers.filter(({ status, refresh_token: next }) => status !== 200 || !next).length;
}
