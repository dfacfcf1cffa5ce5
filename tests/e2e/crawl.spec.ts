// A crawler without script: from the first page it follows every link of the public site and reads the head of each page.
import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '#tests/e2e/support/fixtures.ts';

/** Pages of the directory are many and alike; the others are all visited. */
const MOST_OF_DIRECTORY = 25;
const START = '/home';

interface Crawled {
  address: string;
  from: string;
  status: number;
  html: string;
}

test('every link of every public page is alive, and every page introduces itself [PUB-05] [PUB-06] [NAV-03] [NAV-04] [NAV-05]', async ({
  request,
  baseURL,
}) => {
  test.setTimeout(120_000);
  const crawled = await crawl(request);
  expect(crawled.length).toBeGreaterThan(25);
  expect(
    crawled.filter(({ status }) => status !== 200).map(({ address, from, status }) => ({ address, from, status })),
  ).toEqual([]);

  const titles = new Map<string, string>();
  for (const { address, html } of crawled) {
    expect(html.match(/<h1[\s>]/g) ?? [], address).toHaveLength(1);
    expect(html, address).toContain('<html lang="fr">');
    expect(html, address).toContain('<meta property="og:locale" content="fr_FR"/>');
    expect(html, address).toContain('<meta name="color-scheme" content="light"/>');
    const title = textOf(html, /<title>([^<]*)<\/title>/);
    expect(title, address).toMatch(/^.+ \| Liesse$/);
    const length = textOf(html, /<meta name="description" content="([^"]*)"/).length;
    expect(length, address).toBeGreaterThan(20);
    expect(textOf(html, /<meta property="og:image" content="([^"]*)"/), address).toContain(`${baseURL}/`);
    if (html.includes('<meta name="robots" content="noindex"/>')) continue;
    const canonical = textOf(html, /<link rel="canonical" href="([^"]*)"/);
    expect(canonical, address).toContain(`${baseURL}/`);
    // Two addresses may be one page; two pages may not have one title.
    expect(titles.get(title) ?? canonical, `${title} at ${address}`).toBe(canonical);
    titles.set(title, canonical);
  }
});

async function crawl(request: APIRequestContext): Promise<Crawled[]> {
  const from = new Map([[START, '']]);
  const waiting = [START];
  const crawled: Crawled[] = [];
  let directory = 0;
  for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
    if (address.startsWith('/partners/') || address.startsWith('/partners?')) {
      directory += 1;
      if (directory > MOST_OF_DIRECTORY) continue;
    }
    const answer = await request.get(address);
    const html = await answer.text();
    crawled.push({ address, from: from.get(address) ?? '', status: answer.status(), html });
    // The sign-in pages and the entry of the guests are visited, but their links are not followed.
    if (/^\/(?:login|register|guest)/.test(address)) continue;
    for (const found of linksOf(html)) {
      if (from.has(found)) continue;
      from.set(found, address);
      waiting.push(found);
    }
  }
  return crawled;
}

/** The pages of this site, without fragment. Like other crawlers it leaves out the links that say so; a picture is no page. */
function linksOf(html: string): string[] {
  const links = Array.from(html.matchAll(/<a (?![^>]*rel="nofollow")[^>]*href="([^"]*)"/g), ([, href = '']) =>
    href.replaceAll('&amp;', '&'),
  );
  return links.filter((href) => /^\/(?!storage\/)/.test(href)).map((href) => href.replace(/#.*$/, ''));
}

const textOf = (html: string, pattern: RegExp): string => pattern.exec(html)?.[1] ?? '';
