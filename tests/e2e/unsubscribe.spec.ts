import { expectAccessible, expectFits } from '#tests/e2e/support/accessibility.ts';
import { newEvent } from '#tests/e2e/support/events.ts';
import { expect, listenForProblems, openPage, test } from '#tests/e2e/support/fixtures.ts';
import { newListing } from '#tests/e2e/support/listing.ts';
import { newPerson } from '#tests/e2e/support/people.ts';
import { callAs } from '#tests/e2e/support/service.ts';
import { someWord } from '#tests/e2e/support/some-word.ts';
import { weddingDay } from '#tests/support/days.ts';

test('the link of a mail and a button unsubscribe, without signing in', async ({ page }) => {
  const problems = listenForProblems(page);
  const partner = await newPerson({ role: 'partner' });
  const host = await newPerson();
  const event = await newEvent(host, { starts_on: weddingDay() });
  const listing = await newListing({ name: `Fleurs ${someWord()}`, owner: partner });
  await callAs(host, 'POST', 'rpc/ask_for_quotes', { of_event: event, partners: [listing.id], message: 'Bonjour' });
  let path = '';
  await expect(async () => {
    const answer = await page.request.get('/mailbox/latest', { params: { to: partner.email, kind: 'quotes' } });
    expect(answer.status()).toBe(200);
    path = /\/unsubscribe\/\S+/.exec(((await answer.json()) as { text: string }).text)?.[0] ?? '';
    expect(path).not.toBe('');
  }).toPass();

  const isWanted = async () => {
    const rows = await callAs<{ by_mail: boolean }[]>(partner, 'GET', 'notification_preferences?kind=eq.quotes');
    return rows[0]?.by_mail;
  };
  await openPage(page, path);
  await expect(page.getByRole('heading', { name: /^Ne plus recevoir de messages sur vos devis/ })).toBeVisible();
  await expectFits(page);
  expect(await isWanted()).toBe(true);
  await page.getByRole('button', { name: 'Ne plus recevoir ces messages' }).click();
  await expect(page.getByRole('heading', { name: 'C’est noté' })).toBeVisible();
  expect(await isWanted()).toBe(false);
  await expectAccessible(page);

  await openPage(page, path.slice(0, -4));
  await expect(page.getByRole('heading', { name: 'Ce lien est incomplet' })).toBeVisible();
  expect(problems).toEqual([]);
});
