// No form loses what was typed. One row a form: a new form is a new row.
import type { Locator, Page } from '@playwright/test';
import { expect, goWithin, openPage, test } from '#tests/e2e/support/fixtures.ts';
import { newInvitingWedding } from '#tests/e2e/support/invitations.ts';
import { newListing } from '#tests/e2e/support/listing.ts';
import { emptyPage } from '#tests/e2e/support/page-pool.ts';
import { enterAs, newPerson, type Person, signedIn } from '#tests/e2e/support/people.ts';
import { callAs } from '#tests/e2e/support/service.ts';
import { passwordField, submitButton, toastOf } from '#tests/e2e/support/sign-in.ts';
import { newWedding, type Wedding } from '#tests/e2e/support/weddings.ts';
import { PASSWORD } from '#tests/support/password.ts';

interface FormRow {
  form: string;
  at: string;
  /** What is clicked to open it, one after the other. */
  open?: readonly Click[];
  /** The label of a field, and what is typed. */
  field: string;
  text: string;
  /** Holds health data: its draft stays in its tab. */
  isPrivate?: true;
  /** The server renders this form, and what stores its draft is loaded after it. */
  isStoredLater?: true;
}

type Click = readonly ['button' | 'tab' | 'menuitem', string | RegExp];

interface Given {
  event: string;
  task: string;
  household: string;
  partner: string;
}

const formsOf = ({ event, task, household, partner }: Given): readonly FormRow[] => [
  { form: 'a line of the planning', at: '/client/todo', field: 'Ajouter une tâche', text: 'Louer les chaises' },
  { form: 'a new task', at: '/client/todo/new', field: 'Que faut-il faire ?', text: 'Réserver le quatuor' },
  { form: 'a task', at: `/client/todo/${task}`, field: 'Notes', text: 'Demander trois devis' },
  { form: 'an event', at: `/client/events/${event}`, field: 'Lieu', text: 'Le moulin de Vézelay' },
  {
    form: 'a new moment',
    at: `/client/events/${event}?part=moments`,
    open: [['button', 'Ajouter un moment']],
    field: 'Nom',
    text: 'Brunch sous les tilleuls',
  },
  {
    form: 'a moment',
    at: `/client/events/${event}?part=moments`,
    open: [['button', /^Modifier.*Dîner/]],
    field: 'Lieu',
    text: 'La grange aux dîmes',
  },
  {
    form: 'an invitation to the team',
    at: `/client/events/${event}?part=team`,
    field: 'Adresse e-mail',
    text: 'temoin@exemple.fr',
  },
  { form: 'the guests’ page', at: '/client/website', field: 'Mot d’accueil', text: 'Nous vous attendons avec joie.' },
  {
    form: 'a dish',
    at: '/client/website/menus',
    open: [['button', 'Ajouter un plat : Dîner']],
    field: 'Nom',
    text: 'Bar de ligne',
  },
  {
    form: 'an entry of the day',
    at: '/client/timeline',
    open: [['button', 'Ajouter une étape']],
    field: 'Intitulé',
    text: 'Photos au lavoir',
  },
  { form: 'a budget line', at: '/client/budget/new', field: 'Intitulé', text: 'Fleurs de la mairie' },
  { form: 'a new household', at: '/client/guests/new', field: 'Nom du foyer', text: 'Les Perrin', isPrivate: true },
  {
    form: 'a household',
    at: `/client/guests/${household}`,
    field: 'Adresse postale',
    text: '3 rue Haute, Beaune',
    isPrivate: true,
  },
  {
    form: 'a view of the guests',
    at: '/client/guests',
    open: [['button', 'Vues']],
    field: 'Nom de la vue',
    text: 'Sans réponse',
  },
  { form: 'a link for the kitchen', at: '/client/guests/kitchen', field: 'Pour qui ?', text: 'Traiteur Bovary' },
  {
    form: 'the text of an invitation',
    at: '/client/invitations',
    field: 'Objet',
    text: 'Venez fêter cela, {prenoms}',
  },
  {
    form: 'a request for quotes',
    at: `/client/partners?demander=${partner}`,
    field: 'Votre message',
    text: 'Nous cherchons des pivoines.',
  },
  { form: 'the account', at: '/client/account', field: 'Téléphone', text: '06 12 34 56 78' },
  { form: 'a new address', at: '/client/account', field: 'Nouvelle adresse', text: 'nouvelle@exemple.fr' },
  {
    form: 'a message to the operator',
    at: '/contact',
    field: 'Message',
    text: 'Bonjour, une question.',
    isStoredLater: true,
  },
  { form: 'a new event', at: '/client/events/new', field: 'Nom de l’événement', text: 'Les noces d’or de Mamie' },
];

