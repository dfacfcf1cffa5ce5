// Administrators check a listing: the queue, the page with everything to decide, two people who decide at once, and the palette.
import type { Page } from '@playwright/test';
import { expectAccessible, expectFits } from '#tests/e2e/support/accessibility.ts';
import { expect, goWithin, listenForProblems, openElsewhere, openPage, test } from '#tests/e2e/support/fixtures.ts';
import { addTo, newListing } from '#tests/e2e/support/listing.ts';
import { enterAs, newPerson } from '#tests/e2e/support/people.ts';
import { someWord } from '#tests/e2e/support/some-word.ts';

const DESCRIPTION =
  'Des bouquets de saison, composés la veille avec les fleurs de producteurs voisins, pour chaque table.';
const stateOf = (page: Page) => page.getByRole('region', { name: 'État de votre fiche' });
const decisionOf = (page: Page) => page.getByRole('region', { name: 'Décision' });

test('two administrators check a listing, its owner’s open page follows, and the palette finds it [AREA-A3]', async ({
  areaPage: page,
  otherAreaPage: partnerPage,
  browser,
}) => {
  const problems = listenForProblems(page);
  const word = someWord();
  const name = `Atelier ${word}`;
  const permissions = ['manage_partners'];
  const [owner, first, second] = await Promise.all([
    newPerson({ role: 'partner', name: 'Odile Vernet' }),
    newPerson({ role: 'admin', name: 'Inès Caron', permissions }),
    newPerson({ role: 'admin', name: 'Marc Lebel', permissions }),
  ]);
  const listing = await newListing({ name, owner, description: DESCRIPTION, state: 'pending', price_from_cents: 9000 });
  const business = {
    legal_form: 'micro',
    legal_name: 'Odile Vernet',
    siret: '73282932000074',
    phone: '06 12 34 56 78',
  };
  await addTo(listing, 'partner_businesses', [business]);
  await addTo(listing, 'partner_services', [{ name: 'Bouquet de la mariée', price_cents: 14_500 }]);
  const twin = await newListing({ name: `ATELIER ${word} !`, state: 'listed' });

  await enterAs(partnerPage, owner);
  await openPage(partnerPage, '/partner/listing');
  await expect(stateOf(partnerPage)).toContainText('en cours de vérification');

  await enterAs(page, first);
  await openPage(page, '/admin/partners');
  await expect(page.getByRole('button', { name: 'À vérifier' })).toHaveAttribute('aria-pressed', 'true');
  await page.getByLabel('Nom, commune, téléphone ou SIRET').fill(`${word.toUpperCase()} beaune`);
  await expect(page).toHaveURL(/etat=toutes&mots=/);
  await page.getByRole('button', { name: /^En attente/ }).click();
  await expect(page.getByRole('rowheader')).toHaveCount(1);
  await expectAccessible(page);
  await page.getByRole('link', { name }).click();

  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByText('732 829 320 00074')).toBeVisible();
  await expect(page.getByText('Format et clé exacts')).toBeVisible();
  await expect(page.getByText(/^145\s€/)).toBeVisible();
  await expect(page.getByRole('link', { name: twin.name })).toBeVisible();
  await expectAccessible(page);

  const otherPage = await openElsewhere(browser);
  await enterAs(otherPage, second);
  await openPage(otherPage, `/admin/partners/${listing.id}`);
  await decisionOf(otherPage).getByRole('button', { name: 'Demander une correction' }).click();
  const otherDialog = otherPage.getByRole('dialog');
  await otherDialog.getByLabel('Points à corriger').fill('Ajoutez une photo.');

  await decisionOf(page).getByRole('button', { name: 'Refuser' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Refuser' }).click();
  await expect(dialog.getByLabel('Motif du refus')).toHaveAccessibleDescription(/Indiquez le motif du refus/);
  await expectAccessible(page);
  await dialog.getByLabel('Motif du refus').fill('Précisez votre zone de livraison.');
  await dialog.getByRole('button', { name: 'Refuser' }).click();
  await expect(decisionOf(page)).toContainText('Précisez votre zone de livraison.');
  await expect(page.getByText('Refus, par Inès Caron')).toBeVisible();

  // The second administrator learns who decided what, and keeps what was typed.
  await otherDialog.getByRole('button', { name: 'Demander une correction' }).click();
  await expect(otherDialog.getByRole('alert')).toContainText(/Inès Caron a refusé cette fiche à .*Précisez votre zone/);
  await expect(otherDialog.getByLabel('Points à corriger')).toHaveValue('Ajoutez une photo.');
  await otherPage.keyboard.press('Escape');
  await expect(decisionOf(otherPage)).toContainText('Refusée');

  // The owner's page was open all along.
  await expect(stateOf(partnerPage)).toContainText('Votre fiche est refusée');
  await expect(stateOf(partnerPage)).toContainText('Précisez votre zone de livraison.');
  await partnerPage
    .getByRole('textbox', { name: 'Présentation', exact: true })
    .fill(`${DESCRIPTION} Livraison à Dole.`);
  await partnerPage.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(partnerPage.locator('[data-toast]')).toContainText('Votre fiche est enregistrée');
  await partnerPage.getByRole('button', { name: 'Demander une nouvelle vérification' }).click();
  await expect(stateOf(partnerPage)).toContainText('en cours de vérification');

  await expect(page.getByText('Livraison à Dole.')).toBeVisible();
  await expect(decisionOf(page)).toContainText('En attente');
  await decisionOf(page).getByRole('button', { name: 'Approuver et mettre en ligne' }).click();
  await expect(decisionOf(page)).toContainText('En ligne');
  await expect(stateOf(partnerPage)).toContainText('Votre fiche est en ligne');

  await goWithin(page, '/admin/dashboard');
  await expect(page.getByRole('button', { name: 'Rechercher' })).toBeVisible();
  await page.keyboard.press('Control+K');
  const palette = page.getByRole('combobox', { name: 'Chercher une page ou une action' });
  await palette.fill(word.slice(0, 8));
  await expect(page.getByRole('group', { name: 'Prestataires' }).getByRole('option')).toHaveCount(2);
  await expectFits(page);
  await page.getByRole('option', { name, exact: false }).first().click();
  await expect(page).toHaveURL(/\/admin\/partners\/[\da-f-]{36}$/);
  expect(problems).toEqual([]);
});
