// Seating on a phone, by taps and with fingers.
import { expectAccessible } from '#tests/e2e/support/accessibility.ts';
import { centre, middleOf, openPointer, pinch } from '#tests/e2e/support/drag.ts';
import { expect, openPage, test } from '#tests/e2e/support/fixtures.ts';
import { enterAs, newPerson } from '#tests/e2e/support/people.ts';
import { announcer, answer, floorTable, people, plannedWedding, tab, waiting } from '#tests/e2e/support/seating.ts';

test('on a phone people are placed by tapping, tables first and the plan as a view', {
  tag: '@phone',
}, async ({ areaPage: page }) => {
  const owner = await newPerson();
  const { ids, wedding } = await plannedWedding(owner);
  await answer(owner, wedding, [ids['Tom'] ?? ''], false);
  await answer(owner, wedding, [ids['Tom'] ?? ''], true);
  await enterAs(page, owner);
  await openPage(page, '/client/seating');
  await expect(people(page, 'Table 1').getByText('Éloïse Béranger')).toBeVisible();
  await tab(page, 'À placer (1)').click();
  await waiting(page)
    .getByRole('button', { name: /^Placer Tom Béranger/ })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Table 2 · 1 place libre' }).click();
  await expect(page.getByText('Tout le monde a une place.')).toBeVisible();
  await tab(page, 'Plan').click();
  await expect(floorTable(page, 'Table 2')).toHaveAccessibleName(/2 sur 2\splaces/);
  await expectAccessible(page);
});

test('on a phone two fingers enlarge the plan, also on a table, and one finger moves people and tables', {
  tag: '@phone',
}, async ({ page }) => {
  const owner = await newPerson();
  const { tables } = await plannedWedding(owner);
  await enterAs(page, owner);
  await openPage(page, '/client/seating');
  await tab(page, 'Plan').click();
  const seat = (table: number, number: number) =>
    page.locator(`[data-table="${tables[table]}"] [data-seat="${number}"]`);
  await centre(floorTable(page, 'Table 1'));
  const before = await floorTable(page, 'Table 1').boundingBox();
  await pinch(page, await middleOf(floorTable(page, 'Table 1')), 20, 50);
  const width = async () => (await floorTable(page, 'Table 1').boundingBox())?.width ?? 0;
  await expect.poll(width).toBeGreaterThan(2 * (before?.width ?? 0));
  await expect(announcer(page)).toHaveText('');
  await page.getByRole('button', { name: 'Voir toute la salle' }).click();
  await expect.poll(width).toBeCloseTo(before?.width ?? 0, 0);

  const pointer = await openPointer(page, true);
  await pointer.press(await middleOf(seat(0, 2)));
  await pointer.move(await middleOf(seat(1, 2)));
  await pointer.release();
  await expect(floorTable(page, 'Table 2')).toHaveAccessibleName(/2 sur 2\splaces/);
  await expect(seat(1, 2)).toContainText('TB');
  const spot = await middleOf(floorTable(page, 'Table 1'));
  await pointer.press(spot);
  await pointer.move({ x: spot.x, y: spot.y + 40 });
  await pointer.release();
  await expect(announcer(page)).toContainText('Table 1 : à 4 m du mur de gauche');
});
