import type { Page } from '@playwright/test';
import { expectAccessible, expectFits } from '#tests/e2e/support/accessibility.ts';
import { chunkAddress } from '#tests/e2e/support/chunks.ts';
import { expect, listenForProblems, openPage, test } from '#tests/e2e/support/fixtures.ts';
import { enterAs, newPerson } from '#tests/e2e/support/people.ts';
import { call } from '#tests/e2e/support/service.ts';

const POST = '/blog/budget-de-mariage-des-reperes-et-une-reserve';
const services = {
  planning: "Organisation d'événements",
  vendors: 'Prestataires VIP',
  tools: 'Outils de gestion',
  inspiration: 'Inspiration',
  'day-of': 'Coordination Jour J',
};
const pages = [
  '/home',
  '/about',
  '/reviews',
  '/blog',
  POST,
  ...Object.keys(services).map((service) => `/services/${service}`),
  '/contact',
  '/help',
  '/terms',
  '/privacy',
  '/cookies',
  '/accessibility',
];

test.describe('the first page', () => {
  test('welcomes, has a section for clients, one for providers and three testimonials called what they are [PUB-01] [PUB-03] [PUB-04]', async ({
    page,
  }) => {
    await openPage(page, '/home');
    await expect(page).toHaveTitle('Bienvenue sur Liesse | Liesse');
    await expect(page.getByText('Bienvenue sur Liesse')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Créez des événements exceptionnels');

    const clients = page.getByRole('region', { name: 'Tout votre événement au même endroit' });
    await expect(clients).toContainText('Pour les organisateurs');
    await expect(clients.getByRole('link', { name: 'Créer mon espace client' })).toBeVisible();
    await expect(clients.getByRole('listitem').filter({ hasText: 'Le plan de table' })).toBeVisible();
    const partners = page.getByRole('region', { name: 'Votre métier, présenté avec soin' });
    await expect(partners).toContainText('Pour les prestataires');
    await expect(partners.getByRole('link', { name: 'Rejoindre le réseau' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Comment ça marche' }).getByRole('listitem')).toHaveCount(3);

    const said = page.getByRole('region', { name: 'Témoignages' });
    await expect(said.getByRole('figure')).toHaveCount(3);
    await expect(said.getByRole('img', { name: '5 étoiles sur 5' })).toHaveCount(3);
    await expect(said).toContainText('Textes d’exemple');
    await said.getByRole('link', { name: 'Voir tous les avis' }).click();
    await expect(page).toHaveURL('/reviews');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tous les avis');
  });

  test('has pictures of the product, described and loaded when they come near', async ({ page }) => {
    await openPage(page, '/home');
    await expect(page.getByText(/Gratuit pour les organisateurs/)).toBeVisible();
    for (const name of [/^La liste des invités/, /^La page du budget/, /^Le déroulé du jour J/, /^Sur un téléphone/]) {
      const picture = page.getByRole('img', { name });
      await expect(picture).toHaveAttribute('loading', 'lazy');
      await picture.scrollIntoViewIfNeeded();
      await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(200);
    }
    // The picture of a wide page is unreadable on a phone.
    await page.setViewportSize({ width: 390, height: 844 });
    const guests = page.getByRole('img', { name: /^La liste des invités/ });
    await guests.scrollIntoViewIfNeeded();
    await expect.poll(() => guests.evaluate((image: HTMLImageElement) => image.currentSrc)).toContain('guests-phone');
  });

  test('has two entries, one for clients and one for partners [PUB-02]', async ({ page }) => {
    const entries = { 'Je suis un client': '/register-client', 'Je suis un prestataire': '/register-partner' };
    for (const [name, address] of Object.entries(entries)) {
      await openPage(page, '/home');
      await page.getByRole('link', { name, exact: true }).click();
      await expect(page).toHaveURL(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
  });

  test('is where the root leads, keeping its query [PUB-07]', async ({ page, request }) => {
    const answer = await request.get('/?source=carte', { maxRedirects: 0 });
    expect(answer.status()).toBe(302);
    expect(answer.headers()['location']).toBe('/home?source=carte');
    await page.goto('/');
    await expect(page).toHaveURL('/home');
  });

  test('is reached by the keyboard, content first', async ({ page }) => {
    await openPage(page, '/home');
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Aller au contenu' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });
});

test.describe('header and footer', () => {
  test('the header leads home, to the providers and to the contact page [NAV-01]', { tag: '@both' }, async ({
    page,
  }) => {
    await openPage(page, '/about');
    const header = page.getByRole('banner');
    await expect(header.getByRole('link', { name: 'Liesse, retour à l’accueil' })).toHaveAttribute('href', '/');
    await expect(header.getByRole('link', { name: 'Partenaires' })).toHaveAttribute('href', '/partners');
    await header.getByRole('link', { name: 'Contact' }).click();
    await expect(page).toHaveURL('/contact');
    await expect(header.getByRole('link', { name: 'Contact' })).toHaveAttribute('aria-current', 'page');
    await header.getByRole('link', { name: 'Liesse' }).click();
    await expect(page).toHaveURL('/home');
  });

  test('« Connexion » leads to the sign-in page, or to the dashboard of whoever is signed in [NAV-02]', async ({
    areaPage: page,
    someone,
  }) => {
    const connection = page.getByRole('banner').getByRole('link', { name: 'Connexion' });
    await openPage(page, '/about');
    await expect(connection).toHaveAttribute('href', '/login');
    await enterAs(page, await someone('client'));
    await openPage(page, '/about');
    await expect(connection).toHaveAttribute('href', '/client/dashboard');
    await expect(connection).toHaveText('Mon espace');
    await connection.click();
    await expect(page).toHaveURL('/client/dashboard');
    await expect(page.getByRole('heading', { level: 1, name: 'Bonjour Alix' })).toBeVisible();
  });

  test('somebody signed in has a menu in the header, on static pages too, without the platform’s client', async ({
    areaPage: page,
  }) => {
    // An account of its own: signing out ends the session that other tests of the worker would share.
    await enterAs(page, await newPerson());
    const banner = page.getByRole('banner');
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(request.url()));
    for (const address of ['/contact', '/home']) {
      await openPage(page, address);
      await banner.getByLabel('Mon compte').click();
      await expect(banner.getByRole('link', { name: 'Mon compte' })).toHaveAttribute('href', '/client/account');
      await expectFits(page);
      await page.keyboard.press('Escape');
      await expect(banner.getByRole('link', { name: 'Mon compte' })).toBeHidden();
    }
    expect(scripts.filter((address) => address.includes('platform-client'))).toEqual([]);
    await banner.getByLabel('Mon compte').click();
    await banner.getByRole('link', { name: 'Déconnexion' }).click();
    await expect(page).toHaveURL('/home');
    await expect(banner.getByRole('link', { name: 'Connexion' })).toHaveText('Connexion');
  });

  test('the footer leads to the pages, the services and the documents, by their names [NAV-03] [NAV-04] [NAV-05]', async ({
    page,
  }) => {
    await openPage(page, '/home');
    const footer = page.getByRole('contentinfo');
    await expectLinks(footer, 'Le site', {
      Accueil: '/home',
      Prestataires: '/partners',
      'À propos': '/about',
      Contact: '/contact',
      Aide: '/help',
      Blog: '/blog',
    });
    const named = Object.entries(services).map(([service, name]) => [name, `/services/${service}`]);
    await expectLinks(footer, 'Services', Object.fromEntries(named) as Record<string, string>);
    await expectLinks(footer, 'Informations légales', {
      'Conditions d’utilisation': '/terms',
      Confidentialité: '/privacy',
      Cookies: '/cookies',
      'Déclaration d’accessibilité': '/accessibility',
    });
  });

  test('the footer has the contact details of the settings, and the year [NAV-06]', async ({ page }) => {
    const set = (key: string, value: object) => call(`/rest/v1/site_settings?key=eq.${key}`, { value }, 'PATCH');
    const address = ['Liesse', '24 passage des Tilleuls', '75011 Paris'];
    await set('contact', { email: 'bonjour@demo.liesse.example', phone: '01 99 00 24 12', address });
    await set('social', { instagram: 'https://social.example/liesse', facebook: null });
    const footer = page.getByRole('contentinfo');
    // The server keeps the settings for a few seconds.
    await expect(async () => {
      await page.goto('/home');
      await expect(footer.getByRole('link', { name: 'Instagram' })).toHaveAttribute(
        'href',
        'https://social.example/liesse',
        {
          timeout: 100,
        },
      );
    }).toPass();
    await expect(footer.getByRole('link', { name: 'Facebook' })).toHaveCount(0);
    for (const line of address.slice(1)) await expect(footer).toContainText(line);
    await expect(footer.getByRole('link', { name: '01 99 00 24 12' })).toHaveAttribute('href', 'tel:0199002412');
    await expect(footer.getByRole('link', { name: 'bonjour@' })).toHaveAttribute('href', /^mailto:/);
    await expect(footer).toContainText(`© ${new Date().getFullYear()} Liesse`);
  });

  test('both show the logo, in three sizes by device [PUB-05]', async ({ page }) => {
    const heights: number[] = [];
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/home');
      for (const part of ['banner', 'contentinfo'] as const) {
        const logos = page.getByRole(part).locator('[data-logo]:visible');
        await expect(logos).toHaveCount(1);
        heights.push((await logos.boundingBox())?.height ?? 0);
      }
    }
    const [small = 0, large = 0, medium = 0] = heights;
    expect(small).toBeGreaterThan(0);
    expect(medium).toBeGreaterThan(small);
    expect(large).toBeGreaterThan(medium);
  });
});

test('a page whose code is slow shows the loader of the whole screen [PUB-14]', async ({ page }) => {
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
  await page.route(chunkAddress('public/about-page'), async (route) => {
    await arrived;
    await route.continue();
  });
  // From a page that runs the application: from a static one the browser itself loads the next.
  await openPage(page, '/contact');
  await page.getByRole('contentinfo').getByRole('link', { name: 'À propos' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Chargement en cours...' })).toBeVisible();
  arrive();
  await expect(page).toHaveURL('/about');
  await expect(page.getByText('Chargement en cours...')).toHaveCount(0);
});

test.describe('the blog', () => {
  test('lists at least four posts, each with what it is about and how long it takes', async ({ page }) => {
    await openPage(page, '/blog');
    const posts = page.getByRole('main').getByRole('listitem');
    expect(await posts.count()).toBeGreaterThanOrEqual(4);
    for (const post of await posts.all()) await expect(post).toContainText(/\d min de lecture/);
    await posts.first().getByRole('link').click();
    await expect(page).toHaveURL(/\/blog\/.+/);
    await expect(page.getByRole('article').getByRole('heading', { level: 2 }).first()).toBeVisible();
  });

  test('a post is read at a link, by its headings, with its tables', async ({ page }) => {
    const problems = listenForProblems(page);
    await openPage(page, POST);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Budget de mariage');
    await expect(page.getByRole('table').getByRole('row')).toHaveCount(11);
    await page
      .getByRole('navigation', { name: 'Dans cet article' })
      .getByRole('link', { name: 'Quand paie-t-on' })
      .click();
    await expect(page.getByRole('heading', { name: 'Quand paie-t-on' })).toBeInViewport();
    expect(problems).toEqual([]);
  });
});

test('an unknown post or service is a helpful page with status 404', async ({ page }) => {
  for (const address of ['/blog/nulle-part', '/services/nulle-part', '/blog/x%27%29%3B--', '/blog/%3Cscript%3E']) {
    expect((await page.goto(address))?.status(), address).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page introuvable');
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  }
});

/** One page of each layout: the other services and documents have the same. */
const layouts = new Set(['/home', '/about', '/reviews', '/blog', POST, '/services/planning', '/contact', '/terms']);

for (const address of pages) {
  const tag = layouts.has(address) ? '@both' : [];
  test(`${address} hydrates without complaint, fits the screen and is accessible`, { tag }, async ({ page }) => {
    const problems = listenForProblems(page);
    await openPage(page, address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expectAccessible(page);
    const own = page.viewportSize()?.width ?? 0;
    for (const width of [own, 820, 390].filter((one) => one <= own)) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(() => excessWidth(page), `${width}`).toBeLessThanOrEqual(0);
      await expect.poll(() => lowLinks(page), `${width}`).toEqual([]);
    }
    expect(problems).toEqual([]);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every page reads and navigates [NAV-01] [NAV-03]', async ({ page }) => {
    test.slow();
    for (const address of pages) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const words = await page.getByRole('main').innerText();
      expect(words.length, address).toBeGreaterThan(300);
      // What these pages speak of exists.
      expect(words, address).not.toContain('Bientôt');
    }
    await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click();
    await page.getByRole('main').getByRole('link').first().click();
    await expect(page.getByRole('article')).toBeVisible();
    await page.getByRole('banner').getByRole('link', { name: 'Connexion' }).click();
    await expect(page).toHaveURL('/login');
  });

  test('the help page has the instructions and the frequent questions, and its former address leads there', async ({
    page,
  }) => {
    await page.goto('/pages/help');
    await expect(page).toHaveURL('/help');
    await expect(page.getByRole('heading', { name: 'Répondre à une invitation' })).toBeVisible();
    await page.getByText('J’ai perdu mon mot de passe').click();
    await expect(page.getByRole('main').getByRole('link', { name: 'Nous écrire' })).toHaveAttribute('href', '/contact');
  });

  test('a question opens on its answer', async ({ page }) => {
    await page.goto('/services/planning');
    const answer = page.getByText('Renoncez à une seule chose');
    await expect(answer).toBeHidden();
    await page.getByText('Et si nous n’avons que six mois').click();
    await expect(answer).toBeVisible();
  });
});

test('at twice the size nothing is cut or overlaps', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 450 });
  for (const address of pages) {
    await page.goto(address);
    expect(await excessWidth(page), address).toBeLessThanOrEqual(0);
  }
});

async function expectLinks(footer: ReturnType<Page['getByRole']>, name: string, links: Record<string, string>) {
  const list = footer.getByRole('navigation', { name }).getByRole('link');
  await expect(list).toHaveText(Object.keys(links));
  const addresses = await list.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(addresses).toEqual(Object.values(links));
}

const excessWidth = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

/** The links of the frame that a finger would miss. */
const lowLinks = (page: Page): Promise<string[]> =>
  page
    .locator('header a:visible, footer a:visible')
    .evaluateAll((links) =>
      links.filter((link) => link.getBoundingClientRect().height < 44).map((link) => link.textContent),
    );
