import type { Page } from '@playwright/test';
import { expectAccessible } from '#tests/e2e/support/accessibility.ts';
import { newEvent } from '#tests/e2e/support/events.ts';
import { expect, listenForProblems, openElsewhere, openPage, test } from '#tests/e2e/support/fixtures.ts';
import { ask, newSignedInPartner, sendQuote } from '#tests/e2e/support/partners.ts';
import { enterAs, newPerson, type Person, signedIn } from '#tests/e2e/support/people.ts';
import { dayInWords, inDays, shortDay } from '#tests/support/days.ts';

const openCalendar = async (page: Page, person: Person) => {
  await enterAs(page, person);
  await openPage(page, '/partner/calendar');
  await expect(page.getByRole('heading', { level: 1, name: 'Calendrier' })).toBeVisible();
};
const dayButton = (page: Page, day: string) => page.getByRole('button', { name: new RegExp(`^${dayInWords(day)},`) });
const calendarFile = (name: string, ...lines: string[]) => ({
  name,
  mimeType: 'text/calendar',
  buffer: Buffer.from(['BEGIN:VCALENDAR', ...lines, 'END:VCALENDAR', ''].join('\r\n')),
});
const eventOf = (...lines: string[]) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT'];
const compact = (day: string) => day.replaceAll('-', '');

test('a partner closes days by keyboard, weekly and from another agenda, and the public page shows them [AREA-P1] @both', async ({
  areaPage: page,
  browser,
}) => {
  const problems = listenForProblems(page);
  const partner = await newSignedInPartner('Atelier des Jours');
  await openCalendar(page, partner.person);
  // Named by its dates; the region « Notifications (F8) » has a digit too.
  const panel = page.getByRole('region', { name: /\d{2}/ });

  // Three days, by keyboard alone: the arrows move, Shift extends, Tab reaches the button.
  await page.getByRole('button', { name: 'Aujourd’hui', exact: true }).focus();
  await page.keyboard.press('Tab');
  await expect(dayButton(page, inDays(0))).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(dayButton(page, inDays(1))).toBeFocused();
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Shift+ArrowRight');
  await expect(panel).toContainText('3 jours');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Fermer ces 3 jours' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Rouvrir ces 3 jours' })).toBeVisible();
  await dayButton(page, inDays(3)).click();
  await expect(panel).toContainText('Fermé par vous');
  await page.getByRole('button', { name: 'Rouvrir ce jour' }).click();
  await expect(page.getByRole('button', { name: 'Fermer ce jour' })).toBeVisible();
  await expectAccessible(page);

  // A closing day of the week.
  const weekday = inDays(8);
  const name = dayInWords(weekday).split(' ')[0] ?? '';
  await page.getByRole('button', { name: new RegExp(`^${name}$`, 'i') }).click();
  await page.getByRole('button', { name: 'Enregistrer les réglages' }).click();
  const calendar = async (day: string) => {
    const { days } = await ask<{ days: { day: string; closed: string | null }[] }>(partner.client, 'partner_calendar', {
      first: day,
      last: day,
    });
    return days[0]?.closed ?? null;
  };
  await expect.poll(() => calendar(weekday)).toBe('weekly');

  // Another agenda: its day is closed, and a hostile file is refused where it was chosen.
  const busy = inDays(10);
  const choose = page.getByLabel('Choisir un fichier .ics');
  await choose.setInputFiles(calendarFile('piege.ics', ...eventOf('DTSTART:20210612T100000', 'RRULE:FREQ=SECONDLY')));
  await expect(page.getByRole('alert').getByText('une répétition que nous ne savons pas lire')).toBeVisible();
  await choose.setInputFiles(
    calendarFile('famille.ics', ...eventOf(`DTSTART;VALUE=DATE:${compact(busy)}`, 'SUMMARY:Secret')),
  );
  const followed = page.getByRole('list', { name: 'Agendas suivis' });
  await expect(followed).toContainText('famille');
  await expect.poll(() => calendar(busy)).toBe('imported');
  await page.getByLabel('Adresse de l’agenda').fill('https://127.0.0.1/agenda.ics');
  await page.getByRole('button', { name: 'Suivre cette adresse' }).click();
  await expect(page.getByLabel('Adresse de l’agenda')).toHaveAccessibleDescription(/ne répond pas/);
  await expect(page.getByLabel('Adresse de l’agenda')).toHaveValue('https://127.0.0.1/agenda.ics');

  const visitor = await openElsewhere(browser);
  await openPage(visitor, partner.address);
  const taken = visitor.getByText(/: jours pris, /);
  for (const day of [inDays(1), inDays(2), weekday, busy]) {
    await expect(taken.filter({ hasText: new RegExp(`\\D${Number(day.slice(8))}\\D`) }).first()).toBeAttached();
  }
  await expect(visitor.getByText('Secret')).toHaveCount(0);
  expect(problems.filter((problem) => !problem.includes('422'))).toEqual([]);
});

