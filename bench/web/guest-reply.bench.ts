// A guest's reply: how soon the page can be used on a very slow network, and how soon the hosts' open list shows what was replied,
// among ten thousand people and while 500 sockets are open.
import type { Page } from '@playwright/test';
import type { SupabaseClient } from '@supabase/supabase-js';
import { openBrowser } from '../../scripts/steps/chromium.ts';
import { startProduct } from '../../scripts/steps/product.ts';
import { gatherCrowd } from '../support/crowd.ts';
import { eventDay } from '../support/days.ts';
import { type Figure, report } from '../support/figures.ts';
import { newHost, openAs } from '../support/host.ts';

const PEOPLE = 10_000;
const OTHERS = 499;
const HOUSEHOLDS = 6;
const REPLIES = 60;
const PAUSE_MS = 250;
/** « Slow 3G » of the browser's own tools. */
const slow3G = { offline: false, latency: 2_000, downloadThroughput: 50_000, uploadThroughput: 50_000 };

const print = (line: string) => process.stdout.write(`${line}\n`);
// Every socket of a bench comes from this machine.
const product = await startProduct({ SOCKETS_PER_NETWORK: '10000', SOCKETS_PER_ACCOUNT: '10000' });
const browser = await openBrowser(print);
try {
  const { host, eventId, dinner } = await newWedding();
  const homes = await linksOf(host.client, eventId);
  const usable = await visitSlowly(homes[0]?.token ?? '');
  const { session: other } = await newHost(product);
  const tokens = Array.from({ length: OTHERS }, () => other.access_token);
  const crowd = await gatherCrowd({
    url: product.url,
    key: product.keys.publishableKey,
    table: 'guest_replies',
    tokens,
  });
  const page = await openAs(browser, host);
  await page.goto(`${product.url}/client/guests`);
  await page.getByRole('list', { name: 'Liste des invités' }).waitFor();
  await page.waitForTimeout(3_000);
  const waits: number[] = [];
  for (let number = 0; number < REPLIES; number += 1) {
    const home = homes[number % HOUSEHOLDS];
    if (home !== undefined)
      waits.push(await reply(page, { ...home, dinner, attends: number % (2 * HOUSEHOLDS) < HOUSEHOLDS }));
    await page.waitForTimeout(PAUSE_MS);
  }
  await crowd.leave();
  const figures: Figure[] = [
    { name: 'guest’s page usable on slow 3G, s', value: usable / 1000, limit: { atMost: 20 } },
    { name: 'reply on the hosts’ open list with 500 sockets, p95 in ms', value: p95(waits), limit: { atMost: 300 } },
  ];
  await report('guest-reply', figures);
} finally {
  await browser.close();
  await product.stop();
}

async function newWedding() {
  const host = await newHost(product);
  const { client } = host;
  const moments = [{ kind: 'diner', name: 'Dîner' }];
  const event = { kind: 'mariage', name: 'Dix mille', starts_on: eventDay, moments };
  const { data: eventId } = await client.rpc('create_event', event).throwOnError();
  const { data: list } = await client.rpc('guest_list', { of_event: eventId }).throwOnError();
  const dinner = String(list.moments[0].id);
  const rows = Array.from({ length: PEOPLE }, (_, index) => ({
    line: index + 1,
    household: `Famille ${String(index).padStart(5, '0')}`,
    first_name: `Prénom${String(index).padStart(5, '0')}`,
    last_name: 'Morel',
  }));
  await client.rpc('import_guests', { of_event: eventId, rows, options: { moments: [dinner] } }).throwOnError();
  return { host, eventId: String(eventId), dinner };
}

interface InvitedHome {
  token: string;
  guest: string;
  name: string;
}

/** Of the first households, which the open list shows. */
async function linksOf(client: SupabaseClient, eventId: string): Promise<InvitedHome[]> {
  const { data: guests } = await client
    .from('guests')
    .select('id, household_id, first_name')
    .eq('event_id', eventId)
    .order('first_name')
    .limit(HOUSEHOLDS)
    .throwOnError();
  const households = guests.map(({ household_id: id }) => id);
  const { data: links } = await client
    .from('household_links')
    .select('household_id, token')
    .in('household_id', households)
    .throwOnError();
  return guests.map(({ id, household_id: home, first_name: name }) => ({
    guest: id,
    name,
    token: links.find(({ household_id: linked }) => linked === home)?.token,
  }));
}

/** From the link to a form that can be filled in. */
async function visitSlowly(token: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'fr-FR' });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', slow3G);
  const began = performance.now();
  await page.goto(`${product.url}/guest?token=${token}`, { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Je viens' }).click({ timeout: 60_000 });
  const usable = performance.now() - began;
  await context.close();
  return usable;
}

/** From the reply's departure to the frame that shows it. */
async function reply(page: Page, household: InvitedHome & { dinner: string; attends: boolean }): Promise<number> {
  const words = {
    name: household.name,
    answer: household.attends ? 'Dîner\u00a0: vient' : 'Dîner\u00a0: ne vient pas',
  };
  const seen = page.evaluate(
    ({ name, answer }) =>
      new Promise<number>((resolve) => {
        const check = () => {
          const rows = [...document.querySelectorAll('[role=listitem], li')];
          if (!rows.some(({ textContent: text }) => text?.includes(name) && text.includes(answer))) return;
          observer.disconnect();
          requestAnimationFrame(() => resolve(Date.now()));
        };
        const observer = new MutationObserver(check);
        observer.observe(document.body, { subtree: true, childList: true, characterData: true });
      }),
    words,
  );
  const began = Date.now();
  const answer = await fetch(`${product.url}/rest/v1/rpc/guest_reply`, {
    method: 'POST',
    headers: { apikey: product.keys.publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify({
      token: household.token,
      key: crypto.randomUUID(),
      reply: { people: [{ id: household.guest, answers: { [household.dinner]: household.attends } }] },
    }),
  });
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
  return (await seen) - began;
}

function p95(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  print(
    `  replies took ${sorted[0]} to ${sorted.at(-1)} ms, half of them at most ${sorted[Math.floor(sorted.length / 2)]}`,
  );
  return sorted[Math.floor(sorted.length * 0.95)] ?? Number.NaN;
}
