import { expectAccessible } from '#tests/e2e/support/accessibility.ts';
import { expect, listenForProblems, openPage, test } from '#tests/e2e/support/fixtures.ts';
import { newInvitingWedding } from '#tests/e2e/support/invitations.ts';
import { enterAs } from '#tests/e2e/support/people.ts';

const first = ['Hélène', 'Marc', 'Jules', 'Rose', 'Lino', 'Maya', 'Élie', 'Nora'];

const onPhone = { tag: '@phone' };

test('a reply for a long family says what is missing at its field and beside the button', onPhone, async ({ page }) => {
  const problems = listenForProblems(page);
  const wedding = await newInvitingWedding({ website: { asks_diet: true } });
  const { path } = await wedding.invite('Famille Bérard', [
    ...first.map((name) => ({ first_name: name, last_name: 'Bérard' })),
    { is_plus_one: true },
  ]);
  await openPage(page, path);
  const send = page.getByRole('button', { name: 'Envoyer ma réponse' });
  const summary = page.getByRole('group', { name: 'Quelques points sont à revoir' });

  await send.click();
  const firstAnswer = page.getByRole('region', { name: 'Cérémonie' }).getByRole('radio').first();
  await expect(firstAnswer).toBeFocused();
  await expect(summary.getByRole('link')).toHaveText([/^Cérémonie, Hélène Bérard.: Indiquez au moins une réponse/]);

  await page.getByRole('button', { name: 'Tout le monde vient' }).click();
  await expect(summary).toHaveCount(0);
  const nora = page.getByRole('region', { name: 'Nora Bérard' });
  await nora.getByRole('button', { name: /^Préciser un régime/ }).click();
  await nora.getByLabel('Allergies').fill('Arachides');
  await send.click();
  const consent = nora.getByRole('checkbox', { name: /^J’accepte/ });
  await expect(consent).toBeFocused();
  await expect(consent).toBeInViewport();
  await expect(consent).toHaveAccessibleDescription(/^Cochez votre accord/);
  await expect(summary.getByRole('link')).toHaveCount(2);
  await expectAccessible(page);

  // From the list beside the button to the field that it names.
  await summary.getByRole('link', { name: /^La personne qui vous accompagne, Prénom/ }).click();
  const name = page.getByRole('region', { name: 'La personne qui vous accompagne' }).getByLabel('Prénom');
  await expect(name).toBeFocused();
  await expect(name).toBeInViewport();
  await expect(name).toHaveAccessibleDescription('Indiquez au moins un prénom.');
  await name.fill('Sacha');
  await expect(summary.getByRole('link')).toHaveCount(1);
  await consent.check();
  await expect(summary).toHaveCount(0);
  await send.click();
  await expect(page.getByRole('heading', { name: 'Merci, c’est noté' })).toBeFocused();
  expect(problems).toEqual([]);
});

test('a household’s form lists what is wrong beside its button', onPhone, async ({ areaPage: page }) => {
  const wedding = await newInvitingWedding();
  await wedding.invite(
    'Famille Bérard',
    first.map((name) => ({ first_name: name, last_name: 'Bérard' })),
  );
  await enterAs(page, wedding.hosts);
  await openPage(page, '/client/guests');
  await page.getByRole('link', { name: 'Famille Bérard' }).click();
  const sheet = page.getByRole('dialog', { name: 'Famille Bérard' });
  const nora = sheet.getByRole('group', { name: 'Nora Bérard' });
  await nora.getByText('Coordonnées, régime et allergies').click();
  await nora.getByLabel('Adresse e-mail').fill('nora');
  await nora.getByText('Coordonnées, régime et allergies').click();
  await sheet.getByLabel('Nom du foyer').focus();
  await sheet.getByRole('button', { name: 'Enregistrer' }).click();
  const link = sheet.getByRole('link', { name: /^Nora Bérard, Adresse e-mail/ });
  await expect(link).toBeInViewport();
  await expect(nora.getByLabel('Adresse e-mail')).toBeFocused();
  await sheet.getByLabel('Nom du foyer').focus();
  await link.click();
  await expect(nora.getByLabel('Adresse e-mail')).toBeFocused();
});
