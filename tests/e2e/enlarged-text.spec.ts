// Text at twice its size, as set in the browser, and forced colours: nothing leaves the screen, and what is chosen differs.
import { newEvent } from '#tests/e2e/support/events.ts';
import { expect, openPage, test } from '#tests/e2e/support/fixtures.ts';
import { inviteFamily, newInvitingWedding } from '#tests/e2e/support/invitations.ts';
import { enterAs, newPerson } from '#tests/e2e/support/people.ts';

test('pages fit a phone with text at twice its size', { tag: '@phone' }, async ({ page, context }) => {
  const person = await newPerson();
  await newEvent(person);
  await enterAs(page, person);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  for (const address of ['/home', '/client/dashboard', '/client/partners', '/client/budget', '/client/website/gifts']) {
    await openPage(page, address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('main [class*="animate-pulse"]')).toHaveCount(0);
    const { text, wide, width } = await page.evaluate(() => ({
      text: getComputedStyle(document.documentElement).fontSize,
      wide: document.documentElement.scrollWidth,
      width: screen.width,
    }));
    expect(text, address).toBe('32px');
    expect(wide, address).toBeLessThanOrEqual(width);
  }
});

test('an invitation is answered at 320 pixels with text at twice its size, by keys alone and in forced colours', {
  tag: '@phone',
}, async ({ page, context }) => {
  const wedding = await newInvitingWedding();
  const { path } = await inviteFamily(wedding);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  const devtools = await context.newCDPSession(page);
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  await openPage(page, path);
  const own = new URL(page.url()).pathname;
  for (const address of ['/guest/event', '/guest/menu', '/guest/photos', '/guest/data', own]) {
    await openPage(page, address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide, address).toBeLessThanOrEqual(320);
  }
  await page.getByRole('button', { name: 'Personne ne pourra venir' }).focus();
  await page.keyboard.press('Enter');
  const no = page.getByRole('group', { name: 'Hélène Bérard' }).first().getByRole('radio', { name: 'Non' });
  await expect(no).toBeChecked();
  const send = page.getByRole('button', { name: 'Envoyer ma réponse' });
  while (!(await send.evaluate((button) => button === document.activeElement))) await page.keyboard.press('Tab');
  expect(await send.evaluate((button) => getComputedStyle(button).outlineStyle)).not.toBe('none');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Merci de votre réponse' })).toBeFocused();
});

test('forced colours show which tab is chosen', { tag: '@phone' }, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openPage(page, '/_ui');
  const border = (isChosen: boolean) =>
    page
      .locator(`[role=tab][aria-selected=${isChosen}]`)
      .first()
      .evaluate((tab) => getComputedStyle(tab).borderBottomColor);
  expect(await border(true)).not.toBe(await border(false));
});
