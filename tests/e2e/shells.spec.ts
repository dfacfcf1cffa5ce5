import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '#tests/e2e/support/accessibility.ts';
import { expect, listenForProblems, openPage, test } from '#tests/e2e/support/fixtures.ts';
import { enterAs, newPerson } from '#tests/e2e/support/people.ts';
import { callAs } from '#tests/e2e/support/service.ts';
import { newWedding } from '#tests/e2e/support/weddings.ts';

const areas = {
  client: {
    row: '[NAV-08]',
    home: '/client/dashboard',
    label: 'Espace client',
    entries: [
      ['Accueil', '/client/dashboard'],
      ['Planning', '/client/todo'],
      ['Invités', '/client/guests'],
      ['Prestataires', '/client/partners'],
      ['Budget', '/client/budget'],
    ],
  },
  partner: {
    row: '[NAV-09]',
    home: '/partner/dashboard',
    label: 'Espace prestataire',
    entries: [
      ['Accueil', '/partner/dashboard'],
      ['Événements', '/partner/requests'],
      ['Recommandations', '/partner/recommendations'],
      ['Compte', '/partner/account'],
    ],
  },
  admin: {
    row: '[NAV-10]',
    home: '/admin/dashboard',
    label: 'Administration',
    entries: [
      ['Accueil', '/admin/dashboard'],
      ['Clients', '/admin/clients'],
      ['Prestataires', '/admin/partners'],
      ['Paramètres', '/admin/settings'],
    ],
  },
  guest: {
    row: '[NAV-11]',
    home: '/guest',
    label: 'Espace invité',
    entries: [
      ['Accueil', '/guest'],
      ['Événement', '/guest/event'],
      ['Menu', '/guest/menu'],
    ],
  },
} as const;

const isPhone = (page: Page): boolean => (page.viewportSize()?.width ?? 0) < 768;

async function linksOf(place: Locator): Promise<string[][]> {
  return place
    .getByRole('listitem')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => [link.textContent.trim(), link.getAttribute('href') ?? '']));
}

for (const area of ['client', 'partner', 'admin', 'guest'] as const) {
  const { row, home, label, entries } = areas[area];
  test(`the ${area} area has its entries, four in the bar and the rest under « Plus » [NAV-07] ${row}`, {
    tag: ['@both', '@tablet'],
  }, async ({ areaPage: page, someone }) => {
    const problems = listenForProblems(page);
    if (area !== 'guest') await enterAs(page, await someone(area));
    await openPage(page, home);
    const navigation = page.getByRole('navigation', { name: label });
    await expect(navigation).toBeVisible();
    if (isPhone(page)) {
      expect(await linksOf(navigation)).toEqual(entries.slice(0, 4));
      const plus = navigation.getByRole('button', { name: 'Plus' });
      if (area === 'guest') return expect(plus).toHaveCount(0);
      await plus.click();
      const sheet = page.getByRole('dialog', { name: 'Plus' });
      await expect(sheet).toBeVisible();
      expect((await linksOf(sheet)).slice(0, entries.length - 4)).toEqual(entries.slice(4));
      await expect(sheet.getByRole('button', { name: 'Déconnexion' })).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expect(plus).toBeFocused();
    } else {
      expect((await linksOf(navigation)).slice(0, entries.length)).toEqual(entries);
    }
    await expectAccessible(page);
    expect(problems).toEqual([]);
  });
}

test('signing out is real, and leads to the first page [NAV-12]', { tag: '@both' }, async ({
  areaPage: page,
  request,
}) => {
  const person = await newPerson();
  await enterAs(page, person);
  await openPage(page, '/client/budget');
  if (isPhone(page)) await page.getByRole('button', { name: 'Plus' }).click();
  else await page.getByRole('button', { name: 'Mon compte : Alix Berger' }).click();
  await page.getByRole(isPhone(page) ? 'button' : 'menuitem', { name: 'Déconnexion' }).click();
  await expect(page).toHaveURL('/home');
  expect(await page.evaluate(() => localStorage.getItem('liesse.session'))).toBeNull();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Connexion' })).toHaveAttribute('href', '/login');

  const again = await request.get('/auth/v1/user', {
    headers: { authorization: `Bearer ${person.session.access_token}` },
  });
  expect([401, 403]).toContain(again.status());
  await page.goto('/client/budget');
  await expect(page).toHaveURL('/login?from=%2Fclient%2Fbudget');
});

test('a part of the page that could not be loaded without a network opens when it is back', async ({
  page,
  context,
}) => {
  const person = await newPerson();
  const { id: event } = await newWedding(person);
  await callAs(person, 'POST', 'tasks', { event_id: event, title: 'Choisir les fleurs', position: 1 });
  await enterAs(page, person);
  await openPage(page, '/client/todo');
  const more = page.getByRole('button', { name: 'Autres actions' });
  await expect(more).toBeVisible();
  const search = page.getByRole('button', { name: 'Rechercher' });
  const finder = page.getByRole('combobox', { name: 'Chercher une page ou une action' });
  await context.setOffline(true);
  const failed = page.waitForEvent('requestfailed');
  await search.click();
  await failed;
  await context.setOffline(false);
  // The first click may still be on its way to close what it could not open.
  await expect(async () => {
    await search.click({ timeout: 2_000 });
    await expect(finder).toBeFocused({ timeout: 2_000 });
  }).toPass();
  await page.keyboard.press('Escape');
  await expect(finder).toBeHidden();

  // What replaces the page where it fails is replaced by the page.
  await more.click();
  await context.setOffline(true);
  await page.getByRole('menuitem', { name: 'Suivre dans mon agenda' }).click();
  await expect(page.getByRole('alert')).toContainText('vous êtes hors ligne');
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Planning' })).toBeVisible();
});

