import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '#tests/e2e/support/accessibility.ts';
import { expect, listenForProblems, openPage, test } from '#tests/e2e/support/fixtures.ts';

async function openLibrary(page: Page): Promise<void> {
  await openPage(page, '/_ui');
  await expect(page.getByRole('heading', { level: 1, name: 'Bibliothèque d’interface' })).toBeVisible();
}

test('the library of the interface is accessible, fits the screen and draws without a complaint', {
  tag: ['@both', '@tablet'],
}, async ({ areaPage: page }) => {
  test.slow();
  const problems = listenForProblems(page);
  await openLibrary(page);
  const hidden = page.getByRole('button', { name: 'Voir le tableau' });
  while ((await hidden.count()) > 0) await hidden.first().click();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  await expectAccessible(page);
  expect(problems).toEqual([]);
});

test('every state of a list is accessible', async ({ areaPage: page }) => {
  test.slow();
  await openLibrary(page);
  const states = {
    'En chargement': 'Chargement en cours...',
    'En échec': 'La liste des invités n’a pas pu être chargée.',
  };
  for (const [state, sentence] of Object.entries(states)) {
    await page.getByRole('radio', { name: state }).check();
    await expect(page.getByText(sentence).last()).toBeAttached();
    await expectAccessible(page, '[aria-labelledby="listes"]');
  }
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect(page.getByRole('radio', { name: 'Pleine' })).toBeChecked();
});

