// A partner gets listed: the wizard, the verification, the editor of the listing, and the business on the account's page.
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expectAccessible, expectFits } from '#tests/e2e/support/accessibility.ts';
import { centre, middleOf, openPointer } from '#tests/e2e/support/drag.ts';
import { expect, goWithin, listenForProblems, openElsewhere, openPage, test } from '#tests/e2e/support/fixtures.ts';
import { addTo, newListing } from '#tests/e2e/support/listing.ts';
import { followMail } from '#tests/e2e/support/mailbox.ts';
import { ask } from '#tests/e2e/support/partners.ts';
import { enterAs, newAccount, newEmail, newPerson, signedIn } from '#tests/e2e/support/people.ts';
import { callAs, clientOf, keys } from '#tests/e2e/support/service.ts';
import { emailField, passwordField, signIn } from '#tests/e2e/support/sign-in.ts';
import { PASSWORD } from '#tests/support/password.ts';

const DESCRIPTION =
  'Des bouquets de saison, composés la veille avec les fleurs de producteurs voisins, pour chaque table.';
const next = (page: Page) => page.getByRole('button', { name: 'Continuer' });
const stepHeading = (page: Page, name: string) => page.getByRole('heading', { level: 2, name });
const stateOf = (page: Page) => page.getByRole('region', { name: 'État de votre fiche' });
const photoRows = (page: Page) => page.getByRole('list', { name: 'Vos photos' }).getByRole('listitem');

const picture = (background: string) =>
  sharp({ create: { width: 640, height: 480, channels: 3, background } })
    .png()
    .toBuffer();

/** An administrator who decides on listings, from another device. */
async function newDecider() {
  const client = await signedIn(await newAccount({ role: 'admin', permissions: ['manage_partners'] }));
  return (partner: string, decision: string, reason?: string) =>
    ask(client, 'decide_partner', { partner, decision, ...(reason !== undefined && { reason }) });
}

