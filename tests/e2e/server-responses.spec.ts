// What the server sends before any browser looks at it: metadata, headers, files.
import { createHash } from 'node:crypto';
import { expect, test } from '#tests/e2e/support/fixtures.ts';

const attribute = (html: string, pattern: RegExp): string => pattern.exec(html)?.[1] ?? '';

test('the HTML carries title, description, share image, canonical address, locale and colour scheme [PUB-06]', async ({
  request,
  baseURL,
}) => {
  const html = await (await request.get('/home')).text();
  expect(html).toContain('<title>Bienvenue sur Liesse | Liesse</title>');
  expect(attribute(html, /<meta name="description" content="([^"]*)"/).length).toBeGreaterThan(50);
  expect(attribute(html, /<link rel="canonical" href="([^"]*)"/)).toBe(`${baseURL}/home`);
  expect(html).toContain('<html lang="fr">');
  expect(html).toContain('<meta property="og:locale" content="fr_FR"/>');
  expect(html).toContain('<meta name="color-scheme" content="light"/>');

  const shareImage = await request.get(attribute(html, /<meta property="og:image" content="([^"]*)"/));
  expect(shareImage.status()).toBe(200);
  expect(shareImage.headers()['content-type']).toBe('image/png');
  // Bytes 16 to 23 of a PNG are its width and height.
  const bytes = await shareImage.body();
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
});

test('the icon and the manifest answer by their own type, and every icon of the manifest exists', async ({
  request,
}) => {
  const icon = await request.get('/favicon.ico');
  expect([icon.status(), icon.headers()['content-type']]).toEqual([200, 'image/x-icon']);
  const manifest = await request.get('/site.webmanifest');
  expect(manifest.headers()['content-type']).toContain('application/manifest+json');
  const { icons } = (await manifest.json()) as { icons: Array<{ src: string; type: string }> };
  for (const { src, type } of icons) {
    expect((await request.get(src)).headers()['content-type']).toContain(type);
  }
});

test('no header of the request changes the addresses in the page', async ({ request, baseURL }) => {
  const headers = {
    'x-forwarded-host': 'pirate.example',
    forwarded: 'host=pirate.example',
    'x-forwarded-proto': 'https',
  };
  const html = await (await request.get('/home', { headers })).text();
  expect(html).not.toContain('pirate.example');
  expect(html).toContain(`<link rel="canonical" href="${baseURL}/home"/>`);
});

test('the policy has a nonce, new at each answer, on every script of the page', async ({ request }) => {
  const nonces = new Set<string>();
  for (const address of ['/contact', '/contact', '/nulle-part']) {
    const answer = await request.get(address);
    const policy = answer.headers()['content-security-policy'] ?? '';
    const nonce = attribute(policy, /script-src 'nonce-([\w-]{20,})' 'strict-dynamic'/);
    expect(nonce).not.toBe('');
    nonces.add(nonce);
    const scripts = (await answer.text()).match(/<script[^>]*>/g) ?? [];
    expect(scripts.length).toBeGreaterThan(0);
    for (const script of scripts) expect(script).toContain(`nonce="${nonce}"`);
  }
  expect(nonces.size).toBe(3);
});

test('a static page runs one script, allowed by its hash, and is cached until it changes', async ({ request }) => {
  const answer = await request.get('/home', { headers: { 'accept-encoding': 'gzip' } });
  const headers = answer.headers();
  const scripts = [...(await answer.text()).matchAll(/<script>(.*?)<\/script>/gs)].map(([, text = '']) => text);
  expect(scripts).toHaveLength(1);
  const hash = createHash('sha256')
    .update(scripts[0] ?? '')
    .digest('base64');
  expect(headers['content-security-policy']).toContain(`script-src 'sha256-${hash}';`);
  expect(headers['content-security-policy']).not.toContain('nonce-');
  expect(headers).toMatchObject({ 'cache-control': 'public, max-age=0, must-revalidate', vary: 'accept-encoding' });
  const again = await request.get('/home', {
    headers: { 'accept-encoding': 'gzip', 'if-none-match': headers['etag'] ?? '' },
  });
  expect(again.status()).toBe(304);
  expect(again.headers()['etag']).toBe(headers['etag']);
});

test('the directory and a vendor are answered 304 while they are the same, and a vendor is described by trade and place', async ({
  request,
}) => {
  const vendor = '/partners/venue/domaine-des-tilleuls';
  for (const address of ['/partners', vendor]) {
    const etag = (await request.get(address)).headers()['etag'] ?? '';
    expect(etag, address).toMatch(/^W\/"/);
    expect((await request.get(address, { headers: { 'if-none-match': etag } })).status(), address).toBe(304);
  }
  const html = await (await request.get(vendor)).text();
  expect(attribute(html, /<meta name="description" content="([^"]*)"/)).toMatch(/^Lieu.*Beaune.*Domaine des Tilleuls/);
});

test('pages and files say what a browser must refuse', async ({ request }) => {
  for (const address of ['/home', '/nulle-part', '/share.png', '/status']) {
    const headers = (await request.get(address)).headers();
    expect(headers['x-content-type-options'], address).toBe('nosniff');
    expect(headers['content-security-policy'], address).toContain("frame-ancestors 'none'");
    expect(headers['referrer-policy'], address).toBe('strict-origin-when-cross-origin');
    expect(headers, address).not.toHaveProperty('strict-transport-security');
  }
});

test('a script of the build is compressed and immutable; a missing one is a plain 404', async ({ request }) => {
  const html = await (await request.get('/contact')).text();
  const script = attribute(html, /<script[^>]* src="(\/assets\/[^"]+\.js)"/);
  const answer = await request.get(script, { headers: { 'accept-encoding': 'br' } });
  expect(answer.headers()).toMatchObject({
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  const again = await request.get(script, {
    headers: { 'accept-encoding': 'br', 'if-none-match': answer.headers()['etag'] ?? '' },
  });
  expect(again.status()).toBe(304);
  const gone = await request.get('/assets/gone-1a2b3c4d.js');
  expect(gone.status()).toBe(404);
  expect(gone.headers()['content-type'] ?? '').not.toContain('html');
});

test('a page is only read', async ({ request }) => {
  const answer = await request.post('/home', { data: { a: 1 } });
  expect(answer.status()).toBe(405);
  expect(answer.headers()['allow']).toBe('GET, HEAD');
});