const fieldOf = (page: Page, { field }: FormRow): Locator =>
  page.getByRole('textbox', { name: new RegExp(`^${field.replaceAll('?', '\\?')}( \\(facultatif\\))?$`) });

async function open(page: Page, { open: clicks = [] }: FormRow): Promise<void> {
  for (const [role, name] of clicks)
    await page
      .getByRole(role, { name, exact: typeof name === 'string' })
      .first()
      .click();
}

/** A drawer with an address of its own is left by « Retour »; others are closed, and their page is left for another. */
async function leaveAndReturn(page: Page, row: FormRow): Promise<void> {
  const elsewhere = page.getByRole('link', { name: 'Accueil', exact: true });
  const isDrawer = row.open === undefined && (await page.getByRole('dialog').count()) > 0;
  if (!isDrawer) await page.keyboard.press('Escape');
  if (isDrawer || !row.at.startsWith('/client/')) {
    await page.goBack();
    await page.goForward();
  } else {
    await elsewhere.click();
    await expect(page).toHaveURL('/client/dashboard');
    await page.goBack();
  }
  await open(page, row);
}

async function waitUntilStored(page: Page, row: FormRow): Promise<void> {
  const start = row.text.slice(0, -1);
  await fieldOf(page, row).fill(start);
  await expect.poll(() => page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).toContain(start);
}

async function hosts(): Promise<{ person: Person; wedding: Wedding; given: Given }> {
  const person = await newPerson();
  const [wedding, listing] = await Promise.all([newWedding(person), newListing({ name: 'Atelier des Pivoines' })]);
  const made = await callAs<{ id: string }[]>(person, 'POST', 'tasks', {
    event_id: wedding.id,
    title: 'Choisir les fleurs',
    position: 1,
  });
  const [home] = await callAs<{ id: string }[]>(person, 'GET', `households?event_id=eq.${wedding.id}&select=id`);
  const given = { event: wedding.id, task: made[0]?.id ?? '', household: home?.id ?? '', partner: listing.id };
  return { person, wedding, given };
}

// Two stories at a time, each with half of the forms.
for (const half of [0, 1]) {
  test(`every form has its text again after another page, « Retour », a reload, the end of the session, no network and in a second tab (${half + 1})`, async ({
    page,
    context,
  }) => {
    test.setTimeout(240_000);
    page.setDefaultTimeout(15_000);
    const { person, given } = await hosts();
    const forms = formsOf(given).filter((_, index) => index % 2 === half);
    await enterAs(page, person);
    await openPage(page, '/client/dashboard');
    for (const row of forms) {
      await test.step(`${row.form}: no network, another page, « Retour »`, async () => {
        await page.keyboard.press('Escape');
        await goWithin(page, row.at);
        await open(page, row);
        await expect(fieldOf(page, row)).toBeEditable();
        if (row.isStoredLater === true) await waitUntilStored(page, row);
        await context.setOffline(true);
        await fieldOf(page, row).fill(row.text);
        await context.setOffline(false);
        await leaveAndReturn(page, row);
        await expect.soft(fieldOf(page, row), row.form).toHaveValue(row.text);
      });
    }

    // The page must not notice the end of the session before the next one asks for the password.
    await page.goto(emptyPage());
    await (await signedIn(person)).auth.signOut({ scope: 'global' });
    await openPage(page, '/client/dashboard');
    await passwordField(page).fill(PASSWORD);
    await submitButton(page).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);

    const second = await context.newPage();
    second.setDefaultTimeout(15_000);
    for (const tab of [page, second]) await openPage(tab, '/client/dashboard');
    for (const row of forms) {
      await test.step(`${row.form}: a reload, a new session, a second tab`, async () => {
        const tab = row.isPrivate === true ? page : second;
        await tab.keyboard.press('Escape');
        await goWithin(tab, row.at);
        await open(tab, row);
        await expect.soft(fieldOf(tab, row), row.form).toHaveValue(row.text);
      });
    }
  });
}

