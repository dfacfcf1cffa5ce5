import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { type CDPSession, expect, type Page, test } from '@playwright/test';

// The unmodified client, as a browser would load it. Run by the debugger: the page's own policy lets no foreign script in.
const client = readFileSync(
  join(createRequire(import.meta.url).resolve('@supabase/supabase-js'), '../umd/supabase.js'),
  'utf8',
);

// Browsers make no passkey for a numeric address.
const home = (baseURL: string | undefined) => (baseURL ?? '').replace('127.0.0.1', 'localhost');

const demonstration = { email: 'client@demo.liesse.example', password: 'liesse-demo' };

async function addAuthenticator(page: Page): Promise<{ cdp: CDPSession; id: string }> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  const { authenticatorId: id } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { cdp, id };
}

async function loadClient(page: Page): Promise<void> {
  const { publishableKey } = JSON.parse(readFileSync(join(process.env.E2E_DATA_DIR ?? '', 'keys.json'), 'utf8'));
  await page.evaluate(client);
  await page.evaluate((key) => {
    const { supabase } = window as unknown as { supabase: typeof import('@supabase/supabase-js') };
    const options = { auth: { persistSession: false, experimental: { passkey: true } } };
    Object.assign(window, { db: supabase.createClient(location.origin, key, options) });
  }, publishableKey);
}

test('a passkey is made, named, signs in without a password, and is taken away', async ({ page, baseURL }) => {
  await page.goto(`${home(baseURL)}/home`);
  const { cdp, id } = await addAuthenticator(page);
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
  expect((await cdp.send('WebAuthn.getCredentials', { authenticatorId: id })).credentials).toHaveLength(1);

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
