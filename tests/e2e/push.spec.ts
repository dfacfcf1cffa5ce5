import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expectFits } from '#tests/e2e/support/accessibility.ts';
import { newEvent } from '#tests/e2e/support/events.ts';
import { expect, listenForProblems, openPage, test } from '#tests/e2e/support/fixtures.ts';
import { installShell, shellPage, signInOnDevice } from '#tests/e2e/support/native-shell.ts';
import { enterAs, newPerson, notify, type Person, signedIn } from '#tests/e2e/support/people.ts';
import { notificationScreen, startPushService } from '#tests/e2e/support/push-service.ts';
import { call, home } from '#tests/e2e/support/service.ts';
import { inDays } from '#tests/support/days.ts';
import { startFcmService } from '#tests/support/fcm-service.ts';

test.use({ hasServiceWorkers: true });

// Both stories start a service at the one port that the server calls.
test.describe.configure({ mode: 'default' });

const wakePerson = (person: Person) =>
  call(`/rest/v1/notification_settings?user_id=eq.${person.id}`, { quiet_from: null, quiet_until: null }, 'PATCH');

const subscriptions = async (person: Person) => {
  const { data } = await (await signedIn(person)).from('push_subscriptions').select('endpoint').throwOnError();
  return data;
};

test('notifications reach a device that allowed them, in the words that were allowed, and end with the session', async ({
  page,
}) => {
  const problems = listenForProblems(page);
  const service = await startPushService();
  try {
    const person = await newPerson();
    await wakePerson(person);
    await service.subscribeIn(page);
    await enterAs(page, person);
    await openPage(page, '/client/account');
    const block = page.getByRole('region', { name: 'Sur cet appareil' });
    await expect(block.getByRole('switch', { name: 'Afficher le contenu' })).not.toBeChecked();
    expect(await page.evaluate(() => Notification.permission)).toBe('default');
    await block.getByRole('button', { name: 'Activer sur cet appareil' }).click();
    await expect(block.getByText('Les notifications sont activées sur cet appareil.')).toBeVisible();
    await expectFits(page);

    // Without consent there is no word of it, and the service reads nothing: it is signed, and encrypted for this browser.
    await notify(person, { title: 'Hélène a répondu', body: 'Elle vient.', href: '/client/guests' });
    await expect.poll(() => service.received.length).toBe(1);
    expect(service.received[0]).toMatchObject({ isSigned: true, audience: service.origin });
    expect(service.received[0]?.text).not.toContain('Hélène');
    await block.getByRole('switch', { name: 'Afficher le contenu' }).click();
    await expect(page.getByRole('status').getByText('Choix enregistré')).toBeVisible();
    await notify(person, { title: 'Un devis est arrivé', body: 'De la Maison Aubépine', href: '/client/guests' });
    await expect.poll(() => service.received.length).toBe(2);

    // The real service worker shows it, and a click leads to its page and marks it as read.
    const screen = await notificationScreen(page, home());
    const [first, second] = service.received.map(({ text }) => text);
    expect(await screen.deliver(first ?? '')).toMatchObject({ title: 'Vous avez une nouvelle notification', body: '' });
    const quote = await screen.deliver(second ?? '');
    expect(quote).toMatchObject({ title: 'Un devis est arrivé', body: 'De la Maison Aubépine' });
    await screen.click(quote);
    await expect(page).toHaveURL('/client/guests');
    await expect(page.getByRole('button', { name: /^Notifications, 1.non lue$/ })).toBeVisible();
    await expect.poll(() => screen.tags()).toHaveLength(1);

    // What is read on another device closes here.
    await (await signedIn(person))
      .from('notifications')
      .update({ read_at: new Date().toISOString() })
      .eq('user_id', person.id)
      .throwOnError();
    await expect.poll(() => screen.tags()).toEqual([]);

    // The browser has ended the subscription: it is dropped.
    expect(await subscriptions(person)).toHaveLength(1);
    service.status = 410;
    await notify(person, { title: 'Une réponse de plus' });
    await expect.poll(() => subscriptions(person)).toEqual([]);

    // It begins again when the application is opened, and ends with the session; nothing of the account stays on the device.
    service.status = 201;
    await openPage(page, '/client/dashboard');
    await expect.poll(() => subscriptions(person)).toHaveLength(1);
    // A photo that another application shares waits for the person's word, then it is a document of the event.
    await newEvent(person, { starts_on: inDays(30) });
    await page.evaluate(() => {
      const files = new DataTransfer();
      files.items.add(new File(['Devis'], 'Devis du fleuriste.txt', { type: 'text/plain' }));
      const form = Object.assign(document.createElement('form'), { method: 'post', action: '/share' });
      form.enctype = 'multipart/form-data';
      const input = Object.assign(document.createElement('input'), { type: 'file', name: 'files', files: files.files });
      form.append(input);
      document.body.append(form);
      form.submit();
    });
    const sharing = page.getByRole('dialog');
    await expect(sharing.getByText('Devis du fleuriste.txt')).toBeVisible();
    await sharing.getByRole('button', { name: /^Ajouter 1.fichier à cet événement$/ }).click();
    await expect(sharing.getByText('Envoyé', { exact: true })).toBeVisible();
    await sharing.getByRole('button', { name: 'Terminer' }).click();
    await expect(page.getByRole('main').getByText('Devis du fleuriste')).toBeVisible();

    await openPage(page, '/sign-out');
    await page.getByRole('button', { name: 'Se déconnecter' }).click();
    await expect(page).toHaveURL('/home');
    await expect.poll(() => subscriptions(person)).toEqual([]);
    expect(await storedOnDevice(page)).toEqual({ keys: [], databases: [], caches: [], workers: [] });
    expect(problems).toEqual([]);
  } finally {
    await service.close();
  }
});

