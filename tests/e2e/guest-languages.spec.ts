// Guests who read another language than French: the page, the reply, the choice of the language, and what their hosts set for it.
import type { Page } from '@playwright/test';
import { expectAccessible } from '#tests/e2e/support/accessibility.ts';
import { expect, openPage, test } from '#tests/e2e/support/fixtures.ts';
import { answersOf, newInvitingWedding, type Wedding } from '#tests/e2e/support/invitations.ts';
import { enterAs } from '#tests/e2e/support/people.ts';
import { weddingDay } from '#tests/support/days.ts';

const OLD_PHONE = { width: 320, height: 568 };

const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

async function choose(page: Page, language: string): Promise<void> {
  await page.locator('header summary').click();
  await page.getByRole('button', { name: language }).click();
}

/** The wedding with its texts in English. */
async function newTranslatedWedding(): Promise<Wedding> {
  const wedding = await newInvitingWedding({ website: { languages: ['fr', 'en', 'ar'] } });
  await wedding.change(`event_translations?event_id=eq.${wedding.id}&language=eq.en`, {
    texts: { welcome: 'Come one, come all.', [`moment:${wedding.dinner}`]: 'Dinner in the barn' },
  });
  return wedding;
}

test.describe('with an English browser', () => {
  test.use({ locale: 'en-GB', viewport: OLD_PHONE });

  test('a household answers in English on an old phone, and changes the language without losing its draft', async ({
    page,
  }) => {
    const wedding = await newTranslatedWedding();
    const { path, household } = await wedding.invite('The Smiths', [{ first_name: 'Ann', last_name: 'Smith' }]);
    await openPage(page, path);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
    await expect(page.getByText(day.format(new Date(weddingDay())), { exact: false }).first()).toBeVisible();
    await expect(page.getByText('Come one, come all.')).toBeVisible();
    expect(await widthOf(page)).toBe(OLD_PHONE.width);
    await expectAccessible(page);

    await page.getByLabel('A few words for your hosts').fill('See you there');
    await choose(page, 'Français');
    await expect(page.getByLabel('Un mot pour vos hôtes')).toHaveValue('See you there');
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    await choose(page, 'English');
    await expect(page.getByRole('button', { name: 'Send my reply' })).toBeVisible();
    expect(await wedding.read(`households?id=eq.${household}&select=language`)).toEqual([{ language: 'en' }]);

    await page.getByRole('button', { name: 'I am coming' }).click();
    await page.getByRole('button', { name: 'Send my reply' }).click();
    await expect(page.getByRole('heading', { name: 'Thank you, it is noted' })).toBeVisible();
    // The hosts' own name of the dinner, and ours of the ceremony.
    await expect(page.getByRole('region', { name: 'What you replied' })).toContainText('Dinner in the barn');
    await expect(page.getByRole('region', { name: 'What you replied' })).toContainText('Ceremony');
    expect(await answersOf(wedding)).toContain('Ann: Dîner oui');
  });

  test('pages of no event are French, and a wrong link leads to the 404 page too [PUB-16]', async ({ page }) => {
    await page.goto('/guest');
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    await page.goto(`/guest?token=${'x'.repeat(32)}`);
    await expect(page).toHaveURL('/404');
    // The service worker asks for the shell in the language of the page that it caches.
    const shell = await page.request.get('/guest/event', { headers: { 'x-page-language': 'ar' } });
    expect(await shell.text()).toContain('<html lang="ar" dir="rtl"');
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, viewport: OLD_PHONE });

  test('a household chooses Arabic, reads from right to left and answers', async ({ page }) => {
    const wedding = await newTranslatedWedding();
    const { path } = await wedding.invite('Famille Haddad', [
      { first_name: 'ليلى', last_name: 'حداد' },
      { first_name: 'Karim', last_name: 'Haddad' },
    ]);
    await page.goto(path);
    await choose(page, 'العربية');
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
    await expect(page.getByRole('heading', { name: 'ردّكم' })).toBeVisible();
    // The hosts translated nothing into Arabic.
    await expect(page.getByText('Venez nombreux.')).toBeVisible();
    expect(await widthOf(page)).toBe(OLD_PHONE.width);

    const ceremony = page.getByRole('region', { name: 'المراسم' });
    await ceremony.getByRole('group', { name: 'ليلى حداد' }).getByText('نعم').click();
    await page.getByRole('button', { name: 'إرسال ردّي' }).click();
    await expect(page.getByRole('heading', { name: 'شكرًا، سجّلنا ذلك' })).toBeVisible();
    // Three of the four answers are missing: a small plural in Arabic.
    await expect(page.getByText('بقيت 3 إجابات')).toBeVisible();
    expect(await answersOf(wedding)).toEqual(['ليلى: Cérémonie oui']);
    expect(await widthOf(page)).toBe(OLD_PHONE.width);

    expect((await page.goto('/guest/nulle/part'))?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: 'الصفحة غير موجودة' })).toBeVisible();
    await page.getByRole('link', { name: 'العودة إلى الدعوة' }).click();
    await expect(page.getByRole('heading', { name: 'شكرًا، سجّلنا ذلك' })).toBeVisible();
  });
});

test('hosts offer a language and write their texts in it', async ({ areaPage: page }) => {
  const wedding = await newInvitingWedding();
  await enterAs(page, wedding.hosts);
  await openPage(page, '/client/website/languages');
  await page.getByLabel('Anglais (English)').check();
  await page.getByLabel('Mot d’accueil').fill('Come one, come all.');
  await page.getByRole('button', { name: 'Enregistrer les traductions' }).click();
  await expect(page.getByText('Traductions enregistrées', { exact: true })).toBeVisible();
  const rows = await wedding.read(`event_translations?event_id=eq.${wedding.id}&language=eq.en&select=texts`);
  expect(rows).toEqual([{ texts: { welcome: 'Come one, come all.' } }]);
  expect(await wedding.read(`event_websites?event_id=eq.${wedding.id}&select=languages`)).toEqual([
    { languages: ['fr', 'en'] },
  ]);
});
