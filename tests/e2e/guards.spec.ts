import { expectAccessible } from '#tests/e2e/support/accessibility.ts';
import { chunkAddress } from '#tests/e2e/support/chunks.ts';
import { expect, openPage, test } from '#tests/e2e/support/fixtures.ts';
import { enterAs, newPerson, type Role } from '#tests/e2e/support/people.ts';

const roles: readonly Role[] = ['client', 'partner', 'admin'];
const greeting = { name: 'Bonjour Alix', level: 1 } as const;

for (const role of roles) {
  test(`/${role} is behind the guard, then in the one shell [PUB-17] [PER-03]`, async ({ page, request, someone }) => {
    const html = await (await request.get(`/${role}/dashboard`)).text();
    expect(html).not.toContain('Bonjour');
    await page.goto(`/${role}/nulle-part`);
    await expect(page).toHaveURL(`/login?from=%2F${role}%2Fnulle-part`);

    await enterAs(page, await someone(role));
    // Only the role decides: not the address, nor the page that is asked for.
    await openPage(page, '/login');
    await expect(page).toHaveURL(`/${role}/dashboard`);
    await expect(page.getByRole('heading', greeting)).toBeVisible();
    await expect(page.getByRole('navigation', { name: /^Espace|^Administration/ })).toBeVisible();
    await page.goto(`/${role}`);
    await expect(page).toHaveURL(`/${role}/dashboard`);
  });

  test(`a ${role} is refused the areas of others, aloud [PUB-12] [PER-02]`, async ({ page, someone }) => {
    await enterAs(page, await someone(role));
    for (const other of roles.filter((one) => one !== role)) {
      await openPage(page, `/${other}/dashboard`);
      await expect(page).toHaveURL('/unauthorized');
      await expect(page.getByRole('heading', { level: 1, name: 'Accès non autorisé' })).toBeVisible();
      const toast = page.getByRole('region', { name: /Notifications/ }).getByRole('listitem');
      await expect(toast).toContainText('Accès non autorisé');
      await expect(toast).toContainText("Vous n'avez pas les permissions nécessaires pour accéder à cette page");
      await expectAccessible(page);
      await page.getByRole('link', { name: 'Revenir à mon espace' }).click();
      await expect(page).toHaveURL(`/${role}/dashboard`);
    }
  });
}

test('the guard says that it looks at the session [PUB-19]', async ({ page, request, someone }) => {
  expect(await (await request.get('/client/dashboard')).text()).toContain('Loading authentication state...');
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
  await enterAs(page, await someone('client'));
  await page.route(chunkAddress('platform-client'), async (route) => {
    await arrived;
    await route.continue();
  });
  await page.goto('/client/dashboard');
  const sentence = page.getByText('Loading authentication state...');
  await expect(sentence).toBeVisible();
  await expect(sentence).toHaveAttribute('lang', 'en');
  arrive();
  await expect(page.getByRole('heading', greeting)).toBeVisible();
  await expect(sentence).toHaveCount(0);
});

test('a sign-in returns to the page that was asked for [PUB-20]', async ({ page }) => {
  const { email, password } = await newPerson();
  await page.goto('/client/todo?vue=liste');
  await expect(page).toHaveURL(`/login?from=${encodeURIComponent('/client/todo?vue=liste')}`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Mot de passe', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await expect(page).toHaveURL('/client/todo?vue=liste');
  await expect(page.getByRole('heading', { level: 1, name: 'Planning' })).toBeVisible();
});

test('an administrator has every permission, unless a list narrows them [PER-01]', async ({ page, someone }) => {
  const limited = await newPerson({ role: 'admin', permissions: ['view_dashboard', 'manage_clients'] });
  const shown = page.getByRole('navigation', { name: 'Administration' });
  await enterAs(page, limited);
  await openPage(page, '/admin/dashboard');
  await expect(shown.getByRole('link', { name: 'Clients' })).toBeVisible();
  await expect(shown.getByRole('link', { name: 'Prestataires' })).toHaveCount(0);
  await expect(shown.getByRole('link', { name: 'Paramètres' })).toHaveCount(0);

  const { session } = await someone('admin');
  await page.evaluate((stored) => localStorage.setItem('liesse.session', stored), JSON.stringify(session));
  await openPage(page, '/admin/dashboard');
  for (const name of ['Clients', 'Prestataires', 'Paramètres']) {
    await expect(shown.getByRole('link', { name })).toBeVisible();
  }
});

test('the navigation shows what the permissions open [STA-03]', async ({ page }) => {
  const shown = page.getByRole('navigation', { name: 'Administration' });
  const opened = { manage_clients: 'Clients', manage_venues: 'Prestataires', manage_system: 'Paramètres' };
  for (const [permission, name] of Object.entries(opened)) {
    const { session } = await newPerson({ role: 'admin', permissions: [permission] });
    await page.goto('/404');
    await page.evaluate((stored) => localStorage.setItem('liesse.session', stored), JSON.stringify(session));
    await openPage(page, '/admin/dashboard');
    for (const one of Object.values(opened)) {
      await expect(shown.getByRole('link', { name: one })).toHaveCount(one === name ? 1 : 0);
    }
  }
});

test('a role is the same whatever its case [STA-01]', async ({ page, someone }) => {
  const { session } = await someone('partner');
  const user = { ...session.user, user_metadata: { ...session.user.user_metadata, role: 'PARTNER' } };
  await enterAs(page, { session: { ...session, user } });
  await openPage(page, '/partner/dashboard');
  await expect(page.getByRole('heading', greeting)).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the sign-in pages and the areas say what to do', async ({ page }) => {
    for (const address of ['/login', '/register-client', '/client/dashboard', '/partner/requests']) {
      await page.goto(address);
      await expect(page.locator('noscript a[href="/contact"]')).toBeVisible();
      expect(await page.locator('noscript').innerText()).toContain('Cette page a besoin de JavaScript');
      await expect(page.getByText('Loading authentication state...')).toBeHidden();
    }
  });
});
