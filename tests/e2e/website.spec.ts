import { expect, type Page } from '@playwright/test';
import { findFaults } from '#tests/e2e/axe.ts';
import { enterAs, newPerson, test } from '#tests/e2e/people.ts';
import { callAs, newEvent } from '#tests/e2e/support/events.ts';
import { listenForProblems, openPage } from '#tests/e2e/support.ts';

const preview = (page: Page) => page.getByRole('region', { name: 'Aperçu de la page des invités' });

test('the guests’ page is dressed beside its preview, saved, and refuses a bad link', async ({ page, viewport }) => {
  const problems = listenForProblems(page);
  const isPhone = (viewport?.width ?? 0) < 768;
  const look = async (view: 'Réglages' | 'Aperçu') => {
    if (isPhone) await page.getByRole('tab', { name: view }).click();
  };
  const person = await newPerson();
  const id = await newEvent(person, { starts_on: '2027-06-12', moments: [{ kind: 'diner', name: 'Dîner' }] });
  await enterAs(page, person);
  await openPage(page, '/client/website');
  await expect(page.getByRole('heading', { level: 1, name: 'Page des invités' })).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Ivoire' })).toBeChecked();
  expect(await findFaults(page)).toEqual([]);

  await page.getByText('Sauge', { exact: true }).click();
  await page.getByLabel('Titre').fill('Nos dix ans');
  await page.getByLabel('Mot d’accueil').fill('Quelle joie de vous revoir.');
  await page.getByLabel('Lien de la liste de cadeaux').fill('http://cadeaux.example');
  await page.getByRole('checkbox', { name: 'Une chanson à entendre' }).uncheck();
  await look('Aperçu');
  await expect(preview(page)).toContainText('Nos dix ans');
  await expect(preview(page)).toContainText('Quelle joie de vous revoir.');
  await expect(preview(page)).toContainText('Dîner');
  await expect(preview(page)).not.toContainText('Une chanson à entendre');
  expect(await findFaults(page)).toEqual([]);
  await look('Réglages');

  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText('Indiquez une adresse complète qui commence par https.')).toBeVisible();
  await page.getByLabel('Lien de la liste de cadeaux').fill('https://cadeaux.example/nous');
  await page.getByRole('button', { name: 'Enregistrer' }).dblclick();
  await expect(page.locator('[data-toast]')).toContainText('Page des invités enregistrée');
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Sauge' })).toBeChecked();
  await expect(page.getByLabel('Titre')).toHaveValue('Nos dix ans');
  const [saved] = await callAs<object[]>(person, 'GET', `event_websites?event_id=eq.${id}`);
  expect(saved).toMatchObject({ colour: 'sauge', asks_song: false, gift_url: 'https://cadeaux.example/nous' });

  await page.getByLabel('Titre').fill('Dix ans déjà');
  await callAs(person, 'PATCH', `event_websites?event_id=eq.${id}`, { title: 'Une décennie', colour: 'nuit' });
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Titre : Une décennie' })).toBeVisible();
  await expect(page.getByLabel('Titre')).toHaveValue('Dix ans déjà');
  await page.getByRole('button', { name: 'Garder ma saisie' }).click();
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect
    .poll(async () => callAs(person, 'GET', `event_websites?select=title,colour&event_id=eq.${id}`))
    .toEqual([{ title: 'Dix ans déjà', colour: 'nuit' }]);
  expect(problems).toEqual([]);
});