test('the Android application receives notifications by Firebase, once the person has allowed them [NAT-03]', async ({
  browser,
}) => {
  const account = JSON.parse(readFileSync(process.env.E2E_FCM_ACCOUNT ?? '', 'utf8')) as { private_key: string };
  const service = await startFcmService(account, Number(process.env.E2E_PUSH_PORT));
  const device = await installShell(browser);
  const { page, push } = device;
  try {
    const person = await newPerson();
    await wakePerson(person);
    await page.goto(shellPage('/login'));
    await signInOnDevice(device, person);
    await page.goto(shellPage('/client/account'));
    const block = page.getByRole('region', { name: 'Sur cet appareil' });
    const turnOn = block.getByRole('button', { name: 'Activer sur cet appareil' });

    // Refused: the page says where to change it, and follows the change.
    push.answer = 'denied';
    await turnOn.click();
    await expect(block.getByRole('alert')).toContainText('bloquées sur cet appareil. Autorisez-les dans ses réglages');
    expect(device.count('PushNotifications.register')).toBe(0);
    push.permission = 'prompt';
    push.answer = 'granted';
    await page.evaluate(() => dispatchEvent(new Event('visibilitychange')));
    await turnOn.click();
    await expect(block.getByText('Les notifications sont activées sur cet appareil.')).toBeVisible();

    await notify(person, { title: 'Hélène a répondu', body: 'Elle vient.', href: '/client/guests' });
    await expect.poll(() => service.received.length).toBe(1);
    const [message] = service.received;
    expect(message).toMatchObject({
      token: push.token,
      notification: { title: 'Vous avez une nouvelle notification', body: '' },
      data: { href: '/client/guests' },
    });

    // A tap leads to the page and marks it as read, and another one that was read elsewhere is closed.
    await device.emit('pushNotificationActionPerformed', { notification: { data: message?.data } });
    await expect(page).toHaveURL(shellPage('/client/guests'));
    const client = await signedIn(person);
    const unread = async () =>
      (await client.from('notifications').select('id').is('read_at', null).throwOnError()).data.length;
    await expect.poll(unread).toBe(0);
    await notify(person, { title: 'Paul a répondu' });
    await expect.poll(() => service.received.length).toBe(2);
    push.shown = [{ id: 0, tag: service.received[1]?.data['id'] ?? '' }];
    await client
      .from('notifications')
      .update({ read_at: new Date().toISOString() })
      .eq('user_id', person.id)
      .throwOnError();
    await expect.poll(() => push.shown).toEqual([]);

    // Firebase does not know the token any more: it is dropped. The next start registers the new one.
    service.refusal = { status: 404, errorCode: 'UNREGISTERED' };
    await notify(person, { title: 'Une réponse de plus' });
    await expect.poll(() => subscriptions(person)).toEqual([]);
    push.token += '-new';
    await device.restart();
    await expect.poll(() => subscriptions(person)).toEqual([{ endpoint: push.token }]);

    await page.goto(shellPage('/sign-out'));
    await page.getByRole('button', { name: 'Se déconnecter' }).click();
    await expect.poll(() => subscriptions(person)).toEqual([]);
    expect(device.count('PushNotifications.unregister')).toBe(1);
  } finally {
    await page.context().close();
    await service.close();
  }
});

const storedOnDevice = (page: Page) =>
  page.evaluate(async () => ({
    // The mark of this test, the look of the site and the choice of the sign-in page are not the account's.
    keys: Object.keys(localStorage).filter((key) => !['e2e.entered', 'theme', 'rememberMe'].includes(key)),
    databases: (await indexedDB.databases()).map(({ name }) => name),
    caches: await caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
  }));
