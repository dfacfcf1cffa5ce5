import { expectAccessible } from '#tests/e2e/support/accessibility.ts';
import { expect, openPage, test } from '#tests/e2e/support/fixtures.ts';
import { newEmail } from '#tests/e2e/support/people.ts';
import { toastOf } from '#tests/e2e/support/sign-in.ts';
import { type SocialSite, startSocialSite } from '#tests/e2e/support/social-site.ts';

for (const provider of ['Google', 'Facebook', 'Apple']) {
  test(`${provider} says plainly that this site has no account with it [LOG-03] [ERR-08]`, async ({ page }) => {
    await openPage(page, '/login');
    await page.getByRole('button', { name: `Continuer avec ${provider}` }).click();
    await expect(toastOf(page)).toContainText('Échec de connexion');
    await expect(toastOf(page)).toContainText(`La connexion par ${provider} n’est pas encore configurée sur ce site.`);
    await expect(page).toHaveURL('/login');
    await expect(page.getByRole('button', { name: `Continuer avec ${provider}` })).toBeEnabled();
  });
}

test('a service that does not answer is an error, and not a refusal [ERR-08]', async ({ page }) => {
  await page.route('**/auth/v1/settings', (route) => route.abort('internetdisconnected'));
  await openPage(page, '/login');
  await page.getByRole('button', { name: 'Continuer avec Google' }).click();
  await expect(toastOf(page)).toContainText('Erreur');
  await expect(toastOf(page)).toContainText('Vous semblez hors ligne.');
});

const returns = [
  { params: '?error=access_denied&error_code=access_denied', sentence: 'La connexion a été interrompue.' },
  { params: '?error=access_denied&error_code=otp_expired', sentence: 'Ce lien ou ce code a déjà servi ou a expiré.' },
  { params: '#error=access_denied&error_code=otp_expired', sentence: 'Ce lien ou ce code a déjà servi ou a expiré.' },
  { params: '?code=de-quelqu-un-d-autre', sentence: 'commencée dans un autre navigateur' },
  { params: '#access_token=a.b.c&refresh_token=d&type=magiclink', sentence: 'commencée dans un autre navigateur' },
  { params: '', sentence: 'Cette connexion a déjà été terminée' },
];

test('a return that brings no session says why, and leads back [PUB-09] [ERR-08] [PUB-14]', async ({ page }) => {
  const html = await (await page.request.get('/auth/callback')).text();
  expect(html).toContain('Chargement en cours...');
  for (const { params, sentence } of returns) {
    await page.goto('about:blank');
    await page.goto(`/auth/callback${params}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Échec de connexion' })).toBeFocused();
    await expect(page.getByRole('main').getByRole('alert')).toContainText(sentence);
    await expect(toastOf(page)).toContainText('Échec de connexion');
    await expect(page).toHaveURL('/auth/callback');
  }
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Retour à la connexion' }).click();
  await expect(page).toHaveURL('/login');
});

test.describe('with a provider', () => {
  const person = { sub: 'g-1', email: newEmail(), email_verified: true, name: 'Alix Fontaine' };
  let site: SocialSite;

  test.beforeAll(async ({ baseURL }) => {
    test.setTimeout(120_000);
    site = await startSocialSite(baseURL ?? '', person);
  });
  test.afterAll(() => site.stop());

  test('one is led there and back, to the page one came from [PUB-09] [ERR-08] [LOG-03]', async ({ page }) => {
    await page.clock.install();
    await openPage(page, `${site.url}/login?from=%2Fclient%2Ftodo`);
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.getByRole('button', { name: 'Continuer avec Google' }).click();
    await expect(toastOf(page)).toContainText('Connexion initiée');
    await expect(toastOf(page)).toContainText('Google');
    await page.clock.resume();
    await expect(page).toHaveURL(`${site.url}/client/todo`);
    await expect(page.getByRole('button', { name: 'Mon compte : Alix Fontaine' })).toBeVisible();
  });

  test('a refusal at the provider is shown here [PUB-09] [ERR-08]', async ({ page }) => {
    await page.route('**/auth/v1/authorize?*', (route) =>
      route.continue({ url: `${route.request().url()}&login_hint=nobody` }),
    );
    await openPage(page, `${site.url}/login`);
    await page.getByRole('button', { name: 'Continuer avec Google' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Échec de connexion' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('alert')).toContainText('La connexion a été interrompue.');
  });
});
