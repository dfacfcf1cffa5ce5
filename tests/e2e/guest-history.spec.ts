import type { Page } from '@playwright/test';
import { expectAccessible, expectFits } from '#tests/e2e/support/accessibility.ts';
import { addMember, newEvent } from '#tests/e2e/support/events.ts';
import { expect, goWithin, listenForProblems, openPage, test } from '#tests/e2e/support/fixtures.ts';
import { enterAs, newPerson } from '#tests/e2e/support/people.ts';
import { callAs } from '#tests/e2e/support/service.ts';

const toastTitled = (page: Page, title: string) => page.locator('[data-toast]').getByText(title, { exact: true });

test('an import is taken back from the history of the list, with what changed since left alone', async ({
  areaPage: page,
  otherAreaPage: other,
}) => {
  const problems = listenForProblems(page);
  const [owner, editor, viewer] = await Promise.all([
    newPerson({ name: 'Alix Berger' }),
    newPerson({ name: 'Sacha Roy' }),
    newPerson({ name: 'Noé Petit' }),
  ]);
  const event = await newEvent(owner);
  await addMember(event, editor, 'editor');
  await addMember(event, viewer, 'viewer');
  await enterAs(page, editor);
  await openPage(page, '/client/guests/history');
  await expect(page.getByRole('heading', { name: 'Rien à annuler' })).toBeVisible();
  await expectAccessible(page);

  const rows = ['Ana', 'Bob', 'Cléo'].map((first_name, line) => ({ line, household: 'Petit', first_name }));
  await callAs(owner, 'POST', 'rpc/import_guests', { of_event: event, rows });
  const [ana] = await callAs<Array<{ id: string }>>(owner, 'GET', 'guests?first_name=eq.Ana&select=id');
  await callAs(owner, 'PATCH', `guests?id=eq.${ana?.id}&select=id`, { phone: '06 12 34 56 78' });

  await goWithin(page, '/client/guests');
  await page.getByRole('button', { name: 'Autres actions' }).click();
  await page.getByRole('menuitem', { name: 'Historique' }).click();
  const entry = page.getByRole('list', { name: 'Modifications de la liste' }).getByRole('listitem');
  await expect(entry).toContainText(/Import de 3.personnes \(1.nouveau foyer\)/);
  await expect(entry).toContainText('Alix Berger');
  await expect(entry).toContainText(/1.personne modifiée ou ayant répondu depuis reste telle quelle/);
  await expectFits(page);
  await entry.getByRole('button', { name: /^Annuler/ }).click();
  const question = page.getByRole('alertdialog', { name: /^Annuler cet import/ });
  await expect(question).toContainText(/2.personnes importées quittent la liste/);
  await question.getByRole('button', { name: 'Retirer l’import' }).click();
  await expect(toastTitled(page, 'Modification annulée')).toBeVisible();
  await expect(entry).toContainText('Annulé par Sacha Roy');
  await expect(entry.getByRole('button')).toHaveCount(0);
  expect(await callAs<object[]>(owner, 'GET', 'guests?select=first_name')).toEqual([{ first_name: 'Ana' }]);

  await enterAs(other, viewer);
  await openPage(other, '/client/guests/history');
  await expect(other.getByText(/seules les personnes qui organisent peuvent la modifier/)).toBeVisible();
  expect(problems).toEqual([]);
});
