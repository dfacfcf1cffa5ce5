// Fills in the form of /login, and reads what its page shows.
import type { Locator, Page } from '@playwright/test';
import { openPage } from '#tests/e2e/support/fixtures.ts';
import { PASSWORD } from '#tests/support/password.ts';

export const emailField = (page: Page): Locator => page.getByRole('textbox', { name: 'Email' });
export const passwordField = (page: Page): Locator => page.getByRole('textbox', { name: 'Mot de passe', exact: true });
export const submitButton = (page: Page): Locator => page.getByRole('button', { name: 'Se connecter', exact: true });
export const codeField = (page: Page): Locator => page.getByRole('textbox', { name: 'Code de vérification' });

/** The toast that is shown: there is never more than one. */
export const toastOf = (page: Page): Locator => page.locator('[data-toast]');

export interface Credentials {
  email: string;
  password?: string;
  /** The address to open first. */
  at?: string;
}

export async function signIn(page: Page, { email, password = PASSWORD, at = '/login' }: Credentials): Promise<void> {
  await openPage(page, at);
  await emailField(page).fill(email);
  await passwordField(page).fill(password);
  await submitButton(page).click();
}

/** The requests of the page to the auth service at this path. */
export function listenForCalls(page: Page, part: string): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes(`/auth/v1${part}`)) calls.push(request.method());
  });
  return calls;
}