test('a dialog keeps the keyboard inside and gives the focus back', { tag: '@both' }, async ({ areaPage: page }) => {
  const problems = listenForProblems(page);
  await openLibrary(page);
  const opener = page.getByRole('button', { name: 'Ouvrir un dialogue' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Renommer la table' });
  await expect(dialog).toBeVisible();
  await expectAccessible(page, '[role="dialog"]');
  for (let press = 0; press < 6; press += 1) {
    await page.keyboard.press('Tab');
    await expect(dialog.locator(':focus')).toHaveCount(1);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  expect(problems).toEqual([]);
});

test('a menu is walked by arrows and letters', async ({ areaPage: page }) => {
  const problems = listenForProblems(page);
  await openLibrary(page);
  const opener = page.getByRole('button', { name: 'Actions sur l’invitation' });
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Relancer par e-mail' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Copier le lien personnel' })).toBeFocused();
  await page.keyboard.type('ret');
  await expect(page.getByRole('menuitem', { name: 'Retirer de la liste' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toBeHidden();
  await expect(opener).toBeFocused();
  expect(problems).toEqual([]);
});

test('arrow keys move between tabs and scroll to the selected one', { tag: '@phone' }, async ({ areaPage: page }) => {
  await openLibrary(page);
  const tabs = page.getByRole('tablist', { name: 'Vues de l’événement' });
  await tabs.getByRole('tab', { name: 'Invités' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(tabs.getByRole('tab', { name: 'Plan de table' })).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('End');
  await expect(tabs.getByRole('tab', { name: 'Documents' })).toBeInViewport({ ratio: 0.9 });
  await expect(page.getByRole('tabpanel', { name: 'Documents' })).toHaveText('Sept contrats, tous signés.');
  await page.keyboard.press('Home');
  await expect(page.getByRole('tabpanel', { name: 'Invités' })).toBeVisible();
});

test('the palette opens by its keys from a field, finds without accents, runs what is chosen and says when nothing is found', async ({
  areaPage: page,
}) => {
  const problems = listenForProblems(page);
  await openLibrary(page);
  const field = page.getByLabel('Nom de l’événement');
  await field.focus();
  await page.keyboard.press('Control+k');
  const finder = page.getByRole('combobox', { name: 'Chercher une page ou une action' });
  await expect(finder).toBeFocused();
  await page.keyboard.type('INVITE');
  await expect(page.getByRole('option')).toHaveText(['InvitésPage', 'Ajouter un invité']);
  await page.keyboard.press('ArrowDown');
  const chosen = page.getByRole('option', { name: 'Ajouter un invité' });
  await expect(chosen).toHaveAttribute('aria-selected', 'true');
  await expect(finder).toHaveAttribute('aria-activedescendant', (await chosen.getAttribute('id')) ?? '');
  await page.keyboard.press('Enter');
  await expect(finder).toBeHidden();
  await expect(page.getByText('Choisi\u00a0: Ajouter un invité')).toBeVisible();
  await expect(field).toBeFocused();

  await page.keyboard.press('Control+k');
  await expect(finder).toBeFocused();
  await expectAccessible(page, '[role="dialog"]');
  await page.keyboard.type('zzz');
  await expect(page.getByText('Aucun résultat pour «\u00a0zzz\u00a0»').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(finder).toBeHidden();
  expect(problems).toEqual([]);
});

test('a confirmation focuses « Annuler », and only its action button confirms', async ({ areaPage: page }) => {
  await openLibrary(page);
  const opener = page.getByRole('button', { name: 'Demander confirmation' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog', { name: 'Supprimer la table 4\u00a0?' });
  await expect(question.getByRole('button', { name: 'Annuler' })).toBeFocused();
  await expectAccessible(page, '[role="alertdialog"]');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Rien n’a changé')).toBeVisible();
  await expect(opener).toBeFocused();
  await opener.click();
  await question.getByRole('button', { name: 'Supprimer' }).click();
  await expect(page.getByText('Table supprimée')).toBeVisible();
});

test('a table sorts as French does, and counts what is ticked', { tag: '@both' }, async ({
  areaPage: page,
  isMobile,
}) => {
  await openLibrary(page);
  const table = page.getByRole('table', { name: 'Prestataires retenus' });
  const names = table.getByRole('rowheader');
  await expect(names.first()).toHaveText('Maison Aubry');
  if (isMobile) await page.getByLabel('Trier par').selectOption('Prestataire, ordre croissant');
  else await table.getByRole('button', { name: 'Prestataire' }).click();
  await expect(names).toHaveText([
    'Domaine des Tilleuls',
    'Élan',
    'Les Frères Ecuyer, traiteurs à Angers',
    'Maison Aubry',
    'Quatuor Éole',
    'Studio Pénombre',
  ]);
  if (isMobile) await page.getByLabel('Trier par').selectOption('Note, ordre décroissant');
  else {
    const head = table.getByRole('columnheader', { name: 'Note' });
    await head.getByRole('button').click();
    await expect(head).toHaveAttribute('aria-sort', 'ascending');
    await head.getByRole('button').click();
    await expect(head).toHaveAttribute('aria-sort', 'descending');
  }
  // The row without a note is last in either direction.
  await expect(names.first()).toHaveText('Quatuor Éole');
  await expect(names.last()).toHaveText('Les Frères Ecuyer, traiteurs à Angers');

  await page.getByLabel('Sélectionner Élan').check();
  await expect(page.getByText('Sélection\u00a0: 1 sur 6')).toBeVisible();
  await page.getByLabel('Tout sélectionner').check();
  await expect(page.getByText('Sélection\u00a0: 6 sur 6')).toBeVisible();
});

test('ten thousand rows are fewer than sixty in the page, and the keyboard reaches the last', async ({
  areaPage: page,
}) => {
  await openLibrary(page);
  const list = page.getByRole('region', { name: 'Dix mille invités' });
  await list.scrollIntoViewIfNeeded();
  const rows = list.getByRole('listitem');
  await expect(rows.first()).toHaveAttribute('aria-setsize', '10000');
  expect(await rows.count()).toBeLessThan(60);
  const first = list.getByRole('button').first();
  await first.focus();
  await list.evaluate((element) => element.scrollTo({ top: element.scrollHeight / 2 }));
  await expect(list.locator('[aria-posinset="5000"]')).toBeAttached();
  expect(await rows.count()).toBeLessThan(60);
  await expect(list.locator('[aria-posinset="1"]').getByRole('button')).toBeFocused();

  await list.focus();
  await page.keyboard.press('End');
  await expect(list.locator('[aria-posinset="10000"]')).toBeInViewport();
  await page.keyboard.press('Home');
  await expect(list.locator('[aria-posinset="1"]')).toBeInViewport();
});

test('a chart has its table', async ({ areaPage: page }) => {
  await openLibrary(page);
  const figure = page.getByRole('figure').filter({ hasText: 'Réponses reçues' });
  await expect(figure.getByRole('img', { name: /^Réponses reçues\. Présents\s: 4, 11/ })).toBeVisible();
  await expect(figure.getByRole('table')).toBeHidden();
  await figure.getByRole('button', { name: 'Voir le tableau' }).click();
  await expect(figure.getByRole('row').nth(1)).toHaveText('nov.40');
  await figure.getByRole('button', { name: 'Masquer le tableau' }).click();
  await expect(figure.getByRole('table')).toBeHidden();
});

test.describe('a toast', () => {
  test('is alone, with its id, title, description, variant and open flag [ENT-05]', async ({ areaPage: page }) => {
    await openLibrary(page);
    const toasts = page.locator('[data-toast]');
    await page.getByRole('button', { name: 'Montrer un message' }).click();
    await expect(toasts).toHaveCount(1);
    // Under the pointer it waits.
    await toasts.hover();
    await expect(toasts).toHaveAttribute('data-state', 'open');
    await expect(toasts).toHaveAttribute('data-variant', 'default');
    await expect(toasts).toContainText('Brouillon enregistré');
    await expect(toasts).toContainText('Vous le retrouverez dans votre planning.');
    const id = await toasts.getAttribute('data-toast');
    await expectAccessible(page, '[role="region"]:has([data-toast])');

    await page.getByRole('button', { name: 'Montrer une erreur' }).click();
    await expect(toasts).toHaveCount(1);
    await expect(toasts).toHaveAttribute('data-variant', 'destructive');
    await expect(toasts).toContainText('Envoi impossible');
    expect(await toasts.getAttribute('data-toast')).not.toBe(id);
    await toasts.getByRole('button', { name: 'Fermer' }).click();
    await expect(toasts).toHaveCount(0);
  });

  test('leaves after five seconds, and not before [ENT-05]', async ({ page }) => {
    const toast = await showToastAndStopTime(page);
    await page.clock.runFor(4990);
    await expect(toast).toHaveAttribute('data-state', 'open');
    await page.clock.runFor(20);
    await expect(toast).toHaveCount(0);
  });

  test('is reached by F8 [ENT-05]', async ({ areaPage: page }) => {
    const toast = await showToastAndStopTime(page);
    await page.keyboard.press('F8');
    await expect(page.getByRole('region', { name: 'Notifications (F8)' }).getByRole('list')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(toast).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(toast).toHaveCount(0);
  });

  test('is sent away by a swipe of fifty pixels, and stays for less [ENT-05]', { tag: '@phone' }, async ({
    areaPage: page,
  }) => {
    const toast = await showToastAndStopTime(page);
    await swipe(page, 49);
    await expect(toast).toHaveAttribute('data-swipe', 'cancel');
    await expect(toast).toHaveAttribute('data-state', 'open');
    await swipe(page, 50);
    await expect(toast).toHaveCount(0);
  });
});

/** The first toast loads the chunk; the second is shown while the clock is paused. */
async function showToastAndStopTime(page: Page): Promise<Locator> {
  await page.clock.install();
  await openLibrary(page);
  const toast = page.locator('[data-toast]');
  await page.getByRole('button', { name: 'Montrer une erreur' }).click();
  await expect(toast).toBeVisible();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('button', { name: 'Montrer un message' }).click();
  await expect(toast).toContainText('Brouillon enregistré');
  return toast;
}

async function swipe(page: Page, distance: number): Promise<void> {
  const box = await page.locator('[data-toast]').boundingBox();
  if (box === null) throw new Error('there is no toast to swipe');
  const [x, y] = [Math.round(box.x + 40), Math.round(box.y + box.height / 2)];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + distance, y, { steps: 6 });
  await page.mouse.up();
}
