import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { addAuthenticator, named } from '#tests/e2e/support/authenticator.ts';
import { expect, test } from '#tests/e2e/support/fixtures.ts';
import { keys } from '#tests/e2e/support/service.ts';

// The unmodified client, as a browser would load it. Run by the debugger: the page's own policy lets no foreign script in.
const client = readFileSync(
  join(createRequire(import.meta.url).resolve('@supabase/supabase-js'), '../umd/supabase.js'),
  'utf8',
);

const demonstration = { email: 'client@demo.liesse.example', password: 'liesse-demo' };

async function loadClient(page: Page): Promise<void> {
  await page.evaluate(client);
  await page.evaluate((key) => {
    const { supabase } = window as unknown as { supabase: typeof import('@supabase/supabase-js') };
    const options = { auth: { persistSession: false, experimental: { passkey: true } } };
    Object.assign(window, { db: supabase.createClient(location.origin, key, options) });
  }, keys().publishableKey);
}

test('a passkey is made, named, signs in without a password, and is taken away', async ({ page, baseURL }) => {
  await page.goto(`${named(baseURL)}/home`);
  const device = await addAuthenticator(page);
  await loadClient(page);

  const made = await page.evaluate(async (account) => {
    const { auth } = (window as unknown as { db: import('@supabase/supabase-js').SupabaseClient }).db;
    const signedIn = await auth.signInWithPassword(account);
    const registered = await auth.registerPasskey();
    const passkey = registered.data?.id ?? '';
    await auth.passkey.update({ passkeyId: passkey, friendlyName: 'Téléphone de Camille' });
    const list = await auth.passkey.list();
    return { signIn: signedIn.error?.message, register: registered.error?.message, passkey, list: list.data };
  }, demonstration);
  expect(made).toMatchObject({ passkey: expect.stringMatching(/^[0-9a-f-]{36}$/) });
  expect(made.signIn).toBeUndefined();
  expect(made.register).toBeUndefined();
  expect(JSON.stringify(made.list)).toContain('Téléphone de Camille');
  expect(await device.count()).toBe(1);

  const entered = await page.evaluate(async () => {
    const { auth } = (window as unknown as { db: import('@supabase/supabase-js').SupabaseClient }).db;
    await auth.signOut({ scope: 'local' });
    const { data, error } = await auth.signInWithPasskey();
    const user = await auth.getUser();
    return { error: error?.message, email: user.data.user?.email, session: Boolean(data?.session) };
  });
  expect(entered).toEqual({ email: demonstration.email, session: true, error: undefined });

  const left = await page.evaluate(async (passkeyId) => {
    const { auth } = (window as unknown as { db: import('@supabase/supabase-js').SupabaseClient }).db;
    await auth.passkey.delete({ passkeyId });
    await auth.signOut({ scope: 'local' });
    return (await auth.signInWithPasskey()).error?.code ?? 'signed in';
  }, made.passkey);
  expect(left).not.toBe('signed in');
});