test('a partner registers, fills in the listing on two devices, corrects it on demand and is listed [AREA-P4]', async ({
  page,
  browser,
}) => {
  const problems = listenForProblems(page);
  const name = `Atelier Pivoine ${crypto.randomUUID().slice(0, 4)}`;
  const email = newEmail();
  await openPage(page, '/register-partner');
  await page.getByRole('textbox', { name: 'Nom de votre entreprise' }).fill(name);
  await page.getByRole('combobox', { name: 'Métier' }).selectOption('Fleuriste');
  await emailField(page).fill(email);
  await passwordField(page).fill(PASSWORD);
  await page.getByRole('button', { name: "S'inscrire" }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Plus qu’une étape' })).toBeVisible();
  await followMail(page, { to: email, link: 'Confirmer mon adresse' });
  await expect(page).toHaveURL('/partner/dashboard');
  await goWithin(page, '/partner/listing');
  await expect(stateOf(page)).toContainText('Créez votre fiche');
  await expectFits(page);
  await page.getByRole('link', { name: 'Créer ma fiche' }).click();

  await expect(page.getByRole('radio', { name: 'Fleuristes' })).toBeChecked();
  await expectAccessible(page);
  await next(page).click();
  await expect(stepHeading(page, 'Votre entreprise')).toBeVisible();
  await expect(page.getByLabel('Nom affiché')).toHaveValue(name);
  await page.getByLabel('SIRET').fill('732 829 320 00075');
  await next(page).click();
  await expect(page.getByLabel('Forme juridique')).toHaveAccessibleDescription('Choisissez la forme juridique.');
  await expect(page.getByLabel('SIRET')).toHaveAccessibleDescription(/Ce SIRET n’existe pas/);
  await expectAccessible(page);
  // Going back and forth keeps what was typed.
  await page.getByLabel('Forme juridique').selectOption('Micro-entreprise (EI)');
  await page.getByRole('button', { name: 'Retour' }).click();
  await next(page).click();
  await expect(page.getByLabel('SIRET')).toHaveValue('732 829 320 00075');
  await expect(page.getByLabel('Forme juridique')).toHaveValue('micro');
  await page.getByLabel('SIRET').fill('732 829 320 00074');
  await next(page).click();
  await expect(stepHeading(page, 'Où travaillez-vous ?')).toBeVisible();

  // Another device continues at the first incomplete step.
  const phone = await openElsewhere(browser);
  await signIn(phone, { email });
  await expect(phone).toHaveURL('/partner/dashboard');
  await openPage(phone, '/partner/listing');
  await phone.getByRole('link', { name: 'Reprendre ma fiche' }).click();
  await expect(stepHeading(phone, 'Où travaillez-vous ?')).toBeVisible();
  await phone.getByLabel('Commune').fill('Nulle-Part-sur-Rien');
  await next(phone).click();
  await expect(phone.getByLabel('Commune')).toHaveAccessibleDescription(/Choisissez une commune de la liste/);
  await phone.getByLabel('Commune').fill('Beaune (21200)');
  await phone.getByRole('textbox', { name: 'Rayon de déplacement, en km' }).fill('40');
  await next(phone).click();
  await expect(stepHeading(phone, 'Vos prestations et leurs prix')).toBeVisible();
  await phone.context().close();

  await page.reload();
  await expect(stepHeading(page, 'Où travaillez-vous ?')).toBeVisible();
  await expect(page.getByLabel('Commune')).toHaveValue('Beaune (21200)');
  await next(page).click();
  await next(page).click();
  await expect(page.getByRole('alert')).toContainText('Ajoutez au moins une prestation');
  await page.getByRole('button', { name: 'Ajouter une prestation' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Nom de la prestation').fill('Bouquet de la mariée');
  await dialog.getByLabel('Prix').fill('145');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByRole('list', { name: 'Vos prestations' })).toContainText('145');
  await next(page).click();

  await page.getByRole('textbox', { name: 'Présentation' }).fill('Trop court.');
  await next(page).click();
  await expect(page.getByRole('textbox', { name: 'Présentation' })).toHaveAccessibleDescription(/au moins 80/);
  await page.getByRole('textbox', { name: 'Présentation' }).fill(DESCRIPTION);
  await page.getByLabel('Ajouter des photos').setInputFiles([
    { name: 'a.png', mimeType: 'image/png', buffer: await picture('#6d1f3b') },
    { name: 'b.heic', mimeType: 'image/heic', buffer: Buffer.from('not a picture') },
  ]);
  await expect(photoRows(page)).toHaveCount(1);
  await expect(page.getByText('Votre navigateur ne lit pas cette photo.')).toBeVisible();
  await expectAccessible(page);
  await next(page).click();
  await expect(stepHeading(page, 'Tout est prêt ?')).toBeVisible();
  await expect(page.getByText('732 829 320 00074')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Demander la vérification' }).click();
  await expect(page).toHaveURL('/partner/listing');
  await expect(stateOf(page)).toContainText('en cours de vérification');

  const own = await signedIn({ email });
  const { id } = await ask<{ id: string }>(own, 'own_listing', {});
  const decide = await newDecider();
  await decide(id, 'correction', 'Précisez votre zone de livraison.');
  await expect(stateOf(page)).toContainText('Votre fiche est à corriger');
  await expect(stateOf(page)).toContainText('Précisez votre zone de livraison.');
  await expectFits(page);
  const description = page.getByRole('textbox', { name: 'Présentation', exact: true });
  await description.fill(`${DESCRIPTION} Livraison en Côte-d’Or.`);
  await expect(page.getByRole('region', { name: 'Aperçu de votre fiche' })).toContainText('Livraison en Côte-d’Or.');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.locator('[data-toast]')).toContainText('Votre fiche est enregistrée');
  await page.getByRole('button', { name: 'Demander une nouvelle vérification' }).click();
  await expect(stateOf(page)).toContainText('en cours de vérification');

  await decide(id, 'listed');
  await page.reload();
  await page.getByRole('link', { name: 'Voir la page publique' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByText('Livraison en Côte-d’Or.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Bouquet de la mariée' })).toBeVisible();
  expect(problems).toEqual([]);
});

test('a listed partner orders and describes photos, answers questions, and asks for a new name [AREA-P4]', async ({
  areaPage: page,
  isMobile,
}) => {
  const problems = listenForProblems(page);
  const partner = await newPerson({ role: 'partner', name: 'Les Jardins d’Ella' });
  const listing = await newListing({ name: 'Les Jardins d’Ella', owner: partner, description: DESCRIPTION });
  const operator = clientOf(keys().secretKey);
  const photos = await Promise.all(
    ['#c8a45a', '#1f4d42'].map(async (colour, position) => {
      const path = `${listing.id}/${crypto.randomUUID()}.png`;
      const options = { contentType: 'image/png' };
      const { error } = await operator.storage.from('partner-photos').upload(path, await picture(colour), options);
      if (error) throw error;
      return { path, alt: `Photo ${position + 1}`, width: 640, height: 480, position };
    }),
  );
  await addTo(listing, 'partner_photos', photos);
  await enterAs(page, partner);
  await openPage(page, '/partner/listing');
  await expect(stateOf(page)).toContainText('en ligne');

  const handle = page.getByRole('button', { name: 'Déplacer Photo 1' });
  await centre(handle);
  const pointer = await openPointer(page, isMobile);
  const [held, last] = [await middleOf(handle), await middleOf(photoRows(page).last())];
  await pointer.press(held);
  await pointer.move({ x: held.x, y: last.y + 12 });
  await pointer.release();
  await expect(photoRows(page).first()).toContainText('Photo 2');
  await handle.press('ArrowUp');
  await expect(photoRows(page).first()).toContainText('Photo 1');
  await handle.press('ArrowDown');
  await expect(photoRows(page).first()).toContainText('Photo 2');
  await expect(photoRows(page).first()).toContainText('Couverture');
  await page.getByRole('button', { name: 'Modifier : Photo 2' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Description').fill('');
  await dialog.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(dialog.getByLabel('Description')).toHaveAccessibleDescription(/Décrivez la photo/);
  await dialog.getByLabel('Description').fill('Une arche de roses devant la grange');
  await dialog.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(photoRows(page).first()).toContainText('Une arche de roses');

  await page.getByRole('button', { name: 'Ajouter une question' }).click();
  await dialog.getByLabel('Question').fill('Livrez-vous le dimanche ?');
  await dialog.getByLabel('Réponse').fill('Oui, jusqu’à midi.');
  await dialog.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByRole('list', { name: 'Vos questions' })).toContainText('Livrez-vous le dimanche ?');

  await page.getByLabel('Nom affiché').fill('Ella Fleurs');
  await page.getByRole('button', { name: 'Anglais' }).click();
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(stateOf(page)).toContainText('Nouveau nom : Ella Fleurs');
  await expect(page.getByLabel('Nom affiché')).toHaveValue('Les Jardins d’Ella');
  await expectFits(page);

  // The public page shows the saved changes, and the name that was checked.
  await openPage(page, listing.address);
  await expect(page.getByRole('heading', { level: 1, name: 'Les Jardins d’Ella' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Photos' }).getByRole('img').first()).toHaveAccessibleName(
    'Une arche de roses devant la grange',
  );
  const arch = page.getByRole('link', { name: 'Agrandir la photo : Une arche de roses devant la grange' });
  await arch.click();
  await expect(page.getByRole('dialog', { name: 'Photo 1 sur 2' })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('dialog', { name: 'Photo 2 sur 2' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Photo précédente' }).click();
  await expect(page.getByRole('dialog', { name: 'Photo 1 sur 2' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(arch).toBeFocused();
  await page.getByText('Livrez-vous le dimanche ?').click();
  await expect(page.getByText('Oui, jusqu’à midi.')).toBeVisible();
  await expect(page.getByText('Français et anglais')).toBeVisible();
  await expectAccessible(page);

  await removePhoto(operator, photos[0]?.path ?? '');
  await goWithin(page, '/partner/listing');
  const removed = photoRows(page).filter({ hasText: 'Retirée par notre équipe : Contraire à nos règles' });
  await expect(removed.locator('img')).toHaveJSProperty('naturalWidth', 240);
  await expect(removed.getByRole('link', { name: 'Voir la décision' })).toBeVisible();
  await expectAccessible(page);

  // Typed text survives a reload, and is discarded on demand.
  await page.getByLabel('Accroche').fill('Cueillies la veille');
  await page.reload();
  await expect(page.getByLabel('Accroche')).toHaveValue('Cueillies la veille');
  await page.getByRole('button', { name: 'Effacer le brouillon' }).click();
  await expect(page.getByLabel('Accroche')).toHaveValue('');
  await page.getByRole('button', { name: 'Retirer ces changements' }).click();
  await expect(stateOf(page)).not.toContainText('Ella Fleurs');
  expect(problems).toEqual([]);
});

test('the account of a partner checks SIRET, VAT number and IBAN where they are typed [AREA-P4]', async ({
  areaPage: page,
}) => {
  const problems = listenForProblems(page);
  const partner = await newPerson({ role: 'partner', name: 'Maison Ortie' });
  await newListing({ name: 'Maison Ortie', owner: partner, description: DESCRIPTION });
  await enterAs(page, partner);
  await openPage(page, '/partner/account#entreprise');
  const business = page.getByRole('region', { name: 'Entreprise' });
  await business.getByLabel('Forme juridique').selectOption('SARL');
  await business.getByLabel('SIRET').fill('73282932000075');
  await business.getByLabel('IBAN').fill('FR14 2004 1010 0505 0001 3M02 607');
  await business.getByRole('radio', { name: /Entreprise assujettie/ }).check();
  await business.getByLabel('Numéro de TVA').fill('FR40303265045');
  const save = business.getByRole('button', { name: 'Enregistrer' });
  await save.click();
  await expect(business.getByLabel('SIRET')).toHaveAccessibleDescription(/Ce SIRET n’existe pas/);
  await expect(business.getByLabel('IBAN')).toHaveAccessibleDescription(/Cet IBAN n’existe pas/);
  await expect(business.getByLabel('Capital social')).toHaveAccessibleDescription(/Indiquez le capital social/);
  await business.getByLabel('Capital social').fill('8000');
  await business.getByLabel('SIRET').fill('732 829 320 00074');
  await business.getByLabel('IBAN').fill('FR14 2004 1010 0505 0001 3M02 606');
  await save.click();
  await expect(business.getByLabel('Numéro de TVA')).toHaveAccessibleDescription(/n’est pas celui de votre SIREN/);
  await expectFits(page);
  await business.getByLabel('Numéro de TVA').fill('FR 44 732 829 320');
  await save.click();
  await expect(page.locator('[data-toast]')).toContainText('sont enregistrées');
  await page.reload();
  await expect(business.getByLabel('IBAN')).toHaveValue('FR14 2004 1010 0505 0001 3M02 606');
  await expect(business.getByLabel('Numéro de TVA')).toHaveValue('FR44732829320');

  // The listing was checked with this company.
  await business.getByLabel('SIRET').fill('44306184100047');
  await business.getByLabel('Numéro de TVA').fill('FR64443061841');
  await save.click();
  await expect(business.getByLabel('SIRET')).toHaveAccessibleDescription(/autre entreprise/);
  await expect(business.getByLabel('SIRET')).toHaveValue('44306184100047');
  expect(problems.filter((problem) => !problem.includes('409'))).toEqual([]);
});

/** A visitor reports a photo, and an administrator removes it. */
async function removePhoto(operator: ReturnType<typeof clientOf>, path: string): Promise<void> {
  const { data } = await operator.from('partner_photos').select('id').eq('path', path).single();
  const [admin, reader] = await Promise.all([
    newPerson({ role: 'admin', permissions: ['manage_partners'] }),
    newPerson(),
  ]);
  await callAs(reader, 'POST', 'rpc/report_content', {
    kind: 'partner_photo',
    subject: data?.id,
    category: 'copyright',
  });
  const queue = await callAs<Array<{ id: string; excerpt: string }>>(admin, 'POST', 'rpc/moderation_queue', {
    of_kind: 'partner_photo',
  });
  const of_case = queue.find(({ excerpt }) => excerpt === 'Photo 1')?.id;
  await callAs(admin, 'POST', 'rpc/decide_case', { of_case, decision: 'remove', reason: 'Contraire à nos règles' });
}
