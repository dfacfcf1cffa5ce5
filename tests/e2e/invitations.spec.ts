import { readFile } from 'node:fs/promises';
import type { SupabaseClient } from '@supabase/supabase-js';
import { expectAccessible, expectFits } from '#tests/e2e/support/accessibility.ts';
import { expect, listenForProblems, openPage, test } from '#tests/e2e/support/fixtures.ts';
import { enterAs, newEmail, newPerson, type Person, signedIn } from '#tests/e2e/support/people.ts';
import { callAs } from '#tests/e2e/support/service.ts';
import { toastOf } from '#tests/e2e/support/sign-in.ts';
import { dayInWords, weddingDay } from '#tests/support/days.ts';

interface Wedding {
  client: SupabaseClient;
  hosts: Person;
  eventId: string;
  guestEmail: string;
}

/** A couple with two households: one that can be written to, one that has only a letter box. */
async function newWedding(): Promise<Wedding> {
  const hosts = await newPerson();
  const client = await signedIn(hosts);
  const guestEmail = newEmail();
  const event = { kind: 'mariage', name: 'Alix & Sacha', starts_on: weddingDay(), place: 'Beaune' };
  const { data: eventId } = await client.rpc('create_event', event).throwOnError();
  const rows = [
    { line: 1, household: 'Famille Bérard', first_name: 'Anne', last_name: 'Bérard', email: guestEmail },
    { line: 2, household: 'Tante Odile', first_name: 'Odile', last_name: 'Roy', address: '3 rue Haute, 21200 Beaune' },
  ];
  await client.rpc('import_guests', { of_event: eventId, rows }).throwOnError();
  return { client, hosts, eventId, guestEmail };
}

test('a text is written with a preview, sent as a trial, and saved', async ({ areaPage: page }) => {
  const problems = listenForProblems(page);
  const { client, hosts, eventId } = await newWedding();
  await enterAs(page, hosts);
  await openPage(page, '/client/invitations');
  // Nothing was sent yet: the page begins with the text.
  await expect(page.getByRole('tab', { selected: true })).toHaveText('Écrire');
  const letter = page.getByRole('figure', { name: 'Aperçu' });
  await expect(letter).toContainText(dayInWords(weddingDay()));
  await expect(letter).toContainText('Votre invitation\u00a0: le mariage d’Alix et Sacha');
  await expect(letter).toContainText(/Avec toute notre affection,\s+Alix et Sacha/);
  await page.getByRole('radio', { name: 'Botanique' }).check();
  await page.getByRole('textbox', { name: 'Objet' }).fill('Venez {prénoms}');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText('Ces accolades ne correspondent à rien\u00a0: {prénoms}.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Objet' }).fill('Venez, {prenoms}');
  await expect(letter).toContainText('Venez, Anne');
  await expectAccessible(page);

  // Somebody else was quicker: nothing is lost on either side without a word.
  await client.from('invitation_texts').update({ subject: 'Autre' }).eq('event_id', eventId).throwOnError();
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByRole('alert')).toContainText('Une autre personne a modifié ce texte');
  await expect(page.getByRole('textbox', { name: 'Objet' })).toHaveValue('Venez, {prenoms}');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(toastOf(page)).toContainText('Texte enregistré');
  await page.getByLabel('E-mail', { exact: true }).selectOption('Remerciements');
  await expect(letter).toContainText('Merci d’avoir partagé le mariage d’Alix et Sacha avec nous');
  await page.getByLabel('E-mail', { exact: true }).selectOption('Date à retenir');
  await expect(letter).toContainText('À vos agendas');
  await expect(letter).not.toContainText('Ce lien est personnel');
  await page.getByRole('button', { name: 'M’envoyer un essai' }).click();
  await expect(toastOf(page)).toContainText(hosts.email);
  expect(problems).toEqual([]);
});

