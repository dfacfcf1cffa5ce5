import type { Page } from '@playwright/test';
import { expect, listenForProblems, test } from '#tests/e2e/support/fixtures.ts';
import { installShell, SITE, shellPage, signInOnDevice } from '#tests/e2e/support/native-shell.ts';
import { newPerson } from '#tests/e2e/support/people.ts';
import { home } from '#tests/e2e/support/service.ts';
import { toastOf } from '#tests/e2e/support/sign-in.ts';

const phone = { tag: '@phone' };
const SESSION = 'capacitor-storage_liesse.session';
const failed =
  "L'authentification biométrique a échoué. Veuillez réessayer ou utiliser une autre méthode de connexion.";
const error = "Une erreur est survenue lors de l'authentification biométrique.";

const exitQuestion = (page: Page) => page.getByRole('alertdialog', { name: "Voulez-vous quitter l'application?" });
const biometricButton = (page: Page) => page.getByRole('button', { name: 'Se connecter par biométrie' });

test(
  'the shell opens the public home, signs in, stores the session in the secure store alone, and starts in the area next time [NAT-03]',
  phone,
  async ({ browser }) => {
    const device = await installShell(browser);
    const { page, secureStore } = device;
    const problems = listenForProblems(page);
    await expect(page).toHaveURL(shellPage('/home'));
    await expect.poll(() => device.count('SplashScreen.hide')).toBe(1);
    await page.getByRole('link', { name: 'Connexion' }).first().click();
    // No session to unlock, and a web view has no passkeys.
    await expect(biometricButton(page)).toHaveCount(0);
    await expect(page.getByRole('button', { name: /clé d’accès/ })).toHaveCount(0);
    await signInOnDevice(device, await newPerson());
    await expect.poll(() => secureStore.has(SESSION)).toBe(true);
    expect(await page.evaluate(() => localStorage.getItem('liesse.session'))).toBeNull();

    await device.restart();
    await expect(page).toHaveURL(shellPage('/client/dashboard'));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(problems).toEqual([]);

    // Android's own picker offers no camera.
    await page.goto(shellPage('/client/account'));
    const picker = page.waitForEvent('filechooser');
    await page.getByText('Choisir une photo').first().click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Prendre une photo' }).click();
    expect(await (await picker).element().getAttribute('capture')).toBe('');

    await page.goto(shellPage('/sign-out'));
    await page.getByRole('button', { name: 'Se déconnecter' }).click();
    await expect.poll(() => secureStore.has(SESSION)).toBe(false);
  },
);

test(
  'the back button asks on /, /login and dashboards, closes a dialog, and goes back elsewhere [NAT-01]',
  phone,
  async ({ browser }) => {
    const device = await installShell(browser);
    const { page } = device;
    await expect(page).toHaveURL(shellPage('/home'));
    await device.emit('backButton');
    await exitQuestion(page).getByRole('button', { name: 'Rester' }).click();
    await expect(exitQuestion(page)).toHaveCount(0);
    expect(device.count('App.exitApp')).toBe(0);

    await page.getByRole('link', { name: 'Connexion' }).first().click();
    await expect(page).toHaveURL(shellPage('/login'));
    await device.emit('backButton');
    await expect(exitQuestion(page)).toBeVisible();
    // The second press answers the question and asks no other.
    await device.emit('backButton');
    await expect(exitQuestion(page)).toHaveCount(0);
    await expect(page).toHaveURL(shellPage('/login'));

    await page.getByRole('link', { name: 'Créer un compte' }).click();
    await expect(page).toHaveURL(shellPage('/register'));
    await device.emit('backButton');
    await expect(page).toHaveURL(shellPage('/login'));
    await expect(exitQuestion(page)).toHaveCount(0);

    await signInOnDevice(device, await newPerson());
    await device.emit('backButton');
    await exitQuestion(page).getByRole('button', { name: 'Quitter' }).click();
    await expect.poll(() => device.count('App.exitApp')).toBe(1);

    // A page that a link opened has no page before it.
    await page.goto(shellPage('/client/account'));
    await page.evaluate(() => history.replaceState({ idx: 0 }, ''));
    await expect(page.locator('html')).toHaveAttribute('data-hydrated');
    await device.emit('backButton');
    await expect(page).toHaveURL(shellPage('/client/dashboard'));
  },
);

