// Seating plans of a small wedding: two tables, three people, and how stories find them on the page.
import type { Page } from '@playwright/test';
import type { Person } from '#tests/e2e/support/people.ts';
import { callAs } from '#tests/e2e/support/service.ts';
import { guestIds, newWedding, type Wedding } from '#tests/e2e/support/weddings.ts';

export const waiting = (page: Page) => page.getByRole('list', { name: 'À placer' });
export const floorTable = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Plan de la salle' }).getByRole('button', { name: new RegExp(`^${name}\\s:`) });
export const people = (page: Page, table: string) => page.getByRole('list', { name: table, exact: true });
export const announcer = (page: Page) => page.locator('[data-announcer]');
export const tab = (page: Page, name: string | RegExp) => page.getByRole('tab', { name });

/** Everybody of the family accepts the dinner. */
export async function comingWedding(owner: Person): Promise<{ wedding: Wedding; ids: Record<string, string> }> {
  const wedding = await newWedding(owner);
  const ids = await guestIds(owner, wedding);
  await answer(owner, wedding, Object.values(ids), true);
  return { wedding, ids };
}

export const answer = (owner: Person, { id, moments }: Wedding, guests: readonly string[], attending: boolean) =>
  callAs(owner, 'POST', 'rpc/record_replies', {
    of_event: id,
    answers: guests.map((guest) => ({ guest, moment: moments['Dîner'], attending })),
  });

/** Places everybody at two tables through the API. */
export async function plannedWedding(owner: Person) {
  const { wedding, ids } = await comingWedding(owner);
  const plan = crypto.randomUUID();
  const [first, second] = [crypto.randomUUID(), crypto.randomUUID()];
  await callAs(owner, 'POST', 'seating_plans', {
    id: plan,
    event_id: wedding.id,
    moment_id: wedding.moments['Dîner'],
    name: 'Dîner',
  });
  const table = { shape: 'round', y: 400, seats: 2 };
  await callAs(owner, 'POST', 'rpc/save_seating_tables', {
    of_plan: plan,
    tables: [
      { ...table, id: first, name: '1', x: 400 },
      { ...table, id: second, name: '2', x: 1000 },
    ],
  });
  await callAs(owner, 'POST', 'rpc/seat_guests', {
    of_plan: plan,
    moves: [
      { guest: ids['Éloïse'], table: first, seat: 1 },
      { guest: ids['Tom'], table: first, seat: 2 },
      { guest: ids['Awa'], table: second, seat: 1 },
    ],
    expected: [],
  });
  return { wedding, ids, plan, tables: [first, second] };
}
