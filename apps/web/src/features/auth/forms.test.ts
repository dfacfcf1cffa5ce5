import { partnerTypes } from '@liesse/domain';
import { describe, expect, it } from 'vitest';
import { emailForm, loginForm, passwordForm, recoveryForm, registerForm } from '#web/features/auth/forms.ts';

const registration = { name: ' Alix ', email: ' alix@example.org ', password: 'six666', role: 'client' };

/** The sentences, by field. */
function refusedFields(input: object): Record<string, string> {
  const result = registerForm.safeParse({ ...registration, ...input });
  return Object.fromEntries((result.error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]));
}

describe('a registration [REG-03]', () => {
  it('is accepted with its values trimmed', () => {
    expect(registerForm.parse(registration)).toMatchObject({ name: 'Alix', email: 'alix@example.org' });
  });

  it('has a message at each invalid field', () => {
    expect(refusedFields({ name: ' ', email: 'alix@', password: 'cinq5', role: '' })).toEqual({
      name: 'Indiquez votre nom.',
      email: 'Indiquez une adresse e-mail complète, par exemple vous@exemple.fr.',
      password: 'Le mot de passe compte 6 caractères au moins.',
      role: 'Choisissez un rôle.',
    });
    expect(refusedFields({ name: 'a'.repeat(121) })).toEqual({ name: 'Le nom compte 120 caractères au plus.' });
  });

  it('asks a partner for one of ten trades, and nobody else [STA-02] [REG-05]', () => {
    expect(partnerTypes).toHaveLength(10);
    expect(refusedFields({ role: 'partner' })).toEqual({ partnerType: 'Choisissez votre métier.' });
    expect(refusedFields({ role: 'partner', partnerType: 'plumber' })).toHaveProperty('partnerType');
    for (const partnerType of partnerTypes) expect(refusedFields({ role: 'partner', partnerType })).toEqual({});
  });

  it('asks an administrator for an invitation [REG-07]', () => {
    const refused = { invitationCode: 'Indiquez le code reçu avec votre invitation.' };
    expect(refusedFields({ role: 'admin' })).toEqual(refused);
    expect(refusedFields({ role: 'admin', invitationCode: '  ' })).toEqual(refused);
    expect(refusedFields({ role: 'admin', invitationCode: 'abc' })).toEqual({});
  });
});

describe('the other forms', () => {
  it('take a password as it is typed', () => {
    const typed = { email: 'alix@example.org', password: ' espace ', rememberMe: false };
    expect(loginForm.parse(typed)).toEqual(typed);
    expect(passwordForm.safeParse({ password: '     6' }).success).toBe(true);
  });

  it('refuse what is empty', () => {
    expect(loginForm.safeParse({ email: 'alix@example.org', password: '', rememberMe: true }).success).toBe(false);
    expect(emailForm.safeParse({ email: '' }).success).toBe(false);
    expect(recoveryForm.safeParse({ code: ' ' }).success).toBe(false);
  });
});