test(
  'a tap under 300 ms is one click, a longer touch and a moved one are none [NAT-02]',
  phone,
  async ({ browser }) => {
    const { page } = await installShell(browser);
    const clicks = await page.evaluate(async () => {
      const button = document.body.appendChild(document.createElement('button'));
      let count = 0;
      button.addEventListener('click', () => (count += 1));
      const send = (type: string, x: number): void => {
        const touch = new Touch({ identifier: 1, target: button, clientX: x, clientY: 5 });
        const touches = type === 'touchend' ? [] : [touch];
        button.dispatchEvent(
          new TouchEvent(type, { bubbles: true, cancelable: true, touches, changedTouches: [touch] }),
        );
      };
      const touch = async (milliseconds: number, movement = 0): Promise<number> => {
        count = 0;
        send('touchstart', 5);
        const end = performance.now() + milliseconds;
        while (performance.now() < end) await new Promise(requestAnimationFrame);
        send('touchend', 5 + movement);
        return count;
      };
      return [await touch(0), await touch(100), await touch(320), await touch(50, 40)];
    });
    expect(clicks).toEqual([1, 1, 0, 0]);

    // A real touch, which the browser would turn into a click as well.
    await page.getByRole('link', { name: 'Connexion' }).first().tap();
    await expect(page).toHaveURL(shellPage('/login'));
  },
);

test(
  'biometrics unlock the session after a restart, with their three messages; five failures leave the password [LOG-02] [STA-06] [ERR-11]',
  phone,
  async ({ browser }) => {
    const person = await newPerson();
    const device = await installShell(browser);
    const { page, secureStore } = device;
    await page.getByRole('link', { name: 'Connexion' }).first().click();
    await signInOnDevice(device, person);
    await page.goto(shellPage('/client/account'));
    await page.getByRole('switch', { name: 'Utiliser la biométrie sur cet appareil' }).click();
    await expect(toastOf(page)).toContainText('Biométrie activée sur cet appareil');

    device.biometry = 'authenticationFailed';
    device.calls.length = 0;
    await device.restart();
    // Locked: the session is in the secure store alone, and the check starts without a click.
    await expect(page).toHaveURL(shellPage('/login'));
    await expect(toastOf(page)).toContainText(failed);
    expect(device.count('BiometricAuthNative.internalAuthenticate')).toBe(1);

    device.biometry = 'biometryNotAvailable';
    await biometricButton(page).click();
    await expect(toastOf(page)).toContainText(error);

    device.biometry = null;
    await biometricButton(page).click();
    await expect(page).toHaveURL(shellPage('/client/dashboard'));
    await expect(toastOf(page)).toContainText('Authentification réussie');

    // Returning after some minutes asks again, above the page.
    device.biometry = 'userCancel';
    await page.clock.install();
    await device.emit('appStateChange', { isActive: false });
    await page.clock.fastForward('06:00');
    await device.emit('appStateChange', { isActive: true });
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(toastOf(page)).toContainText(failed);
    device.biometry = null;
    await biometricButton(page).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);

    // Starting again gives no new attempts.
    device.biometry = 'authenticationFailed';
    await device.restart();
    await expect(toastOf(page)).toContainText(failed);
    await device.restart();
    await expect(toastOf(page)).toContainText(failed);
    for (const attempt of [3, 4, 5]) {
      expect(secureStore.has(SESSION), `before attempt ${attempt}`).toBe(true);
      await biometricButton(page).click();
      await expect.poll(() => secureStore.get('capacitor-storage_biometric-failures') ?? '5').toBe(String(attempt));
    }
    await expect(toastOf(page)).toContainText('Après cinq essais, connectez-vous avec votre mot de passe.');
    await expect(biometricButton(page)).toHaveCount(0);
    expect(secureStore.has(SESSION)).toBe(false);
    await signInOnDevice(device, person);
    device.biometry = null;
    await device.restart();
    await expect(toastOf(page)).toContainText('Authentification réussie');
  },
);

test('links of mails open their page in the application, those of other sites do not', phone, async ({ browser }) => {
  const device = await installShell(browser, { launchUrl: `${SITE}/reset-password` });
  const { page } = device;
  await expect(page).toHaveURL(shellPage('/reset-password'));
  // Android sends the links of a site that names the application.
  const named = await fetch(`${home()}/.well-known/assetlinks.json`);
  expect(await named.json()).toMatchObject([{ target: { package_name: 'fr.liesse.app' } }]);
  await device.emit('appUrlOpen', { url: 'https://pirate.example/client/account' });
  await device.emit('appUrlOpen', { url: `${SITE}/sign-out` });
  await expect(page).toHaveURL(shellPage('/reset-password'));
  await device.emit('appUrlOpen', { url: `${SITE}/auth/callback?code=once` });
  await expect(page).toHaveURL(shellPage('/auth/callback'));
  expect(device.count('Browser.close')).toBe(1);
  await device.emit('appUrlOpen', { url: `${SITE}/client/todo` });
  await expect(page).toHaveURL(shellPage(`/login?from=${encodeURIComponent('/client/todo')}`));
});
