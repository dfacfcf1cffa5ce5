// A guest's page from the server: what its first view weighs, how many are rendered in a second, and how long a posted reply takes.
import { gzipSync } from 'node:zlib';
import { startProduct } from '../../scripts/steps/product.ts';
import { eventDay } from '../support/days.ts';
import { report } from '../support/figures.ts';
import { newHost } from '../support/host.ts';
import { drive } from '../support/load.ts';

const SECONDS = 5;
const CONNECTIONS = 8;
const POSTS = 300;

const product = await startProduct();
try {
  const { address, cookie } = await openInvitation();
  const page = await fetch(product.url + address, { headers: { cookie } });
  const html = await page.text();
  const found = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, file = '']) => file);
  const styles = await sizeOf(found(/<link rel="stylesheet" href="([^"]+)"/g));
  const [entry = ''] = found(/<script[^>]+src="([^"]+)"/g);
  // The entry imports the rest once the page is complete; these are its own parts.
  const parts = (await (await fetch(product.url + entry)).text()).matchAll(/(?:from|import)\s*"\.\/([^"]+\.js)"/g);
  const scripts = await sizeOf([
    entry,
    ...Array.from(parts, ([, file = '']) => `/assets/${file}`),
    ...found(/<link rel="modulepreload" href="([^"]+)"/g),
  ]);
  const pages = await drive({
    url: product.url + address,
    headers: { cookie, 'accept-encoding': 'gzip' },
    connections: CONNECTIONS,
    seconds: SECONDS,
  });
  if (pages.failed > 0) throw new Error(`${pages.failed} pages were refused`);
  const waits = await postReplies(address, cookie);
  await report('guest-pages', [
    {
      name: 'HTML and CSS of the first view, kB gz',
      value: (gzipSync(html).length + styles) / 1000,
      limit: { atMost: 25 },
    },
    { name: 'JavaScript before the page is complete, kB gz', value: scripts / 1000, limit: { atMost: 45 } },
    { name: 'pages rendered in a second', value: pages.perSecond, limit: { atLeast: 1_000 } },
    {
      name: 'posted reply, p95 in ms',
      value: waits.toSorted((a, b) => a - b)[Math.floor(POSTS * 0.95)] ?? Number.NaN,
      limit: { atMost: 30 },
    },
  ]);
} finally {
  await product.stop();
}

async function openInvitation() {
  const { client } = await newHost(product);
  const moments = [{ kind: 'diner', name: 'Dîner' }];
  const event = { kind: 'mariage', name: 'Camille & Noé', starts_on: eventDay, moments };
  const { data: eventId } = await client.rpc('create_event', event).throwOnError();
  const { data: list } = await client.rpc('guest_list', { of_event: eventId }).throwOnError();
  const rows = ['Hélène', 'Marc', 'Jules', 'Nora'].map((name, index) => ({
    line: index + 1,
    household: 'Famille Bérard',
    first_name: name,
    last_name: 'Bérard',
  }));
  const options = { moments: [String(list.moments[0].id)] };
  await client.rpc('import_guests', { of_event: eventId, rows, options }).throwOnError();
  const { data: links } = await client.from('household_links').select('token').throwOnError();
  const token = String(links[0]?.token);
  const opened = await fetch(`${product.url}/guest?token=${token}`);
  return {
    address: /url=([^"]+)"/.exec(await opened.text())?.[1] ?? '',
    cookie: opened.headers.get('set-cookie')?.split(';')[0] ?? '',
  };
}

async function sizeOf(files: readonly string[]): Promise<number> {
  const sizes = await Promise.all(
    files.map(async (file) => gzipSync(Buffer.from(await (await fetch(product.url + file)).arrayBuffer())).length),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** One after the other, each from a form of its own. */
async function postReplies(address: string, cookie: string): Promise<number[]> {
  const waits: number[] = [];
  for (let number = 0; number < POSTS; number += 1) {
    const html = await (await fetch(`${product.url}${address}?modifier=1`, { headers: { cookie } })).text();
    const field = (name: string) => new RegExp(`name="${name}" value="([^"]+)"`).exec(html)?.[1] ?? '';
    const body = new URLSearchParams({ key: field('key'), proof: field('proof') });
    for (const [, name = ''] of html.matchAll(/name="(answer\.[^"]+)" value="yes"/g))
      body.set(name, number % 2 ? 'yes' : 'no');
    const began = performance.now();
    const answer = await fetch(product.url + address, {
      method: 'POST',
      headers: { cookie },
      body,
      redirect: 'manual',
    });
    waits.push(performance.now() - began);
    if (answer.status !== 303) throw new Error(`a reply was answered ${answer.status}`);
  }
  return waits;
}
