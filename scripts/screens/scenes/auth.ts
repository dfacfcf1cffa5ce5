// Scenes of signing in and registering, in every state that a person can reach.
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { headingShown, type Scene, statusError, toastShown } from '../scene.ts';

const CODE_SECONDS = 300;

export const authScenes: readonly Scene[] = [
  { name: 'login', role: null, address: '/login' },
  { name: 'login-errors', role: null, address: '/login', prepare: (page) => submitEmpty(page, 'Se connecter') },
  {
    name: 'login-refused',
    role: null,
    address: '/login',
    expectedError: statusError(400),
    prepare: async (page) => {
      await page.getByLabel('Email').fill(newAddress());
      await password(page).fill('ce n’est pas le bon');
      await page.getByRole('button', { name: 'Se connecter', exact: true }).click();
      await toastShown(page);
    },
  },
  {
    name: 'login-demonstration',
    role: null,
    address: '/login',
    prepare: (page) => page.getByRole('button', { name: 'Partenaire' }).click(),
  },
  { name: 'login-forgotten', role: null, address: '/login', prepare: forget },
  {
    name: 'login-forgotten-sent',
    role: null,
    address: '/login',
    prepare: async (page) => {
      await forget(page);
      await page.getByLabel('Email').fill(newAddress());
      await page.getByRole('button', { name: 'Envoyer le lien de récupération' }).click();
      await toastShown(page);
    },
  },
  ...['register', 'register-client', 'register-partner'].flatMap((name): Scene[] => [
    { name, role: null, address: `/${name}` },
    { name: `${name}-errors`, role: null, address: `/${name}`, prepare: (page) => submitEmpty(page, "S'inscrire") },
  ]),
  {
    name: 'register-administrator',
    role: null,
    address: '/register',
    prepare: async (page) => {
      await page.getByLabel('Rôle').selectOption({ label: 'Administrateur' });
      await page.getByLabel('Code d’invitation').waitFor();
    },
  },
  {
    name: 'register-sent',
    role: null,
    address: '/register-client',
    prepare: async (page) => {
      await page.getByLabel('Nom').fill('Éléonore de La Rochefoucauld');
      await page.getByLabel('Email').fill(newAddress());
      await password(page).fill('giroflée-47-brouette');
      await page.getByRole('button', { name: "S'inscrire" }).click();
      await toastShown(page);
    },
  },
  { name: 'second-step', role: 'secure', address: '/login', prepare: codeAsked },
  {
    name: 'second-step-wrong',
    role: 'secure',
    address: '/login',
    expectedError: statusError(422),
    prepare: (page) => enterWrongCode(page, 1),
  },
  {
    name: 'second-step-locked',
    role: 'secure',
    address: '/login',
    expectedError: statusError(422),
    prepare: (page) => enterWrongCode(page, 3),
  },
  {
    name: 'second-step-expired',
    role: 'secure',
    address: '/login',
    prepare: async (page) => {
      await codeAsked(page);
      await page.clock.runFor((CODE_SECONDS + 1) * 1_000);
      await page.getByText('Le code a expiré.').waitFor();
    },
  },
  { name: 'callback-refused', role: null, address: '/auth/callback?error=access_denied', prepare: toastShown },
  { name: 'reset-expired', role: null, address: '/reset-password?error_code=otp_expired', prepare: headingShown },
  { name: 'unauthorized', role: null, address: '/unauthorized' },
  { name: 'unauthorized-signed-in', role: 'client', address: '/admin/dashboard', prepare: toastShown },
];

const newAddress = (): string => `camille.moreau+${randomUUID().slice(0, 4)}@example.org`;
const password = (page: Page) => page.getByLabel('Mot de passe', { exact: true });

async function submitEmpty(page: Page, button: string): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).click();
  await page.getByRole('alert').first().waitFor();
}

async function forget(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Mot de passe oublié?' }).click();
  await page.getByRole('heading', { name: 'Récupération de mot de passe' }).waitFor();
}

/** The demonstration shows its code after the form has asked for one. */
function codeAsked(page: Page): Promise<void> {
  return page.getByText('le code valable est').waitFor();
}

async function enterWrongCode(page: Page, times: number): Promise<void> {
  await codeAsked(page);
  for (let time = 1; time <= times; time += 1) {
    // The sixth digit submits the form.
    await page.getByLabel('Code de vérification').fill('000000');
    await page.getByText(`Tentatives restantes\u00a0: ${3 - time} sur 3`).waitFor();
  }
  await toastShown(page);
}
