// The directory by département, by region and within a price range.
import { expectFits } from '#tests/e2e/support/accessibility.ts';
import { fill } from '#tests/e2e/support/directory.ts';
import { newEvent } from '#tests/e2e/support/events.ts';
import { expect, openPage, test } from '#tests/e2e/support/fixtures.ts';
import { newListing } from '#tests/e2e/support/listing.ts';
import { enterAs, newPerson } from '#tests/e2e/support/people.ts';
import { someWord } from '#tests/e2e/support/some-word.ts';

test.describe('the directory', () => {
  test('finds by region, by département and by its number, those based there first', async ({ page }) => {
    const word = someWord();
    await fill(word);
    await newListing({
      type: 'dj',
      name: `Platines ${word}`,
      commune: 'Nantes',
      postcode: '44000',
      latitude: 47.218,
      longitude: -1.554,
      travels_km: 120,
    });
    await openPage(page, `/partners?q=${word}`);
    const place = page.getByLabel('Lieu', { exact: true });
    const search = page.getByRole('button', { name: 'Rechercher' });
    await place.pressSequentially('bourgog');
    await expect(page.locator('datalist option[value="Bourgogne-Franche-Comté (région)"]')).toBeAttached();
    await place.fill('Bourgogne-Franche-Comté (région)');
    await search.click();
    await expect(
      page.getByRole('heading', { name: '4 prestataires dans la région Bourgogne-Franche-Comté' }),
    ).toBeVisible();
    await expect(page.getByRole('link', { name: 'Distance', exact: true })).toHaveCount(0);
    await expectFits(page);

    await place.fill('Loire-Atlantique');
    await search.click();
    await expect(
      page.getByRole('heading', { name: '1 prestataire dans le département Loire-Atlantique (44)' }),
    ).toBeVisible();
    // A travelling partner is listed in the neighbouring region too, at an address that can be shared.
    await openPage(page, `/partners?q=${word}&place=35`);
    await expect(
      page.getByRole('heading', { name: '1 prestataire dans le département Ille-et-Vilaine (35)' }),
    ).toBeVisible();
    await expect(page.getByRole('article')).toContainText('se déplace dans cette zone');
    await page.getByRole('link', { name: /Retirer le filtre.*Ille-et-Vilaine \(35\)/ }).click();
    await expect(page).toHaveURL(`/partners?q=${word}`);
  });

  test('finds within a price range, whose chip removes both ends', async ({ page }) => {
    const word = someWord();
    await fill(word);
    await openPage(page, `/partners?q=${word}`);
    await page.getByText('Plus de filtres').click();
    await page.getByLabel('Budget minimum').fill('1 000');
    await page.getByLabel('Budget maximum').fill('3 000');
    await page.getByRole('button', { name: 'Rechercher' }).click();
    await expect(page.getByRole('article')).toHaveCount(1);
    await expect(page.getByRole('article')).toContainText(`Domaine ${word}`);
    await expectFits(page);
    await page.getByRole('link', { name: /Retirer le filtre.*De 1.000.€ à 3.000.€/ }).click();
    await expect(page).toHaveURL(`/partners?q=${word}`);
    await expect(page.getByRole('article')).toHaveCount(5);
  });

  test('finds by region in the client area too', async ({ areaPage: page }) => {
    const word = someWord();
    await fill(word);
    const person = await newPerson();
    await newEvent(person);
    await enterAs(page, person);
    await openPage(page, `/client/partners/search?q=${word}&place=bourgogne`);
    await expect(
      page.getByRole('heading', { name: '4 prestataires dans la région Bourgogne-Franche-Comté' }),
    ).toBeVisible();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('one searches a département within a price range', async ({ page }) => {
    const word = someWord();
    await fill(word);
    await page.goto('/partners');
    await page.getByLabel('Mot-clé').fill(word);
    await page.getByLabel('Lieu', { exact: true }).fill('21');
    await page.getByText('Plus de filtres').click();
    await page.getByLabel('Budget minimum').fill('400');
    await page.getByLabel('Budget maximum').fill('500');
    await page.getByRole('button', { name: 'Rechercher' }).click();
    await expect(page).toHaveURL(`/partners?q=${word}&place=21&budgetMin=400&budget=500`);
    await expect(page.getByRole('heading', { name: '1 prestataire dans le département Côte-d’Or (21)' })).toBeVisible();
    await expect(page.getByRole('article')).toContainText(`Fleurs ${word}`);
  });
});
