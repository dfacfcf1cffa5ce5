import type { Locator, Page } from '@playwright/test';
import { expectAccessible, expectFits } from '#tests/e2e/support/accessibility.ts';
import { fill, nextJune } from '#tests/e2e/support/directory.ts';
import { expect, listenForProblems, openPage, test } from '#tests/e2e/support/fixtures.ts';
import { addTo, newListing } from '#tests/e2e/support/listing.ts';
import { enterAs, newAccount, newPerson } from '#tests/e2e/support/people.ts';
import { someWord } from '#tests/e2e/support/some-word.ts';

test.describe('the list', () => {
  test('finds by words, trade, place, date, budget and guests, at an address of its own [PUB-10]', async ({ page }) => {
    const word = someWord();
    await fill(word);
    await openPage(page, '/partners');
    const form = page.getByRole('search', { name: 'Chercher un prestataire' });
    await form.getByLabel('Mot-clé').fill(word);
    await form.getByRole('button', { name: 'Rechercher' }).click();
    await expect(page).toHaveURL(`/partners?q=${word}`);
    await expect(page.getByRole('heading', { level: 2, name: '5 prestataires' })).toBeVisible();

    await form.getByLabel('Métier', { exact: true }).selectOption('Fleuristes');
    await form.getByRole('button', { name: 'Rechercher' }).click();
    await expect(page).toHaveURL(`/partners/florist?q=${word}`);
    await expect(page.getByRole('article')).toHaveCount(2);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fleuristes');

    await form.getByText('Plus de filtres').click();
    await form.getByLabel('Budget maximum').fill('1 000');
    await form.getByRole('button', { name: 'Rechercher' }).click();
    await expect(page.getByRole('article')).toHaveCount(1);
    await expect(page.getByRole('article')).toContainText('À partir de 450');
    await form.getByRole('link', { name: 'Effacer les critères' }).click();
    await expect(page).toHaveURL('/partners/florist');
  });

  test('offers communes while one types, and measures from there', async ({ page }) => {
    const word = someWord();
    await fill(word);
    await openPage(page, `/partners?q=${word}`);
    await page.getByLabel('Lieu', { exact: true }).pressSequentially('beaun');
    await expect(page.locator('datalist option[value="Beaune (21200)"]')).toBeAttached();
    await page.getByLabel('Lieu', { exact: true }).fill('Beaune (21200)');
    await page.getByRole('button', { name: 'Rechercher' }).click();
    await expect(page.getByRole('heading', { name: '4 prestataires à moins de 50 km de Beaune' })).toBeVisible();
    await page.getByRole('link', { name: 'Distance', exact: true }).click();
    await expect(page).toHaveURL(/order=distance/);
    await expect(page.getByRole('article').first()).toContainText('à moins de 1 km');
  });

  test('lists available partners first, and explains the position on each card', async ({ page }) => {
    const word = someWord();
    await fill(word);
    await openPage(page, `/partners?q=${word}&place=21200&date=${nextJune()}`);
    const last = page.getByRole('article').last();
    await expect(last).toContainText(`Domaine ${word}`);
    await expect(last).toContainText('Pris à votre date');
    await last.getByText('Pourquoi ce classement\u00a0?').click();
    await expect(last).toContainText('les prestataires libres passent devant');
    await page.getByRole('link', { name: 'Comment le classement est établi' }).click();
    await expect(page).toHaveURL('/partners/classement');
    await expect(page.getByRole('heading', { level: 3 })).toHaveText([
      'La disponibilité',
      'La pertinence',
      'La distance',
      'Les avis vérifiés',
      'Le délai de réponse',
    ]);
  });

  test('is searched, filtered and opened with Tab and Enter alone', async ({ page }) => {
    const word = someWord();
    await fill(word);
    await openPage(page, '/partners');
    const tabTo = async (target: Locator, key = 'Tab') => {
      await target.waitFor();
      for (let step = 0; step < 60; step += 1) {
        if (await target.evaluate((element) => element === document.activeElement)) return;
        await page.keyboard.press(key);
      }
      await expect(target).toBeFocused();
    };
    await tabTo(page.getByLabel('Mot-clé'));
    await page.keyboard.type(word);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 2, name: '5 prestataires' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Rechercher' })).toBeFocused();
    await expect(page.locator('[data-announcer]')).toHaveText('5 prestataires');
    await tabTo(page.getByText('Plus de filtres'), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await tabTo(page.getByLabel('Budget maximum'));
    await page.keyboard.type('1000');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 2, name: '1 prestataire' })).toBeVisible();
    await expectFits(page);
    await tabTo(page.getByRole('link', { name: /Retirer le filtre.*Jusqu’à 1.000/ }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`/partners?q=${word}`);
    await expect(page.locator('[data-announcer]')).toHaveText('5 prestataires');
    await tabTo(page.getByRole('link', { name: `Fleurs ${word}`, exact: true }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Fleurs ${word}`);
  });

  test('has a map whose points lead to their cards, by the keyboard too', async ({ page }) => {
    const word = someWord();
    await fill(word);
    await openPage(page, `/partners?q=${word}`);
    const map = page.getByRole('group', { name: 'Carte de France des résultats de cette page' });
    await expect(map.getByRole('link')).toHaveCount(2);
    const far = map.getByRole('link', { name: `Sono ${word}` });
    await far.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('article').filter({ hasText: `Sono ${word}` })).toBeInViewport();
    await expect(page.getByRole('link', { name: `Sono ${word}`, exact: true })).toBeFocused();
    expect(new URL(page.url()).hash).toMatch(/^#fiche-/);
  });

  test('has a next action when nobody answers', async ({ page }) => {
    await openPage(page, `/partners/venue?q=${someWord()}&guests=90`);
    await expect(
      page.getByRole('heading', { name: 'Aucun prestataire ne correspond à tous ces critères' }),
    ).toBeVisible();
    await page.getByRole('link', { name: 'Retirer le mot-clé' }).click();
    await expect(page).toHaveURL('/partners/venue?guests=90');
  });
});

test.describe('bad input', () => {
  test('an unknown trade is a helpful page with status 404', async ({ page }) => {
    for (const address of ['/partners/astronaute', '/partners/%3Cscript%3E', '/partners/astronaute/nulle-part']) {
      expect((await page.goto(address))?.status(), address).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toContainText('n’est pas dans l’annuaire');
      await expect(page.getByRole('main').getByRole('link', { name: /ous les prestataires/ })).toBeVisible();
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    }
  });

  test('a partner who is not there, or no longer, leads to the others of the trade', async ({ page }) => {
    const { address } = await newListing({ name: 'Suspendu', state: 'suspended', refusal_reason: 'Plaintes' });
    for (const gone of [
      address,
      '/partners/florist/x%27%29%3B--',
      '/partners/florist/%00',
      '/partners/florist/a%2Fb',
    ]) {
      expect((await page.goto(gone))?.status(), gone).toBe(404);
      await expect(page.getByRole('main').getByRole('link', { name: 'Fleuristes' })).toHaveAttribute(
        'href',
        '/partners/florist',
      );
    }
  });

  test('invalid parameters are ignored, named, and shown in their fields', async ({ page }) => {
    const answer = await page.goto(
      '/partners?budget=beaucoup&guests=-4&date=hier&place=Xqzwvkopolis&page=zz&order=bribe',
    );
    expect(answer?.status()).toBe(200);
    const notice = page.getByRole('status').filter({ hasText: 'Une partie de la recherche n’a pas été comprise' });
    await expect(notice).toContainText('le budget');
    await expect(notice).toContainText('le lieu');
    await expect(page.getByLabel('Budget maximum')).toHaveValue('beaucoup');
    await expect(page.getByLabel('Budget maximum')).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByLabel('Lieu', { exact: true })).toHaveValue('Xqzwvkopolis');
  });

  test('hostile words do no harm', async ({ page }) => {
    const problems = listenForProblems(page);
    for (const words of ["' or 1=1 --", '<script>alert(1)</script>', '%00', '!&|():*', '😀'.repeat(500)]) {
      const query = words === '%00' ? words : encodeURIComponent(words);
      expect((await page.goto(`/partners?q=${query}`))?.status(), words.slice(0, 20)).toBe(200);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Prestataires');
    }
    expect(problems).toEqual([]);
  });

  test('a page beyond the end has status 404 and a link back', async ({ page }) => {
    const word = someWord();
    await newListing({ name: `Fleurs ${word}` });
    expect((await page.goto(`/partners?q=${word}&page=7`))?.status()).toBe(404);
    await page.getByRole('link', { name: 'Revenir à la première page' }).click();
    await expect(page).toHaveURL(`/partners?q=${word}`);
    await expect(page.getByRole('article')).toHaveCount(1);
  });

  test('a trade has one address, whatever it is called by', async ({ request }) => {
    for (const [address, to] of [
      ['/partners/traiteurs?q=a', '/partners/caterer?q=a'],
      ['/partners/VENUE', '/partners/venue'],
    ]) {
      const answer = await request.get(address ?? '', { maxRedirects: 0 });
      expect([answer.status(), answer.headers()['location']]).toEqual([301, to]);
    }
  });
});

test.describe('a partner’s page', () => {
  async function whole() {
    const word = someWord();
    const listing = await newListing({
      type: 'venue',
      name: `Domaine ${word}`,
      tagline: 'Une maison de pierre entre vignes et forêt, pour recevoir sans courir.',
      description: 'Deux salles et un parc.\n\n<script>alert(1)</script>',
      price_from_cents: 250_000,
      capacity_min: 20,
      capacity_max: 150,
      languages: ['fr', 'en'],
      response_minutes: 180,
    });
    await addTo(listing, 'partner_services', [
      { name: 'La journée', price_cents: 250_000, unit: 'day', position: 0 },
      { name: 'Sur mesure', price_cents: null, unit: 'event', position: 1 },
    ]);
    await addTo(listing, 'partner_availability', [{ day: nextJune() }]);
    const author = { author_id: (await newAccount({ name: 'Inès' })).id, author_name: 'Inès' };
    await addTo(listing, 'reviews', [
      {
        ...author,
        event_on: '2010-06-06',
        rating: 4,
        title: 'Un accueil rare',
        body: 'Tout était prêt. </script><b>!</b>',
        checked: 'réservation faite ici',
        answer: 'Merci à vous.',
      },
    ]);
    return listing;
  }

  test('shows services, free days and checked reviews, and fits every screen [PUB-10]', { tag: '@both' }, async ({
    page,
  }) => {
    const { name, address } = await whole();
    const problems = listenForProblems(page);
    await openPage(page, `${address}?date=${nextJune()}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(page.locator('meta[name="description"]')).toHaveAttribute(
      'content',
      `Lieu de réception à Beaune\u00a0: ${name}. Une maison de pierre entre vignes et forêt, pour recevoir sans courir.`,
    );
    await expect(page.getByText(/^Pris le samedi 12|^Pris le/)).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: 'La journée' })).toContainText('2 500 € par jour');
    await expect(page.getByText('De 20 à 150 personnes')).toBeVisible();
    await expect(page.getByText('Français et anglais')).toBeVisible();
    const review = page.getByRole('listitem').filter({ hasText: 'Un accueil rare' });
    await expect(review).toContainText('Vérification : réservation faite ici');
    await expect(review).toContainText(`Réponse de ${name}`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
    await expectAccessible(page);
    expect(problems).toEqual([]);
  });

  test('is shared by the device, or else its address is copied', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.addInitScript(() => {
      Reflect.deleteProperty(Navigator.prototype, 'share');
    });
    const { address } = await newListing({ name: 'Les Fleurs partagées' });
    await openPage(page, address);
    await page.getByRole('button', { name: 'Partager' }).click();
    await expect(page.locator('[data-toast]')).toContainText('Adresse de la page copiée');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(new RegExp(`${address}$`));
  });

  test('carries structured data that no text can break, with a rating only where there are reviews', async ({
    page,
  }) => {
    const { name, address } = await whole();
    await openPage(page, address);
    const business = await businessOn(page);
    expect(business).toMatchObject({
      '@type': 'LocalBusiness',
      name,
      address: { addressLocality: 'Beaune', postalCode: '21200', addressCountry: 'FR' },
      aggregateRating: { ratingValue: 4, reviewCount: 1 },
    });
    const other = await newListing({ name: 'Sans avis' });
    await openPage(page, other.address);
    expect(await businessOn(page)).not.toHaveProperty('aggregateRating');
  });

  test('leads a visitor who wants a quote to an account, and from there to asking', async ({ page }) => {
    const { id, address } = await newListing({ name: 'Les Fleurs du retour' });
    await openPage(page, address);
    const from = encodeURIComponent(`/client/partners?demander=${id}`);
    await expect(page.getByRole('link', { name: 'J’ai déjà un compte' })).toHaveAttribute(
      'href',
      `/login?from=${from}`,
    );
    await page.getByRole('link', { name: 'Demander un devis' }).click();
    await expect(page).toHaveURL(`/register-client?from=${from}`);
  });

  test('is added to a client’s favourites at once, and removed again when the server refuses', async ({
    areaPage: page,
  }) => {
    const { address } = await newListing({ name: 'Les Fleurs gardées' });
    await enterAs(page, await newPerson());
    await openPage(page, address);
    const add = page.getByRole('button', { name: 'Ajouter aux favoris' });
    const favourite = page.getByRole('button', { name: 'Dans vos favoris' });
    await add.click();
    await expect(favourite).toHaveAttribute('aria-pressed', 'true');
    await openPage(page, address);
    await expect(favourite).toBeVisible();
    await page.route('**/rest/v1/favourites*', (route) =>
      route.request().method() === 'DELETE' ? route.fulfill({ status: 500, body: '{}' }) : route.continue(),
    );
    await favourite.click();
    await expect(page.getByText('Vos favoris n’ont pas changé').first()).toBeVisible();
    await expect(favourite).toBeVisible();
  });
});