test('a draft says that it is one, and can be erased; what was saved is none', async ({ areaPage: page }) => {
  const { person, given } = await hosts();
  await enterAs(page, person);
  const notes = page.getByRole('dialog').getByRole('textbox', { name: /^Notes/ });
  await openPage(page, `/client/todo/${given.task}`);
  await notes.fill('Demander trois devis');
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Choisir les fleurs' }).click();
  await expect(page.getByText('Brouillon retrouvé')).toBeVisible();
  await expect(notes).toHaveValue('Demander trois devis');
  await page.getByRole('button', { name: 'Effacer le brouillon' }).click();
  await expect(notes).toHaveValue('');
  await expect(page.getByText('Brouillon retrouvé')).toHaveCount(0);

  await notes.fill('Pivoines, en juin');
  await page.getByRole('dialog').getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('link', { name: 'Choisir les fleurs' }).click();
  await expect(notes).toHaveValue('Pivoines, en juin');
  await expect(page.getByText('Brouillon retrouvé')).toHaveCount(0);

  // A sign-out by the person takes the drafts along.
  await notes.fill('À ne laisser à personne');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: `Mon compte : ${person.name}` }).click();
  await page.getByRole('menuitem', { name: 'Déconnexion' }).click();
  await expect(page).toHaveURL('/home');
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain(
    'À ne laisser',
  );
});

test('what is typed before the code of drafts arrives is a draft too', async ({ areaPage: page }) => {
  await enterAs(page, await newPerson());
  await openPage(page, '/client/dashboard');
  await page.evaluate(() => {
    const typing = new MutationObserver(() => {
      const field = document.querySelector<HTMLTextAreaElement>('textarea[name="body"]');
      if (field === null) return;
      typing.disconnect();
      field.value = 'Bonjour, une question.';
      field.dispatchEvent(new InputEvent('input', { bubbles: true }));
    });
    typing.observe(document.body, { childList: true, subtree: true });
  });
  await goWithin(page, '/contact');
  await expect.poll(() => page.evaluate(() => JSON.stringify({ ...localStorage }))).toContain('une question.');
});

test('« Envoyer » never sends an older text than the one that was typed', async ({ areaPage: page }) => {
  const { person } = await hosts();
  await enterAs(page, person);
  await openPage(page, '/client/invitations');
  const send = page.getByRole('button', { name: 'Vérifier avant d’envoyer' });
  await page.getByRole('tab', { name: 'Envoyer' }).click();
  await expect(send).toBeEnabled();
  await page.getByRole('tab', { name: 'Écrire' }).click();
  await page.getByRole('textbox', { name: 'Objet' }).fill('Venez danser, {prenoms}');
  await page.getByRole('tab', { name: 'Envoyer' }).click();
  await expect(page.getByText('Ce texte n’est pas enregistré')).toBeVisible();
  await expect(send).toBeDisabled();
  await page.getByRole('button', { name: 'Revenir au texte' }).click();
  await expect(page.getByRole('textbox', { name: 'Objet' })).toHaveValue('Venez danser, {prenoms}');
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
  await expect(toastOf(page)).toContainText('Texte enregistré');
  await page.getByRole('tab', { name: 'Envoyer' }).click();
  await expect(page.getByText('Ce texte n’est pas enregistré')).toHaveCount(0);
  await expect(send).toBeEnabled();
});

test('a guest’s reply survives a reload, and no allergy is left on the device', async ({ areaPage: page }) => {
  const wedding = await newInvitingWedding({ website: { asks_diet: true, asks_message: true } });
  const { path } = await wedding.invite('Awa Diallo', [{ first_name: 'Awa', last_name: 'Diallo' }]);
  await openPage(page, path);
  const message = page.getByRole('textbox', { name: /^Un mot/ });
  await message.fill('Quelle joie de venir');
  // What stores drafts is loaded after the form itself.
  await expect.poll(() => page.evaluate(() => JSON.stringify({ ...sessionStorage }))).toContain('Quelle joie');
  await page.reload();
  await expect(message).toHaveValue('Quelle joie de venir');
  await expect(page.getByText('Brouillon retrouvé')).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('Quelle joie');
});
