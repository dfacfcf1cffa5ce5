// What Lighthouse says of the first pages on its slow phone: the middle of three visits, with what keeps a score from 100.
// `--only=/login` visits the pages whose address begins so, and `--rounds=1` visits each once.
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '@liesse/platform/free-port.ts';
import { z } from 'zod';
import { openBrowser } from '../../scripts/steps/chromium.ts';
import { runCommand } from '../../scripts/steps/command.ts';
import { startProduct } from '../../scripts/steps/product.ts';
import { type Figure, report } from '../support/figures.ts';
import { newInvitingWedding, openLink } from '../support/invited.ts';
import { median } from '../support/load.ts';

// Fetched when this runs: it brings a quarter of all the files that `npm ci` would have to write.
const LIGHTHOUSE = 'lighthouse@13.5.0';

/** What is read of its report. */
const Result = z.object({
  runtimeError: z.object({ message: z.string() }).optional(),
  categories: z.record(
    z.string(),
    z.object({ score: z.number().nullable(), auditRefs: z.array(z.object({ id: z.string(), weight: z.number() })) }),
  ),
  audits: z.record(
    z.string(),
    z.object({
      id: z.string(),
      score: z.number().nullable(),
      displayValue: z.string().optional(),
      details: z.object({ type: z.string(), items: z.unknown() }).partial().optional(),
    }),
  ),
});
type Result = z.infer<typeof Result>;

/** The rows of a table; those of some audits name no element. */
const Elements = z.array(z.object({ node: z.object({ snippet: z.string() }).optional().catch(undefined) }));

const option = (name: string) =>
  process.argv.find((argument) => argument.startsWith(`--${name}=`))?.slice(name.length + 3);
const ROUNDS = Number(option('rounds') ?? 3);
const only = option('only') ?? '/';

const limits = { performance: 99, accessibility: 100, 'best-practices': 100, seo: 100 } as const;
type Category = keyof typeof limits;

const all: readonly Category[] = ['performance', 'accessibility', 'best-practices', 'seo'];

const print = (line: string) => process.stdout.write(`${line}\n`);
const product = await startProduct();
const port = await freePort();
const reports = await mkdtemp(path.join(tmpdir(), 'liesse-lighthouse-'));
const browser = await openBrowser(print, [`--remote-debugging-port=${port}`]);
try {
  const guest = await invitedGuest();
  const pages: readonly VisitedPage[] = [
    { address: '/home', categories: all },
    { address: '/partners', categories: all },
    { address: await partnerPage(), categories: all },
    // Search engines are kept away from these two.
    { address: '/login', categories: all.slice(0, 3) },
    { address: `/guest/${guest.id}`, name: '/guest', categories: all.slice(0, 3), cookie: guest.cookie },
  ];
  const figures: Figure[] = [];
  for (const page of pages.filter(({ address }) => address.startsWith(only))) {
    const { categories, name = page.address } = page;
    const visits: Result[] = [];
    for (let round = 0; round < ROUNDS; round += 1) visits.push(await visit(page));
    for (const category of categories) {
      const value = median(visits.map((one) => scoreOf(one, category)));
      figures.push({ name: `${name}: ${category}`, value, limit: { atLeast: limits[category] } });
    }
    const [last] = visits.slice(-1);
    if (last) print(`${name}\n${shortfalls(last).join('\n')}`);
  }
  await report('lighthouse', figures);
} finally {
  await browser.close();
  await product.stop();
  await rm(reports, { recursive: true });
}

interface VisitedPage {
  address: string;
  /** Where the address differs from run to run. */
  name?: string;
  categories: readonly Category[];
  cookie?: string;
}

/** A household of a new wedding, whose link was opened. */
async function invitedGuest(): Promise<{ id: string; cookie: string }> {
  const { households } = await newInvitingWedding(product, 1);
  const [household] = households;
  if (household === undefined) throw new Error('the wedding has no household');
  const { guest: id, cookie } = await openLink(product, household);
  return { id, cookie };
}

/** The first that the sitemap names. */
async function partnerPage(): Promise<string> {
  const sitemap = await (await fetch(`${product.url}/sitemaps/partners-1.xml`)).text();
  const address = /<loc>([^<]*)<\/loc>/.exec(sitemap)?.[1];
  if (address === undefined) throw new Error('the demonstration has no partner');
  return new URL(address).pathname;
}

async function visit({ address, categories, cookie }: VisitedPage): Promise<Result> {
  const file = path.join(reports, 'report.json');
  const options = [`--port=${port}`, '--quiet', '--output=json', `--output-path=${file}`];
  if (cookie !== undefined) options.push(`--extra-headers=${JSON.stringify({ cookie })}`);
  const lighthouse = ['lighthouse', `${product.url}${address}`, `--only-categories=${categories.join()}`, ...options];
  const { code, output } = await runCommand('npm', ['exec', '--yes', '--package', LIGHTHOUSE, '--', ...lighthouse]);
  if (code !== 0) throw new Error(`Lighthouse did not answer for ${address}:\n${output}`);
  const result = Result.parse(JSON.parse(await readFile(file, 'utf8')));
  if (result.runtimeError) throw new Error(`${address}: ${result.runtimeError.message}`);
  print(
    `${address}: ${categories.map((category) => `${category} ${scoreOf(result, category).toFixed(0)}`).join(', ')}`,
  );
  return result;
}

function scoreOf(result: Result, category: Category): number {
  return (result.categories[category]?.score ?? Number.NaN) * 100;
}

/** The audits that count and are not perfect, with what they measured and the elements that they name. */
function shortfalls({ categories, audits }: Result): string[] {
  const counted = Object.values(categories).flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0));
  return [...new Set(counted.map(({ id }) => id))]
    .flatMap((id) => audits[id] ?? [])
    .filter(({ score }) => score !== null && score < 1)
    .flatMap(({ id, score, displayValue, details }) => [
      `  ${id}: ${((score ?? 0) * 100).toFixed(0)} ${displayValue ?? ''}`,
      ...elementsOf(details).map((element) => `    ${element}`),
    ]);
}

function elementsOf(details: Result['audits'][string]['details']): string[] {
  const items = details?.type === 'table' ? Elements.safeParse(details.items) : undefined;
  return items?.data?.flatMap(({ node }) => (node === undefined ? [] : [node.snippet])) ?? [];
}
