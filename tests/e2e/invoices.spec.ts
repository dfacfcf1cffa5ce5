import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { expectAccessible, expectFits } from '#tests/e2e/support/accessibility.ts';
import { newEvent } from '#tests/e2e/support/events.ts';
import { expect, goWithin, listenForProblems, openPage, test } from '#tests/e2e/support/fixtures.ts';
import { addTo, newListing } from '#tests/e2e/support/listing.ts';
import { acceptQuote, ask, type Partner, requestTo, sendQuote } from '#tests/e2e/support/partners.ts';
import { enterAs, newPerson, type Person, signedIn } from '#tests/e2e/support/people.ts';
import { inDays } from '#tests/support/days.ts';

interface Booked {
  partner: Partner;
  florist: Person;
  host: Person;
  request: string;
}

/** A host has accepted a quote over 2 400 €: 30 % of arrhes, and the balance. */
async function book(name: string): Promise<Booked> {
  const florist = await newPerson({ role: 'partner', name });
  const [listing, client] = await Promise.all([newListing({ name, owner: florist }), signedIn(florist)]);
  const partner = { ...listing, client };
  await addTo(listing, 'partner_businesses', [{ legal_form: 'ei', legal_name: name, siret: '73282932000074' }]);
  const host = await newPerson({ name: 'Alix Berger' });
  const event = await newEvent(host, { starts_on: inDays(200), expected_guests: 100 });
  const hosts = await signedIn(host);
  await ask(hosts, 'ask_for_quotes', { of_event: event, partners: [partner.id], message: 'Bonjour' });
  const { id: request } = await requestTo(partner);
  await acceptQuote(host, await sendQuote(partner, request));
  return { partner, florist, host, request };
}

async function download(page: Page, name: string): Promise<{ file: Buffer; download: Download }> {
  const [started] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name }).click()]);
  return { file: await readFile(await started.path()), download: started };
}

const itemOf = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3, name }) });

/** « F2026-0001 » of this year. */
const numbered = (place: number) => `F${inDays(0).slice(0, 4)}-000${place}`;