test('of two clients for the last place of a day one is refused, and the booking is in the partner’s agenda at once [AREA-P1]', async ({
  areaPage: page,
}) => {
  const problems = listenForProblems(page);
  const day = inDays(40);
  const partner = await newSignedInPartner('Atelier des Places');
  await openCalendar(page, partner.person);
  await page.getByRole('button', { name: 'Augmenter : Réservations par jour' }).click();
  await page.getByRole('button', { name: 'Enregistrer les réglages' }).click();
  await expect
    .poll(
      async () =>
        (
          await ask<{ bookings_per_day: number }>(partner.client, 'partner_calendar', {
            first: day,
            last: day,
          })
        ).bookings_per_day,
    )
    .toBe(2);

  const hosts = await Promise.all(['Ana', 'Bela', 'Cléo'].map((name) => newPerson({ name })));
  const offers = await Promise.all(
    hosts.map(async (host) => {
      const event = await newEvent(host, {
        starts_on: day,
        place: 'Beaune',
        expected_guests: 100,
        name: `Fête de ${host.name}`,
      });
      const client = await signedIn(host);
      const words = { of_event: event, partners: [partner.id], message: 'Bonjour' };
      const [asked] = await ask<{ request: string }[]>(client, 'ask_for_quotes', words);
      return { client, request: asked?.request ?? '' };
    }),
  );
  const quotes: string[] = [];
  for (const { request } of offers) quotes.push(await sendQuote(partner, request));
  await page.getByRole('button', { name: 'Mois suivant' }).click();
  await expect(dayButton(page, day)).toHaveAccessibleName(/en option/);

  const [first, ...others] = offers.map(
    ({ client }, index) =>
      () =>
        client.rpc('accept_quote', { quote: quotes[index], chosen: [], words: 'Bon pour accord' }),
  );
  expect((await first?.())?.error).toBeNull();
  await expect(dayButton(page, day)).toHaveAccessibleName(/réservé, Fête de Ana, 1\splace libre/);
  const answers = await Promise.all(others.map((accept) => accept()));
  const refused = answers.filter(({ error }) => error !== null);
  expect(refused.map(({ error }) => error?.details)).toEqual(['date-taken']);
  await expect(dayButton(page, day)).not.toHaveAccessibleName(/place/);
  await dayButton(page, day).click();
  await expect(page.getByRole('list', { name: 'Réservations' }).getByRole('link')).toHaveCount(2);
  await expect(page.getByRole('link', { name: /^Fête de Ana/ })).toHaveAttribute(
    'href',
    `/partner/requests/${offers[0]?.request}`,
  );

  await page.getByRole('button', { name: 'Créer mon adresse' }).click();
  const address = await page.getByLabel('Adresse à copier').inputValue();
  const feed = await fetch(address);
  const file = (await feed.text()).replaceAll('\r\n ', '');
  expect([feed.status, feed.headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8']);
  expect(file).toContain(`DTSTART;VALUE=DATE:${compact(day)}`);
  expect(file).toContain('SUMMARY:Fête de Ana – Ana');
  expect(file).toContain('LOCATION:Beaune');
  await page.getByRole('button', { name: 'Remplacer l’adresse' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remplacer l’adresse' }).click();
  await expect(page.getByLabel('Adresse à copier')).not.toHaveValue(address);
  expect((await fetch(address)).status).toBe(404);
  await expectAccessible(page);

  // A period, by the pointer: a drag over a week.
  await dayButton(page, inDays(42)).hover();
  await page.mouse.down();
  await dayButton(page, inDays(44)).hover();
  await page.mouse.up();
  await expect(
    page.getByRole('heading', { name: `Du ${shortDay(inDays(42))} au ${shortDay(inDays(44))}` }),
  ).toBeVisible();
  expect(problems).toEqual([]);
});
