// A guest's page from the server: what its first view weighs, what it costs the processor to render, how long a posted reply takes at
// 200 in a second among 10,000 guests, and whether replies that are posted twice count once. What other processes of the machine do
// makes requests wait and not cost more: rates are by the processor time of the server, beside those of a static file in the same run.
// Each is measured once the server has compiled its code and the connections have planned their statements.
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { startProduct } from '../../scripts/steps/product.ts';
import { report } from '../support/figures.ts';
import { callReply, newInvitingWedding, openLink, postForm, readAll, type Visitor } from '../support/invited.ts';
import { drive } from '../support/load.ts';
import { costOf } from '../support/processor-time.ts';

const HOUSEHOLDS = 2_500;
const FIRST_VIEWS = 300;
const SECONDS = 5;
const WARM_UP_SECONDS = 2;
const CONNECTIONS = 8;
const POSTS_PER_SECOND = 200;
const POST_SECONDS = 5;
const DOUBLE_POSTS = Number(process.env.BENCH_DOUBLE_POSTS ?? 10_000);
const AT_ONCE = 8;

const print = (line: string) => process.stdout.write(`${line}\n`);
const product = await startProduct();
try {
  const { client, dinner, households } = await newInvitingWedding(product, HOUSEHOLDS);
  const visitors = await inParallel(households, (household) => openLink(product, household));
  const [first] = visitors;
  if (first === undefined) throw new Error('the wedding has no household');
  const weight = await weigh(first);
  await firstViews(visitors.slice(-FIRST_VIEWS));
  const cold = await firstViews(visitors.slice(0, FIRST_VIEWS));
  const warm = await rateOf(`/guest/${first.guest}`, first.cookie);
  const file = await rateOf(weight.file, '');
  print(
    `  by processor time: first views ${cold.toFixed(0)}/s, again ${warm.toFixed(0)}/s, a file ${file.toFixed(0)}/s`,
  );
  await postSteadily(visitors.slice(-WARM_UP_SECONDS * POSTS_PER_SECOND), WARM_UP_SECONDS);
  const steady = await costOf(product.pid, () => postSteadily(visitors, POST_SECONDS));
  const { waits, refused } = steady.value;
  const [server, database] = [steady.ms / waits.length, steady.childrenMs / waits.length];
  print(
    `  a posted reply: ${server.toFixed(1)} ms of the server's processor time and ${database.toFixed(1)} of the database's, p50 ${share(waits, 0.5).toFixed(0)} ms`,
  );
  const wrong = await postTwice(visitors);
  await report('guest-pages', [
    { name: 'HTML and CSS of the first view, kB gz', value: weight.firstView, limit: { atMost: 25 } },
    { name: 'JavaScript before an interaction, kB gz', value: weight.scripts, limit: { atMost: 45 } },
    { name: 'pages in a second of processor time, again', value: warm, limit: { atLeast: 1_000 } },
    { name: 'pages in a second of processor time, first view', value: cold, limit: { atLeast: 120 } },
    { name: 'a page again, share of a static file', value: warm / file, limit: { atLeast: 0.2 } },
    { name: 'posted reply at 200 in a second, p95 in ms', value: share(waits, 0.95), limit: { atMost: 30 } },
    { name: 'processor time of the database for a posted reply, ms', value: database, limit: { atMost: 4 } },
    { name: 'posted replies that were not accepted, of 1,000', value: refused, limit: { atMost: 0 } },
    { name: `replies posted twice that counted twice, of ${DOUBLE_POSTS}`, value: wrong, limit: { atMost: 0 } },
  ]);

  /** Each household answers yes by the form and no by the application under one key: only the first of the two may count. */
  async function postTwice(all: readonly Visitor[]): Promise<number> {
    let faults = 0;
    for (let done = 0; done < DOUBLE_POSTS; done += all.length) {
      const round = all.slice(0, DOUBLE_POSTS - done);
      const expected = new Map<string, boolean>();
      await inParallel(round, async (visitor, index) => {
        const key = randomUUID();
        const form = () => postForm(product, visitor, { key, dinner, comes: true });
        const call = () => callReply(product, visitor, { key, dinner, comes: false });
        const [posted, called] =
          index % 2 === 0 ? await Promise.all([form(), call()]) : (await Promise.all([call(), form()])).toReversed();
        if (posted?.status !== 303 || called?.status !== 200) throw new Error(`${posted?.status}, ${called?.status}`);
        const { repeated } = (await called.json()) as { repeated: boolean };
        for (const person of visitor.people) expected.set(person, repeated);
      });
      const rows = await readAll<{ guest_id: string; attending: boolean }>((from, to) =>
        client.from('guest_replies').select('guest_id, attending').order('guest_id').range(from, to),
      );
      const found = Map.groupBy(rows, (row) => row.guest_id);
      for (const [person, comes] of expected) {
        const own = found.get(person) ?? [];
        if (own.length !== 1 || own[0]?.attending !== comes) faults += 1;
      }
    }
    return faults;
  }

  async function postSteadily(all: readonly Visitor[], seconds: number) {
    const measured: number[] = [];
    let unaccepted = 0;
    const posts: Array<Promise<void>> = [];
    const began = performance.now();
    for (let number = 0; number < POSTS_PER_SECOND * seconds; number += 1) {
      await delay(Math.max(0, began + (number * 1_000) / POSTS_PER_SECOND - performance.now()));
      const visitor = all[number % all.length] ?? first;
      if (visitor !== undefined) posts.push(post(visitor));
    }
    await Promise.all(posts);
    return { waits: measured, refused: unaccepted };

    async function post(visitor: Visitor): Promise<void> {
      const sent = performance.now();
      const { status } = await postForm(product, visitor, { key: randomUUID(), dinner, comes: true });
      measured.push(performance.now() - sent);
      if (status !== 303) unaccepted += 1;
    }
  }
} finally {
  await product.stop();
}