test('lists and their explanation hydrate without complaint, keep their place and are accessible', {
  tag: '@both',
}, async ({ page }) => {
  test.slow();
  const word = someWord();
  await fill(word);
  const problems = listenForProblems(page);
  for (const address of [
    '/partners',
    '/partners/florist',
    `/partners?q=${word}&place=Beaune&date=${nextJune()}`,
    '/partners/classement',
  ]) {
    await openPage(page, address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
      address,
    ).toBeLessThanOrEqual(0);
    // The browser's copy is still current, and its scripts run with the policy it was stored with. A partner of another story may
    // have joined the list in between.
    await expect(async () => {
      await page.reload();
      await expect(page.locator('html')).toHaveAttribute('data-hydrated');
      const sent = await page.evaluate(() => {
        const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
        return (navigation?.transferSize ?? 0) / (navigation?.encodedBodySize ?? 0);
      });
      expect(sent, address).toBeLessThan(0.5);
    }).toPass({ timeout: 30_000 });
    await expectAccessible(page);
  }
  expect(problems).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the home page leads to the search', async ({ page }) => {
    await page.goto('/home');
    const form = page.getByRole('search', { name: 'Chercher un prestataire' });
    await form.getByLabel('Métier').selectOption('Fleuristes');
    await form.getByLabel('Lieu').fill('beaune');
    await form.getByLabel('Date').fill(nextJune());
    await form.getByRole('button', { name: 'Rechercher' }).click();
    await expect(page).toHaveURL(`/partners/florist?place=beaune&date=${nextJune()}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fleuristes');
  });

  test('one searches, orders, reads a partner and comes back [PUB-10]', async ({ page }) => {
    const word = someWord();
    await fill(word);
    await page.goto('/partners');
    await page.getByLabel('Mot-clé').fill(word);
    await page.getByLabel('Métier', { exact: true }).selectOption('Fleuristes');
    await page.getByLabel('Lieu', { exact: true }).fill('beaune');
    await page.getByRole('button', { name: 'Rechercher' }).click();
    await expect(page).toHaveURL(`/partners/florist?q=${word}&place=beaune`);
    await expect(page.getByRole('heading', { name: '2 prestataires à moins de 50 km de Beaune' })).toBeVisible();
    await page.getByRole('link', { name: 'Prix', exact: true }).click();
    await expect(page.getByRole('article').first()).toContainText(`Fleurs ${word}`);
    await page.getByText('Pourquoi ce classement\u00a0?').first().click();
    await expect(page.getByText('Liste triée par prix, à votre demande.').first()).toBeVisible();
    await page
      .getByRole('link', { name: `Fleurs ${word}` })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Fleurs ${word}`);
    await page.getByText('Voir les douze mois').click();
    await expect(page.getByRole('link', { name: 'Demander un devis' })).toBeVisible();
  });
});

/** Of the blocks of data in the page, the one about the partner. */
async function businessOn(page: Page): Promise<Record<string, unknown> | undefined> {
  const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
  return blocks
    .map((block) => JSON.parse(block) as Record<string, unknown>)
    .find((block) => block['@type'] === 'LocalBusiness');
}