test('a sending is reviewed, confirmed, and can be stopped before it leaves @both', async ({ page }) => {
  const { client, hosts, eventId, guestEmail } = await newWedding();
  await enterAs(page, hosts);
  await openPage(page, '/client/invitations');
  await page.getByRole('tab', { name: 'Envoyer' }).click();
  await page.getByRole('radio', { name: /^Remerciements/ }).check();
  await expect(page.getByText('Les remerciements s’envoient après l’événement.')).toBeVisible();
  await page.getByRole('radio', { name: /^Invitation/ }).check();
  await expect(page.getByText('1\u00a0foyer recevra cet e-mail.')).toBeVisible();
  await expect(page.getByText('1\u00a0foyer n’a pas d’adresse e-mail', { exact: false })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Vérifier avant d’envoyer' }).click();
  const review = page.getByRole('dialog', { name: 'Invitation\u00a0: dernière vérification' });
  await expect(review.getByRole('figure', { name: 'Aperçu' })).toContainText(/Anne,\s+Nous aurions grand plaisir/);
  await expect(review.getByRole('region', { name: /reçoit cet e-mail/ })).toContainText(`Famille Bérard${guestEmail}`);
  await expect(review.getByRole('region', { name: /ne le reçoit pas/ })).toContainText(
    'Tante OdilePas d’adresse e-mail',
  );
  await expectAccessible(page);
  await review.getByRole('button', { name: 'Envoyer 1\u00a0e-mail' }).click();
  await expect(toastOf(page)).toContainText('Envoi lancé');
  await page.getByRole('button', { name: 'Arrêter l’envoi' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Arrêter l’envoi' }).click();
  await expect(toastOf(page)).toContainText('1\u00a0e-mail n’est pas parti.');
  await expect(page.getByRole('button', { name: 'Arrêter l’envoi' })).toHaveCount(0);
  const { data } = await client.from('invitation_mails').select('state').eq('event_id', eventId).throwOnError();
  expect(data).toEqual([{ state: 'stopped' }]);

  // Once something was sent, the page begins with sending.
  await openPage(page, '/client/invitations');
  await expect(page.getByRole('tab', { selected: true })).toHaveText('Envoyer');
  await page.getByRole('tab', { name: 'Suivre' }).click();
  await expect(page.getByText('Arrêté', { exact: true })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Chercher un foyer' }).fill('berard');
  await expect(page.getByText('Famille Bérard')).toBeVisible();
  await expect(page.getByText('Tante Odile')).toHaveCount(0);
  await expectAccessible(page);

  // One household alone: its link is shared, and its invitation is sent.
  await page.getByRole('link', { name: 'Famille Bérard' }).click();
  const panel = page.getByRole('dialog', { name: 'Famille Bérard' });
  const links = `household_links?select=token,households!inner(name)&event_id=eq.${eventId}&households.name=eq.Famille Bérard`;
  const [link] = await callAs<Array<{ token: string }>>(hosts, 'GET', links);
  const shared = encodeURIComponent(
    `Anne, voici votre invitation pour le mariage d’Alix et Sacha\u00a0: ${new URL(page.url()).origin}/guest?token=${link?.token}`,
  );
  await expect(panel.getByRole('link', { name: /^WhatsApp/ })).toHaveAttribute('href', `https://wa.me/?text=${shared}`);
  await expect(panel.getByRole('link', { name: 'SMS' })).toHaveAttribute('href', `sms:?&body=${shared}`);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await panel.getByRole('button', { name: 'Copier le lien' }).click();
  await expect(toastOf(page)).toContainText('Adresse copiée');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(`/guest?token=${link?.token}`);
  await expectFits(page);
  await panel.getByRole('button', { name: 'Envoyer l’invitation par e-mail' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(guestEmail);
  await question.getByRole('button', { name: 'Envoyer l’invitation par e-mail' }).click();
  await expect(toastOf(page)).toContainText('Envoi lancé');
  await expect(panel.getByText('Ce foyer vient de recevoir un e-mail')).toBeVisible();
});

test('codes to scan and labels are downloaded as documents', async ({ areaPage: page }) => {
  const problems = listenForProblems(page);
  const { hosts } = await newWedding();
  await enterAs(page, hosts);
  await openPage(page, '/client/invitations');
  await page.getByRole('tab', { name: 'Sur papier' }).click();
  await expectAccessible(page);
  for (const name of ['Planche de codes à scanner', 'Étiquettes d’adresse']) {
    const part = page.locator('section').filter({ has: page.getByRole('heading', { name }) });
    const arrival = page.waitForEvent('download');
    await part.getByRole('button', { name: 'Télécharger le PDF' }).click();
    const file = await readFile(await (await arrival).path());
    expect(file.subarray(0, 5).toString()).toBe('%PDF-');
  }
  expect(problems).toEqual([]);
});