test('a partner invoices the deposit and the balance, records a payment and issues a credit note; the client downloads', async ({
  areaPage: page,
  otherAreaPage: hosts,
}) => {
  const problems = listenForProblems(page);
  const { partner, florist, host, request } = await book('Atelier des Factures');
  const [first, second, third] = [numbered(1), numbered(2), numbered(3)];
  await enterAs(page, florist);
  await openPage(page, '/partner/invoices');
  await expect(page.getByRole('heading', { level: 2, name: 'À facturer' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Pas encore de facture' })).toBeVisible();
  await expectFits(page);
  await page.getByRole('link', { name: /Ambre et Lou/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ambre et Lou' })).toBeVisible();
  await expectAccessible(page);

  // The deposit: wrong input is refused in its place, and nothing typed is lost.
  await page.getByRole('button', { name: 'Préparer la facture d’acompte' }).click();
  const dialog = page.getByRole('dialog', { name: 'Facture d’acompte' });
  await expect(dialog.getByLabel('Nom du client')).toHaveValue('Alix Berger');
  await dialog.getByRole('checkbox', { name: 'Le client est une entreprise' }).check();
  await dialog.getByLabel('Numéro SIREN').fill('732 829 321');
  await dialog.getByLabel('Adresse').fill('3 rue Haute');
  await dialog.getByLabel('Code postal').fill('21200');
  await dialog.getByLabel('Commune').fill('Beaune');
  await dialog.getByRole('button', { name: 'Relire la facture' }).click();
  await expect(dialog.getByText('Ce numéro SIREN n’est pas valable')).toBeVisible();
  await expect(dialog.getByLabel('Commune')).toHaveValue('Beaune');
  await expectFits(page);
  await dialog.getByLabel('Numéro SIREN').fill('732 829 320');
  await dialog.getByRole('button', { name: 'Relire la facture' }).click();
  await expect(dialog.getByText('720,00 €', { exact: true }).last()).toBeVisible();
  await expectAccessible(page);
  const preview = await download(page, 'Aperçu en PDF');
  expect(preview.file.subarray(0, 5).toString()).toBe('%PDF-');
  expect(preview.file.includes('factur-x.xml')).toBe(false);
  await dialog.getByRole('button', { name: 'Émettre la facture' }).click();
  await expect(dialog).toBeHidden();
  const deposit = itemOf(page, `Facture d’acompte ${first}`);
  await expect(deposit).toContainText('720,00 €');
  await expect(page.getByRole('button', { name: 'Préparer la facture d’acompte' })).toBeHidden();
  const archived = await download(page, `Télécharger : Facture d’acompte ${first}`);
  expect(archived.download.suggestedFilename()).toBe(`Facture d’acompte ${first}.pdf`);
  expect(archived.file.includes('fx:ConformanceLevel>EN 16931')).toBe(true);
  expect(archived.file.includes('factur-x.xml')).toBe(true);

  await page.getByRole('button', { name: `Enregistrer un paiement : Facture d’acompte ${first}` }).click();
  const payment = page.getByRole('dialog', { name: 'Paiement reçu' });
  await payment.getByLabel('Montant reçu').fill('721');
  await payment.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(payment.getByText('720,00 € au plus.')).toBeVisible();
  await payment.getByLabel('Montant reçu').fill('720');
  await payment.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(deposit).toContainText('Payée');
  await expect(page.getByText('vous lui en rendez le double, soit 1 440,00 €')).toBeVisible();

  // The balance contains the whole quote and deducts the deposit.
  await page.getByRole('button', { name: 'Préparer la facture de solde' }).click();
  const rest = page.getByRole('dialog', { name: 'Facture de solde' });
  await rest.getByRole('button', { name: 'Relire la facture' }).click();
  await expect(rest.getByText(`Facture ${first}, déduite`)).toBeVisible();
  await expect(rest.getByText('1 680,00 €', { exact: true })).toBeVisible();
  await rest.getByRole('button', { name: 'Émettre la facture' }).click();
  await expect(rest).toBeHidden();
  await expect(page.getByText('Tout le devis est facturé.')).toBeVisible();
  const balance = itemOf(page, `Facture ${second}`);
  await expect(balance).toContainText('1 680,00 €');

  await page.getByRole('button', { name: `Émettre un avoir : Facture ${second}` }).click();
  const credit = page.getByRole('dialog', { name: 'Émettre un avoir' });
  await credit.getByLabel('Montant de l’avoir, TTC').fill('180');
  await credit.getByLabel('Motif').fill('Arche non posée');
  await credit.getByRole('button', { name: 'Émettre l’avoir' }).click();
  await expect(credit).toBeHidden();
  await expect(itemOf(page, `Avoir ${third}`)).toContainText(`sur la facture ${second}`);
  await expect(balance).toContainText('Reste 1 500,00 € à payer');
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Factures' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Factures' })).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: '2 220,00 €' })).toBeVisible();
  await expectAccessible(page);

  // What was issued cannot be edited, by whatever request.
  const { error: update } = await partner.client.from('invoices').update({ due_cents: 1 }).eq('number', first);
  const { error: removal } = await partner.client.from('invoices').delete().eq('number', first);
  expect([update?.code, removal?.code]).toEqual(['42501', '42501']);

  await enterAs(hosts, host);
  await openPage(hosts, `/client/partners/requests/${request}`);
  await expect(hosts.getByRole('heading', { level: 2, name: 'Factures du prestataire' })).toBeVisible();
  await expectFits(hosts);
  expect((await download(hosts, `Télécharger : Facture ${second}`)).file.includes('factur-x.xml')).toBe(true);
  await hosts.getByRole('button', { name: 'Annuler la réservation' }).click();
  await expect(hosts.getByText('Vous avez versé 720,00 € d’arrhes')).toBeVisible();

  // The payment marked the instalment in the budget of the hosts.
  await goWithin(hosts, '/client/budget?part=dues');
  await expect(hosts.getByText(/^Payée le .+, notée par le prestataire$/)).toBeVisible();
  expect(problems).toEqual([]);
});

test('the invoices of a booking are closed to another partner', async ({ areaPage: page }) => {
  const { request } = await book('Atelier Fermé');
  await enterAs(page, await newPerson({ role: 'partner', name: 'Autre Atelier' }));
  await openPage(page, `/partner/invoices/${request}`);
  await expect(page.getByRole('heading', { level: 2, name: 'Cette réservation n’est pas accessible' })).toBeVisible();
});
