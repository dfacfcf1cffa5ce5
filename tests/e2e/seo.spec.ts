// What search engines, feed readers and other sites find: the sitemap and every head behind it, robots, feeds, share cards, and
// the statuses of addresses that are not quite right.
import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '#tests/e2e/support/fixtures.ts';

/** Partners are many and alike. */
const MOST_OF_A_KIND = 40;

const contentsOf = (text: string, name: string): string[] =>
  Array.from(text.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, 'g')), ([, content = '']) => content);
const attribute = (html: string, pattern: RegExp): string => pattern.exec(html)?.[1] ?? '';

async function addressesOf(request: APIRequestContext): Promise<string[]> {
  const index = await request.get('/sitemap.xml');
  expect(index.headers()['content-type']).toBe('application/xml; charset=utf-8');
  const addresses: string[] = [];
  for (const page of contentsOf(await index.text(), 'loc')) {
    const found = contentsOf(await (await request.get(page)).text(), 'loc');
    expect(found.length, page).toBeGreaterThan(0);
    expect(found.length, page).toBeLessThanOrEqual(5000);
    addresses.push(...found.slice(0, MOST_OF_A_KIND));
  }
  return addresses;
}

test('every address of the sitemap is a page whose head says all that is needed, in words of its own', async ({
  request,
  baseURL,
}) => {
  test.setTimeout(120_000);
  const addresses = await addressesOf(request);
  expect(addresses).toContain(`${baseURL}/home`);
  expect(addresses.some((address) => address.startsWith(`${baseURL}/blog/`))).toBe(true);
  expect(new Set(addresses).size).toBe(addresses.length);
  const seen = { titles: new Set<string>(), descriptions: new Set<string>() };
  for (const address of addresses) {
    const answer = await request.get(address, { maxRedirects: 0 });
    expect(answer.status(), address).toBe(200);
    const html = await answer.text();
    const title = attribute(html, /<title>([^<]*)<\/title>/);
    const description = attribute(html, /<meta name="description" content="([^"]*)"/);
    expect(title, address).toMatch(/^.{2,} \| Liesse$/);
    expect(description.length, address).toBeGreaterThan(40);
    seen.titles.add(title);
    seen.descriptions.add(description);
    expect(attribute(html, /<link rel="canonical" href="([^"]*)"/), address).toBe(address);
    expect(html, address).not.toContain('noindex');
    for (const [name, content] of Object.entries({
      'og:url': address,
      'og:title': title,
      'og:description': description,
      'og:locale': 'fr_FR',
      'og:site_name': 'Liesse',
      'og:image': `${baseURL}/share${new URL(address).pathname}.png`,
    })) {
      expect(html, address).toContain(`<meta property="${name}" content="${content}"/>`);
    }
    expect(html, address).toContain('<meta name="twitter:card" content="summary_large_image"/>');
    expect(html, address).toContain('<html lang="fr">');
  }
  expect(seen.titles.size).toBe(addresses.length);
  expect(seen.descriptions.size).toBe(addresses.length);
});

test('structured data describe the organisation, a post and its breadcrumbs', async ({ request, baseURL }) => {
  const kinds = async (address: string): Promise<unknown[]> => {
    const html = await (await request.get(address)).text();
    const blocks = Array.from(
      html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs),
      ([, json = '']) => JSON.parse(json),
    );
    return blocks.flatMap((block) => block['@graph'] ?? [block]);
  };
  expect(await kinds('/home')).toMatchObject([
    { '@type': 'Organization', name: 'Liesse', url: `${baseURL}/home` },
    { '@type': 'WebSite', inLanguage: 'fr-FR', potentialAction: { '@type': 'SearchAction' } },
  ]);
  const [post = ''] = contentsOf(await (await request.get('/sitemaps/posts.xml')).text(), 'loc');
  expect(await kinds(post)).toMatchObject([
    { '@type': 'BlogPosting', url: post, inLanguage: 'fr-FR', datePublished: expect.stringMatching(/^\d{4}-/) },
    { '@type': 'BreadcrumbList', itemListElement: [{ position: 1 }, { name: 'Le blog' }, { item: post }] },
  ]);
});

