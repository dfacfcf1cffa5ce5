// Scenes of a device without a network: what it reads, what waits, and two versions of one change.
import { expect, type Page } from '@playwright/test';
import { headingShown, type Scene } from '../scene.ts';

const expectedError = /ERR_INTERNET_DISCONNECTED|WebSocket|Failed to fetch/;
const bar = (page: Page) => page.getByRole('status').filter({ hasText: /modifications? (en attente|à vérifier)/ });

const tasks = { name: 'todo', role: 'client', address: '/client/todo' } as const;

const pages = [
  { name: 'dashboard', role: 'client', address: '/client/dashboard' },
  tasks,
  { name: 'guests', role: 'client', address: '/client/guests' },
  { name: 'timeline', role: 'client', address: '/client/timeline' },
  { name: 'seating', role: 'client', address: '/client/seating' },
  { name: 'partners', role: 'client', address: '/client/partners' },
  { name: 'messages', role: 'client', address: '/client/messages' },
  { name: 'partner', role: 'partner', address: '/partner/dashboard' },
  { name: 'partner-requests', role: 'partner', address: '/partner/requests' },
  { name: 'partner-calendar', role: 'partner', address: '/partner/calendar' },
] as const;

export const offlineScenes: readonly Scene[] = [
  ...pages.map((page) => offlineScene(page, reopenOffline)),
  offlineScene({ ...tasks, name: 'never-opened' }, async (page) => {
    await reopenOffline(page);
    await page.goto('/client/budget');
    await page.getByRole('status').filter({ hasText: 'Loading authentication' }).waitFor({ state: 'detached' });
    await headingShown(page);
  }),
  offlineScene({ ...tasks, name: 'waiting' }, async (page) => {
    await reopenOffline(page);
    await page.getByRole('checkbox', { name: /^Fait/ }).first().check();
    await bar(page).getByRole('button', { name: 'Voir' }).click();
    await page.getByRole('dialog', { name: 'Modifications à envoyer' }).waitFor();
  }),
  offlineScene({ ...tasks, name: 'conflict' }, async (page) => {
    await reopenOffline(page);
    await renameOnBoth(page);
    await page.context().setOffline(false);
    await bar(page).getByText('à vérifier').waitFor();
    await bar(page).getByRole('button', { name: 'Voir' }).click();
    await page.getByRole('dialog', { name: 'Modifications à envoyer' }).getByText('La vôtre').waitFor();
  }),
  offlineScene({ name: 'invitation', role: null, address: (links) => links.invitation }, async (page) => {
    await waitUntilCached(page);
    await page.context().setOffline(true);
    await page.reload();
    await headingShown(page);
  }),
];

function offlineScene(scene: Pick<Scene, 'name' | 'role' | 'address'>, prepare: (page: Page) => Promise<void>): Scene {
  return { ...scene, name: `offline-${scene.name}`, frame: 'screen', expectedError, prepare };
}

/** Waits until the page is stored on the device, and opens it again without a network. */
async function reopenOffline(page: Page): Promise<void> {
  await headingShown(page);
  await waitUntilCached(page);
  await page.context().setOffline(true);
  await page.reload();
  await page.getByText('Vous êtes hors ligne.', { exact: false }).waitFor();
}

const waitUntilCached = (page: Page): Promise<void> =>
  expect(async () => {
    expect(await page.evaluate(async () => (await caches.match(location.pathname)) !== undefined)).toBe(true);
  }).toPass();

/** The task that this page shows first, renamed here and on another device of the same person. */
async function renameOnBoth(page: Page): Promise<void> {
  const link = page.locator('[data-row] a').first();
  const address = (await link.getAttribute('href')) ?? '';
  const [title = ''] = (await link.innerText()).split(', ');
  // Another hour on each device, which all rename the same task.
  const hour = 8 + ((page.viewportSize()?.width ?? 0) % 12);
  await link.click();
  const panel = page.getByRole('dialog', { name: 'Tâche' });
  await panel.getByLabel('Que faut-il faire ?').fill(`${title}, avec les parents`);
  await panel.getByRole('button', { name: 'Enregistrer' }).click();
  await panel.waitFor({ state: 'hidden' });
  const { access_token: token } = JSON.parse(
    await page.evaluate(() => localStorage.getItem('liesse.session') ?? '{}'),
  ) as { access_token: string };
  const id = /[0-9a-f-]{36}/.exec(address)?.[0] ?? '';
  await page.context().request.patch(`/rest/v1/tasks?id=eq.${id}`, {
    headers: { authorization: `Bearer ${token}` },
    data: { title: `${title}, à ${hour} h` },
  });
}
