// What several processes have to agree on: sessions, limits, uploads, jobs and the timetable.
import { randomBytes, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { withClient } from '@liesse/platform/postgres/client.ts';
import { beginUpload, download, type Endpoint, makeBucket, offsetOf, sendRest } from '../upload-load.ts';
import { ask, MEMBERS, milliseconds, type Proof, signIn, tokenHeaders } from './proof.ts';

const SIGN_OUTS = 5;

/** The first refusal counts: a token that was refused must stay refused. */
export const signOut: Proof = async (stage) => {
  const { cluster, add } = stage;
  const times: number[] = [];
  for (let round = 0; round < SIGN_OUTS; round += 1) {
    const token = await signIn(stage, cluster.url, 'noe');
    const headers = tokenHeaders(stage, token);
    const statuses = await Promise.all(
      MEMBERS.map(async (member) => (await ask(`${cluster.appUrl(member)}/auth/v1/user`, { headers })).status),
    );
    if (statuses.some((status) => status !== 200)) throw new Error(`a new session was answered ${statuses.join()}`);
    await ask(`${cluster.appUrl(1)}/auth/v1/logout?scope=local`, { method: 'POST', headers });
    const began = performance.now();
    for (const member of [2, 3] as const) {
      for (const path of ['/rest/v1/events?select=id&limit=1', '/auth/v1/user']) {
        while ((await ask(cluster.appUrl(member) + path, { headers })).ok) await delay(5);
      }
    }
    times.push(performance.now() - began);
  }
  const slowest = Math.max(...times);
  add({
    what: 'sign-out at one process, refused by the two others',
    goal: '≤ 1 s',
    measured: `${milliseconds(slowest)} at most, ${SIGN_OUTS} times`,
    isMet: slowest <= 1_000,
  });
};

/** `sign-in:network-account` of the platform's limits. */
const SIGN_IN_TRIES = 10;

export const limits: Proof = async ({ cluster, add }) => {
  const email = `${randomUUID()}@demo.liesse.example`;
  let admitted = 0;
  for (let attempt = 0; attempt < SIGN_IN_TRIES * 2; attempt += 1) {
    const answer = await ask(`${cluster.appUrl(MEMBERS[attempt % 3] ?? 1)}/auth/v1/token?grant_type=password`, {
      method: 'POST',
      headers: { apikey: cluster.keys.publishableKey },
      body: { email, password: 'not the password' },
    });
    if (answer.status !== 429) admitted += 1;
  }
  add({
    what: 'wrong passwords for one account, in turn at three processes',
    goal: `${SIGN_IN_TRIES} admitted`,
    measured: `${admitted} of ${SIGN_IN_TRIES * 2} admitted`,
    isMet: admitted === SIGN_IN_TRIES,
  });
};

const UPLOAD_BYTES = 16 * 1024 * 1024;

/** Killed in the middle at one process, continued at the second, read at the third. */
export const upload: Proof = async ({ cluster, add }) => {
  const at = (index: 1 | 2 | 3): Endpoint => ({ url: cluster.appUrl(index), key: cluster.keys.secretKey });
  const bytes = randomBytes(UPLOAD_BYTES);
  await makeBucket(at(1));
  const path = new URL(await beginUpload(at(1), 'film.mp4', bytes.length), cluster.url).pathname;
  const first = sendRest(at(1), path, bytes, 0);
  while ((await offsetOf(at(2), path)) === 0) await delay(20);
  await cluster.apps[0]?.kill();
  await first;
  const offset = await offsetOf(at(2), path);
  const status = await sendRest(at(2), path, bytes, offset);
  const read = await download(at(3), 'film.mp4');
  const isWhole = read?.equals(bytes) ?? false;
  await cluster.apps[0]?.untilReady();
  add({
    what: 'a resumable upload whose process is killed, continued at another, read at a third',
    goal: 'the same bytes',
    measured: `continued at ${Math.round((offset / bytes.length) * 100)} %, answered ${status}, ${isWhole ? 'the same' : 'other'} bytes`,
    isMet: status === 204 && isWhole && offset > 0,
  });
};

const MAILS = 150;

export const jobs: Proof = async ({ cluster, mails, add }) => {
  const mark = randomUUID();
  await withClient({ connectionString: cluster.layout.adminUrl }, (client) =>
    client.query(
      `select platform.send_mail($1 || ':' || n, 'test', n || '@example.org', $1, 'text') from generate_series(1, $2) n`,
      [mark, MAILS],
    ),
  );
  const received = () => mails.received.filter(({ subject }) => subject === mark);
  const began = performance.now();
  while (received().length < MAILS && performance.now() - began < 120_000) await delay(100);
  // One that is sent twice may come a moment later.
  await delay(2_000);
  const recipients = new Set(received().flatMap(({ to }) => to));
  const ran = cluster.apps.filter(({ log }) => readFileSync(log, 'utf8').includes('"kind":"mail.delivered"')).length;
  add({
    what: `${MAILS} mails queued, three processes that deliver`,
    goal: 'each once',
    measured: `${recipients.size} recipients, ${received().length} mails, delivered by ${ran} processes`,
    isMet: recipients.size === MAILS && received().length === MAILS,
  });
};

const SCHEDULE = 'schedule:daily-figures';

/** A tick that fell into an outage of all three is made up for once, whoever comes back first. */
export const timetable: Proof = async ({ cluster, add }) => {
  const executions = () =>
    cluster.apps
      .flatMap(({ log }) => readFileSync(log, 'utf8').split('\n'))
      .filter((line) => line.includes('"kind":"job.done"') && line.includes('"task":"call_function"')).length;
  await Promise.all(cluster.apps.map((app) => app.stop()));
  const before = executions();
  await withClient({ connectionString: cluster.layout.adminUrl }, (client) =>
    client.query(
      `update graphile_worker._private_known_crontabs
       set known_since = now() - interval '3 days', last_execution = now() - interval '23 hours 59 minutes'
       where identifier = $1`,
      [SCHEDULE],
    ),
  );
  await Promise.all(cluster.apps.map((app) => app.start()));
  const began = performance.now();
  while (executions() === before && performance.now() - began < 30_000) await delay(100);
  await delay(3_000);
  const calls = executions() - before;
  add({
    what: 'a tick of the timetable that all three processes missed',
    goal: 'one call',
    measured: `${calls} call${calls === 1 ? '' : 's'}`,
    isMet: calls === 1,
  });
};
