// A rendered page against a static file of its size, both as a browser gets them, from the same server in the same run.
import { readdirSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { startProduct } from '../../scripts/steps/product.ts';
import { report } from '../support/figures.ts';
import { drive, median } from '../support/load.ts';

const ROUNDS = 5;
const SECONDS = 3;
const CONNECTIONS = 24;
const headers = { 'accept-encoding': 'br' };
/** As it opens, and one that asks the database. */
const pages = ['/home', '/blog'];

const product = await startProduct();
try {
  const figures = [];
  for (const page of pages) {
    const answer = await fetch(product.url + page);
    if (!answer.ok) throw new Error(`${page} was answered ${answer.status}`);
    const share = await compare(page, fileOf((await answer.arrayBuffer()).byteLength));
    figures.push({ name: `${page}, share of a static file of its size`, value: share, limit: { atLeast: 0.25 } });
  }
  await report('pages', figures);
} finally {
  await product.stop();
}

async function compare(page: string, file: string): Promise<number> {
  const shares: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const yardstick = await drive({ url: product.url + file, headers, connections: CONNECTIONS, seconds: SECONDS });
    const ours = await drive({ url: product.url + page, headers, connections: CONNECTIONS, seconds: SECONDS });
    if (yardstick.failed + ours.failed > 0) throw new Error(`${page} or ${file} was refused`);
    shares.push(ours.perSecond / yardstick.perSecond);
    process.stdout.write(`${page}: ${ours.perSecond.toFixed(0)}/s, ${file}: ${yardstick.perSecond.toFixed(0)}/s\n`);
  }
  return median(shares);
}

/** The script of the build that is nearest to the page in size. */
function fileOf(bytes: number): string {
  const folder = resolve(import.meta.dirname, '../../apps/web/dist/client/assets');
  const [nearest] = readdirSync(folder)
    .filter((name) => name.endsWith('.js'))
    .map((name) => ({ name, distance: Math.abs(statSync(resolve(folder, name)).size - bytes) }))
    .toSorted((a, b) => a.distance - b.distance);
  if (nearest === undefined) throw new Error('the build has no scripts');
  return `/assets/${nearest.name}`;
}