test('guests have nothing to sign out of [NAV-12]', async ({ page }) => {
  await openPage(page, '/guest');
  await expect(page.getByText('Déconnexion')).toHaveCount(0);
});

test('the page one is on is marked, its title is said, and the keyboard goes on from its content', {
  tag: '@both',
}, async ({ areaPage: page, someone }) => {
  await enterAs(page, await someone('client'));
  await openPage(page, '/client/dashboard');
  const navigation = page.getByRole('navigation', { name: 'Espace client' });
  await expect(navigation.getByRole('link', { name: 'Accueil', exact: true })).toHaveAttribute('aria-current', 'page');
  await navigation.getByRole('link', { name: 'Planning' }).click();
  await expect(page).toHaveURL('/client/todo');
  await expect(page).toHaveTitle('Planning | Liesse');
  await expect(navigation.locator('[aria-current=page]')).toHaveText('Planning');
  await expect(page.locator('[data-announcer]')).toHaveText('Planning | Liesse');
  await expect(page.getByRole('main')).toBeFocused();

  if (!isPhone(page)) return;
  await page.getByRole('button', { name: 'Plus' }).click();
  await page.getByRole('dialog', { name: 'Plus' }).getByRole('link', { name: 'Budget' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Plus' })).toHaveAttribute('aria-current', 'true');
  await expect(page.getByRole('main')).toBeFocused();
});

test('going back finds the page where it was left', async ({ page }) => {
  await openPage(page, '/home');
  await page.evaluate(() => window.scrollTo({ top: 400, behavior: 'instant' }));
  // Followed without scrolling to it, as a keyboard does.
  await page.getByRole('banner').getByRole('link', { name: 'Connexion' }).dispatchEvent('click');
  await expect(page).toHaveURL('/login');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Créez des événements exceptionnels');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(400);
});

test('the kind of screen and its orientation are known, at each width [PUB-21]', async ({ page }) => {
  await openPage(page, '/guest');
  const html = page.locator('html');
  for (const [width, kind] of [
    [767, 'mobile'],
    [768, 'tablet'],
    [1023, 'tablet'],
    [1024, 'desktop'],
  ] as const) {
    await page.setViewportSize({ width, height: 700 });
    await expect(html).toHaveAttribute('data-device', kind);
    await expect(html).toHaveAttribute('data-orientation', 'landscape');
    const box = await page.getByRole('link', { name: 'Menu' }).boundingBox();
    // A bar at the bottom of phones, a rail at the side of everything wider.
    expect((box?.y ?? 0) > 600).toBe(kind === 'mobile');
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(html).toHaveAttribute('data-orientation', 'portrait');
});

test('the theme is light unless chosen otherwise', async ({ page }) => {
  await openPage(page, '/guest');
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('light');
  await page.evaluate(() => localStorage.setItem('theme', 'chartreuse'));
  await openPage(page, '/guest');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});

test('a guest gives the code of the invitation, or its whole link', async ({ page }) => {
  await openPage(page, '/guest');
  await page.getByRole('button', { name: 'Ouvrir mon invitation' }).click();
  await expect(page.getByText('Indiquez le code de votre invitation.')).toBeVisible();
  const asked = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/guest'));
  await page.getByLabel('Code de l’invitation').fill('https://liesse.example/guest?token=abc-123');
  await page.getByRole('button', { name: 'Ouvrir mon invitation' }).click();
  expect((await asked).postDataJSON()).toEqual({ token: 'https://liesse.example/guest?token=abc-123' });
  await expect(page).toHaveURL('/404');
  await expect(page.getByRole('heading', { name: 'Ce lien n’est plus valable' })).toBeVisible();
});

test('a long name, a narrow screen and a doubled text stay within the page', async ({ page }) => {
  const name = 'Marie-Bérengère de La Rochefoucauld-Montmorency-Châtillon';
  await enterAs(page, await newPerson({ role: 'partner', name }));
  await openPage(page, '/partner/recommendations');
  for (const [width, height] of [
    [320, 640],
    [720, 450],
    [768, 1024],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const excess = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(excess, `${width} × ${height}`).toBeLessThanOrEqual(0);
    const link = page.getByRole('navigation').getByRole('link', { name: 'Recommandations' });
    const cut = await link.evaluate((one) => {
      const text = one.querySelector('span') ?? one;
      return text.scrollWidth - text.clientWidth;
    });
    expect(cut, `${width} × ${height}`).toBeLessThanOrEqual(0);
  }
});