async function weigh({ guest, cookie }: Visitor) {
  const html = await (await fetch(`${product.url}/guest/${guest}`, { headers: { cookie } })).text();
  const found = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, file = '']) => file);
  const [entry = ''] = found(/<script[^>]+src="([^"]+)"/g);
  // The entry imports the application at the first interaction; these are its own parts.
  const parts = (await (await fetch(product.url + entry)).text()).matchAll(
    /(?:from|import)\s*["`]\.\/([^"`]+\.js)["`]/g,
  );
  const scripts = [entry, '/service-worker.js', ...Array.from(parts, ([, file = '']) => `/assets/${file}`)];
  const styles = found(/<link rel="stylesheet" href="([^"]+)"/g);
  return {
    firstView: (gzipSync(html).length + (await sizeOf(styles))) / 1000,
    scripts: (await sizeOf([...scripts, ...found(/<link rel="modulepreload" href="([^"]+)"/g)])) / 1000,
    file: styles[0] ?? entry,
  };
}

async function sizeOf(files: readonly string[]): Promise<number> {
  const sizes = await Promise.all(
    files.map(async (file) => gzipSync(Buffer.from(await (await fetch(product.url + file)).arrayBuffer())).length),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

function asBrowser(cookie: string) {
  return { cookie, 'accept-encoding': 'gzip' };
}

/** Each by another link, so that each is rendered. */
async function firstViews(visitors: readonly Visitor[]): Promise<number> {
  const { ms } = await costOf(product.pid, () =>
    inParallel(visitors, async ({ guest, cookie }) => {
      const page = await fetch(`${product.url}/guest/${guest}`, { headers: asBrowser(cookie) });
      if (!page.ok) throw new Error(`a page was answered ${page.status}`);
      await page.arrayBuffer();
    }),
  );
  return (visitors.length / ms) * 1_000;
}

async function rateOf(address: string, cookie: string): Promise<number> {
  const load = { url: product.url + address, headers: asBrowser(cookie), connections: CONNECTIONS, seconds: SECONDS };
  await drive({ ...load, seconds: WARM_UP_SECONDS });
  const { value, ms } = await costOf(product.pid, () => drive(load));
  if (value.failed > 0) throw new Error(`${value.failed} requests of ${address} were refused`);
  return ((value.perSecond * SECONDS) / ms) * 1_000;
}

async function inParallel<T, R>(items: readonly T[], run: (item: T, index: number) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  const queue = items.entries();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const [index, item] of queue) results[index] = await run(item, index);
    }),
  );
  return results;
}

function share(values: readonly number[], part: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * part)] ?? Number.NaN;
}
