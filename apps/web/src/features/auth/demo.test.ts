import { describe, expect, it, vi } from 'vitest';
import { demoAccounts, demoFailure, isDemoAddress, markDemoUser, readDemoCode } from '#web/features/auth/demo.ts';
import { fakeStorage } from '#web/lib/offline/fake-storage.ts';

const refusal = (code: string) => ({ ok: false, code, message: 'la phrase', details: {} }) as const;
const email = 'secure@demo.liesse.example';

describe('the accounts of the demonstration', () => {
  const values = fakeStorage();

  it('are one for each role that has an area [LOG-05]', () => {
    expect(demoAccounts.map(({ role }) => role)).toEqual(['client', 'partner', 'admin']);
    expect(demoAccounts.every((account) => isDemoAddress(account.email))).toBe(true);
  });

  it('are recognised by their domain alone', () => {
    expect(isDemoAddress(' Secure@DEMO.liesse.example ')).toBe(true);
    expect(isDemoAddress('admin@example.org')).toBe(false);
    expect(isDemoAddress('x@demo.liesse.example.org')).toBe(false);
  });

  it('have a sentence of their own for a wrong password, and for nothing else [ERR-12]', () => {
    const own = 'Mot de passe incorrect pour le compte de démonstration';
    expect(demoFailure(email, refusal('invalid_credentials'))).toBe(own);
    expect(demoFailure(email, refusal('network'))).toBe('la phrase');
    expect(demoFailure('camille@example.org', refusal('invalid_credentials'))).toBe('la phrase');
  });

  it('store a mark that the next sign-in removes [ENT-06]', () => {
    markDemoUser(email);
    expect(values.get('currentDemoUser')).toBe(email);
    markDemoUser('camille@example.org');
    expect(values.has('currentDemoUser')).toBe(false);
  });

  it('are shown their code, and no other account’s code is read [TWO-02]', async () => {
    const fetch = vi.fn(async () => Response.json({ text: 'Votre code : 123456, valable cinq minutes.' }));
    vi.stubGlobal('fetch', fetch);
    expect(await readDemoCode(email)).toBe('123456');
    fetch.mockClear();
    expect(await readDemoCode('camille@example.org')).toBeNull();
    expect(fetch).not.toHaveBeenCalled();
    fetch.mockResolvedValueOnce(new Response(null, { status: 404 }));
    expect(await readDemoCode(email)).toBeNull();
  });
});
