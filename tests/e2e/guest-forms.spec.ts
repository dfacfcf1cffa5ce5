// The guest's forms as another site, a replay or a curious guest sends them, and what the server writes about them.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { APIRequestContext, APIResponse } from '@playwright/test';
import { expect, test } from '#tests/e2e/support/fixtures.ts';
import { answersOf, newInvitingWedding } from '#tests/e2e/support/invitations.ts';
import { home, someNetwork } from '#tests/e2e/support/service.ts';

interface OpenForm {
  address: string;
  /** The names of the « yes » and « no » of each question. */
  questions: string[];
  hidden: { key: string; proof: string };
}

const inputs = (html: string, pattern: RegExp): string[] => [...html.matchAll(pattern)].map(([, found = '']) => found);

async function openForm(request: APIRequestContext, link: string): Promise<OpenForm> {
  const opening = await (await request.get(link)).text();
  const [address = ''] = inputs(opening, /http-equiv="refresh" content="0;url=([^"]+)"/g);
  const html = await (await request.get(address)).text();
  const hidden = (name: string) => inputs(html, new RegExp(`name="${name}" value="([^"]+)"`, 'g'))[0] ?? '';
  return {
    address,
    questions: [...new Set(inputs(html, /name="(answer\.[^"]+)"/g))],
    hidden: { key: hidden('key'), proof: hidden('proof') },
  };
}

const post = (
  request: APIRequestContext,
  { address, hidden }: OpenForm,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<APIResponse> =>
  request.post(address, { form: { ...hidden, ...fields }, headers, maxRedirects: 0, failOnStatusCode: false });

const all = (questions: readonly string[], given: 'yes' | 'no'): Record<string, string> =>
  Object.fromEntries(questions.map((name) => [name, given]));

test('a form of another site, of another link or without its proof is refused, and a key counts once [F132]', async ({
  request,
  playwright,
}) => {
  const wedding = await newInvitingWedding();
  const one = await wedding.invite('Inès Lefèvre', [{ first_name: 'Inès', last_name: 'Lefèvre' }]);
  const two = await wedding.invite('Paul Marchand', [{ first_name: 'Paul', last_name: 'Marchand' }]);
  const form = await openForm(request, one.path);
  expect(form.questions).toHaveLength(2);
  const yes = all(form.questions, 'yes');

  for (const site of ['cross-site', 'same-site', 'none']) {
    expect((await post(request, form, yes, { 'sec-fetch-site': site })).status()).toBe(403);
  }
  expect((await post(request, form, { ...yes, proof: '' })).status()).toBe(403);
  expect((await post(request, form, { ...yes, key: crypto.randomUUID() })).status()).toBe(403);
  expect((await request.post(form.address, { data: { ...form.hidden, ...yes } })).status()).toBe(415);

  // Another guest's browser has the address and the proof of its own form.
  const other = await playwright.request.newContext({ baseURL: home(), extraHTTPHeaders: someNetwork() });
  const own = await openForm(other, two.path);
  expect((await post(other, { ...form, hidden: own.hidden }, yes)).headers()['location']).toBeUndefined();
  expect((await post(other, own, yes)).status()).toBe(422);
  await other.dispose();
  expect(await answersOf(wedding)).toEqual([]);

  const same = { 'sec-fetch-site': 'same-origin', origin: 'null' };
  const answers = await Promise.all([post(request, form, yes, same), post(request, form, yes, same)]);
  expect(answers.map((answer) => [answer.status(), answer.headers()['location']])).toEqual(
    Array.from({ length: 2 }, () => [303, `${form.address}?merci=1`]),
  );
  expect((await post(request, form, all(form.questions, 'no'), same)).status()).toBe(303);
  expect(await answersOf(wedding)).toEqual(['Inès: Cérémonie oui', 'Inès: Dîner oui']);
});

test('a link is in no log, no address, no cached answer and no page of another browser [W114]', async ({
  request,
  playwright,
}) => {
  const wedding = await newInvitingWedding();
  const { path: link } = await wedding.invite('Inès Lefèvre', [{ first_name: 'Inès', last_name: 'Lefèvre' }]);
  const token = new URLSearchParams(link.split('?')[1]).get('token') ?? '';
  for (const address of [link, link.replace('/guest', '/GUEST/')]) {
    const opened = await request.get(address, { maxRedirects: 0 });
    expect(await opened.text()).toMatch(/content="0;url=\/guest\/[0-9a-f-]{36}"/);
    expect(await opened.text()).not.toContain(token);
    expect(opened.headers()).toMatchObject({ 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' });
    expect(opened.headers()['set-cookie']).toMatch(/; Path=\/guest; Max-Age=\d+; HttpOnly; SameSite=Lax/);
  }
  const form = await openForm(request, link);
  await post(request, form, all(form.questions, 'yes'), { 'sec-fetch-site': 'cross-site' });
  await post(request, form, { ...all(form.questions, 'yes'), [`answer.${token}.x`]: 'yes' });
  await post(request, form, all(form.questions, 'yes'));
  await request.get(`${form.address}/%zz?token=${token}`);
  const page = await (await request.get('/guest/event')).text();
  expect(page).toContain('Camille &amp; Noé');
  expect(page).toContain('<meta name="robots" content="noindex"/>');
  expect(page.slice(0, page.indexOf('<body'))).not.toContain(token);

  const elsewhere = await playwright.request.newContext({ baseURL: home(), extraHTTPHeaders: someNetwork() });
  expect(await (await elsewhere.get(form.address)).text()).not.toContain('Inès');
  // A form of another site arrives without the cookie, and erases none.
  const left = await elsewhere.post('/guest/leave', { form: { guest: 'x' }, maxRedirects: 0 });
  expect([left.status(), left.headers()['set-cookie']]).toEqual([303, undefined]);
  await elsewhere.dispose();
  const log = readFileSync(path.resolve(import.meta.dirname, '../../.reports/e2e-server.log'), 'utf8');
  expect(log).toContain('"service":"site","method":"POST"');
  expect(log).not.toContain(token);
});

test('one tap answers for everybody before the application has arrived', async ({ page }) => {
  const wedding = await newInvitingWedding();
  const invitation = await wedding.invite('Inès Lefèvre', [{ first_name: 'Inès', last_name: 'Lefèvre' }]);
  await page.goto(invitation.path);
  await page.waitForURL((url) => !url.searchParams.has('token'));
  await page.waitForLoadState();
  await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
  await page.getByRole('button', { name: 'Je viens' }).click();
  await expect(page.getByRole('radio', { name: 'Oui' }).first()).toBeChecked();
  await page.getByRole('button', { name: 'Envoyer ma réponse' }).click();
  await expect(page.getByRole('heading', { name: 'Merci, c’est noté' })).toBeVisible();
  expect(await answersOf(wedding)).toEqual(['Inès: Cérémonie oui', 'Inès: Dîner oui']);
});
