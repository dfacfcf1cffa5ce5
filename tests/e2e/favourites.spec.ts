import { expectAccessible, expectFits } from '#tests/e2e/support/accessibility.ts';
import { fill } from '#tests/e2e/support/directory.ts';
import { newEvent } from '#tests/e2e/support/events.ts';
import { expect, listenForProblems, openPage, test } from '#tests/e2e/support/fixtures.ts';
import { enterAs, newPerson } from '#tests/e2e/support/people.ts';
import { callAs } from '#tests/e2e/support/service.ts';
import { someWord } from '#tests/e2e/support/some-word.ts';
import { inDays } from '#tests/support/days.ts';

test('a visitor’s favourites stay on the device, move into the account and are asked together', {
  tag: '@both',
}, async ({ page, context }) => {
  const word = someWord();
  await fill(word);
  await openPage(page, `/partners/florist?q=${word}`);
  const hearts = [`Fleurs ${word}`, `Tiges ${word}`].map((name) =>
    page.getByRole('button', { name: `Garder ${name} en favori` }),
  );
  for (const heart of hearts) {
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
  }
  const isPhone = (page.viewportSize()?.width ?? 0) < 768;
  await page.getByRole('link', { name: `Fleurs ${word}`, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Fleurs ${word}` })).toBeVisible();
  // On a phone the request stays below the thumb, wherever the page is scrolled.
  const request = page.locator('[aria-hidden]').getByText('Demander un devis');
  if (isPhone) await expect(request).toBeInViewport({ ratio: 1 });
  else await expect(request).toBeHidden();
  await openPage(page, '/partners');
  await page.getByText('Mes favoris (2)').click();
  await page.getByRole('checkbox', { name: `Choisir Fleurs ${word} pour une demande de devis` }).check();
  await expect(page.getByRole('link', { name: 'Demander un devis', exact: true })).toHaveAttribute(
    'href',
    /^\/register-client\?from=%2Fclient%2Fpartners%3Fdemander%3D/,
  );
  await expectAccessible(page);

  const owner = await newPerson();
  await newEvent(owner, { starts_on: inDays(270), place: 'Beaune', expected_guests: 100 });
  await enterAs(page, owner);
  await openPage(page, '/client/partners');
  const question = page.getByRole('alertdialog', { name: 'Ajouter les 2 favoris de cet appareil ?' });
  await question.getByRole('button', { name: 'Oui, les ajouter' }).click();
  const toast = page.locator('[data-toast]');
  await expect(toast).toContainText('Vos 2 favoris sont dans votre compte');
  if (isPhone) {
    const [box, bar, title] = await Promise.all(
      [toast, page.getByRole('navigation', { name: 'Espace client' }), page.getByRole('heading', { level: 1 })].map(
        (part) => part.boundingBox(),
      ),
    );
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
    expect(box?.y).toBeGreaterThan((title?.y ?? 0) + (title?.height ?? 0));
  }
  await page.getByRole('checkbox', { name: `Fleurs ${word}` }).check();
  await page.getByRole('checkbox', { name: `Tiges ${word}` }).check();
  await page.getByRole('link', { name: 'Demander un devis à ces 2 prestataires' }).click();
  const sheet = page.getByRole('dialog', { name: 'Demander un devis' });
  await expect(sheet.getByRole('checkbox', { name: `Tiges ${word}` })).toBeChecked();
  await expect(sheet.getByRole('checkbox', { name: `Fleurs ${word}` })).toBeChecked();
  const storage = await context.storageState();
  expect(JSON.stringify(storage)).not.toContain('liesse.favourites');
});

test('the favourites of a shared device stay out of the account of somebody else', async ({ areaPage: page }) => {
  const word = someWord();
  await fill(word);
  await openPage(page, `/partners/florist?q=${word}`);
  await page.getByRole('button', { name: `Garder Fleurs ${word} en favori` }).click();
  const other = await newPerson();
  await newEvent(other);
  await enterAs(page, other);
  await openPage(page, '/client/partners');
  const question = page.getByRole('alertdialog', { name: 'Ajouter le favori de cet appareil ?' });
  await expectFits(page);
  await question.getByRole('button', { name: 'Non' }).click();
  await expect(question).toBeHidden();
  await page.reload();
  await expect(page.getByRole('link', { name: 'Parcourir l’annuaire' })).toBeVisible();
  await expect(question).toBeHidden();
  await expect(page.getByText(`Fleurs ${word}`)).toHaveCount(0);
  expect(await callAs(other, 'GET', 'favourites?select=partner_id')).toEqual([]);
});

test('« Chercher » stays in the client area, knows the event and widens the distance in one click', async ({
  areaPage: page,
}) => {
  const word = someWord();
  await fill(word);
  const problems = listenForProblems(page);
  const owner = await newPerson();
  await newEvent(owner, { starts_on: inDays(270), place: 'Beaune', expected_guests: 100 });
  await enterAs(page, owner);
  await openPage(page, '/client/partners');
  await page.getByRole('link', { name: 'Parcourir l’annuaire' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Chercher un prestataire' })).toBeVisible();
  await expect(page.getByLabel('Lieu', { exact: true })).toHaveValue('Beaune');
  await expect(page.getByLabel('Date', { exact: true })).toHaveValue(inDays(270));
  await page.getByLabel('Mot-clé').fill(word);
  await page.getByLabel('Métier', { exact: true }).selectOption('Fleuristes');
  await page.getByRole('main').getByRole('button', { name: 'Rechercher' }).click();
  await expect(page.getByRole('heading', { name: '2 prestataires à moins de 50 km de Beaune' })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/client/partners/search/florist\\?q=${word}&place=Beaune`));
  await page.getByRole('link', { name: 'Élargir à 100 km' }).click();
  await expect(page.getByRole('heading', { name: '2 prestataires à moins de 100 km de Beaune' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: `Fleurs ${word}`, exact: true }).click();
  await expect(page).toHaveURL(/\/client\/partners\/search\/florist\/p-/);
  await expect(page.getByRole('heading', { level: 1, name: `Fleurs ${word}` })).toBeVisible();
  await page.getByRole('button', { name: 'Ajouter aux favoris' }).click();
  await expect(page.getByRole('button', { name: 'Dans vos favoris' })).toBeVisible();
  await page.getByRole('link', { name: 'Prestataires', exact: true }).first().click();
  await expect(page.getByRole('checkbox', { name: `Fleurs ${word}` })).toBeVisible();
  expect(problems).toEqual([]);
});
