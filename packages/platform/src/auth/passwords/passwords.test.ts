import { hash as bcrypt } from 'bcryptjs';
import { describe, expect, it } from 'vitest';
import { createCommonPasswords } from './common-passwords.ts';
import { createPasswords } from './passwords.ts';

const passwords = createPasswords({ minimumLength: 6, isCommon: createCommonPasswords() });
const weak = (reason: string) =>
  expect.objectContaining({ code: 'weak_password', extra: { weak_password: { reasons: [reason] } } });

describe('a password', () => {
  it('is stored as argon2id and verified', async () => {
    const stored = await passwords.hash('un bon mot de passe');
    expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await passwords.check('un bon mot de passe', stored)).toEqual({ ok: true, upgrade: null });
    expect(await passwords.check('un bon mot de passé', stored)).toMatchObject({ ok: false });
  });

  it('is never truncated', async () => {
    const long = 'é'.repeat(200);
    const stored = await passwords.hash(`${long}a`);
    expect(await passwords.check(`${long}b`, stored)).toMatchObject({ ok: false });
  });

  it('imported as bcrypt is verified, and stored as argon2id from then on', async () => {
    const { ok, upgrade } = await passwords.check('un bon mot de passe', await bcrypt('un bon mot de passe', 4));
    expect(ok).toBe(true);
    expect(upgrade).toMatch(/^\$argon2id\$/);
  });

  it('of nobody is never right', async () => {
    expect(await passwords.check('a password that nobody has', null)).toEqual({ ok: false, upgrade: null });
  });

  it.each(['', 'abcde', '12345'])('"%s" is too short', (password) => {
    expect(() => passwords.refuseWeak(password)).toThrow(weak('length'));
  });

  it.each(['123456', 'password', 'azerty', 'Password1', 'camille2024!', 'soleil'])('"%s" is too common', (password) => {
    expect(() => passwords.refuseWeak(password)).toThrow(weak('pwned'));
  });

  it('counts characters as people do', () => {
    expect(() => passwords.refuseWeak('🥂🎂💐🕊️💍🎈')).not.toThrow();
    expect(() => passwords.refuseWeak('🥂🎂💐')).toThrow(weak('length'));
  });

  it('that is long and strange is taken', () => {
    expect(() => passwords.refuseWeak('chat bleu, 3 lampions')).not.toThrow();
  });
});