test('a page’s card is a picture of its own', async ({ request }) => {
  const cards: string[] = [];
  for (const address of ['/share/home.png', '/share/contact.png']) {
    const card = await request.get(address);
    expect(card.status()).toBe(200);
    expect(card.headers()).toMatchObject({ 'content-type': 'image/png', 'cache-control': 'public, max-age=86400' });
    const bytes = await card.body();
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
    cards.push(card.headers()['etag'] ?? '');
  }
  expect(new Set(cards).size).toBe(2);
  for (const address of ['/share/nulle-part.png', '/share/client/dashboard.png']) {
    expect((await request.get(address)).status(), address).toBe(404);
  }
});

test('robots.txt names the sitemap and keeps crawlers out of the areas', async ({ request, baseURL }) => {
  const text = await (await request.get('/robots.txt')).text();
  expect(text).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
  for (const area of ['/client/', '/partner/', '/admin/', '/guest', '/rest/'])
    expect(text).toContain(`Disallow: ${area}\n`);
});

test('the blog is followed by RSS and by Atom, found from its page', async ({ request, baseURL, page }) => {
  await page.goto('/blog');
  for (const [type, path] of [
    ['rss', '/blog/rss.xml'],
    ['atom', '/blog/atom.xml'],
  ] as const) {
    await expect(page.locator(`link[type="application/${type}+xml"]`)).toHaveAttribute('href', path);
    const feed = await request.get(path);
    expect(feed.headers()['content-type']).toBe(`application/${type}+xml; charset=utf-8`);
    const found = await page.evaluate(
      (text) => {
        const parsed = new DOMParser().parseFromString(text, 'application/xml');
        return {
          isWell: parsed.querySelector('parsererror') === null,
          posts: parsed.querySelectorAll('item, entry').length,
        };
      },
      await feed.text(),
    );
    expect(found.isWell, path).toBe(true);
    expect(found.posts, path).toBeGreaterThanOrEqual(4);
    expect(await feed.text()).toContain(`${baseURL}/blog/`);
    const again = await request.get(path, { headers: { 'if-none-match': feed.headers()['etag'] ?? '' } });
    expect(again.status()).toBe(304);
  }
});

test.describe('an address', () => {
  for (const [written, proper] of [
    ['/home/', '/home'],
    ['/Home', '/home'],
    ['/Blog/?page=A', '/blog?page=A'],
    ['/index.html', '/'],
    ['//home', '/home'],
  ] as const) {
    test(`written ${written} is sent to ${proper} for good`, async ({ request, baseURL }) => {
      const answer = await request.fetch(`${baseURL}${written}`, { maxRedirects: 0 });
      expect(answer.status()).toBe(301);
      expect(answer.headers()['location']).toBe(proper);
    });
  }

  test('answers HEAD as GET, without a body', async ({ request }) => {
    for (const address of ['/home', '/contact', '/sitemap.xml', '/blog/rss.xml']) {
      const head = await request.head(address);
      expect(head.status(), address).toBe(200);
      expect(await head.body()).toHaveLength(0);
      expect(head.headers()['content-type']).toBe((await request.get(address)).headers()['content-type']);
    }
    expect((await request.head('/nulle-part')).status()).toBe(404);
  });

  test('that is only read refuses the rest', async ({ request }) => {
    for (const address of ['/home', '/sitemap.xml', '/robots.txt', '/share/home.png']) {
      const answer = await request.put(address);
      expect(answer.status(), address).toBe(405);
      expect(answer.headers()['allow'], address).toBe('GET, HEAD');
    }
  });

  test('beyond the end of the sitemap is a plain 404', async ({ request }) => {
    expect((await request.get('/sitemaps/partners-4000.xml')).status()).toBe(404);
  });
});
