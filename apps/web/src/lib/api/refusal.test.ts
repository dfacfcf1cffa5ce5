import { describe, expect, it } from 'vitest';
import { attempt, refusalOf } from '#web/lib/api/refusal.ts';

const sentence = (error: unknown) => refusalOf(error).message;

describe('a refusal [ERR-13]', () => {
  it.each([
    [{ code: 'invalid_credentials' }, 'Identifiants incorrects. Veuillez réessayer.'],
    [{ name: 'AuthSessionMissingError', status: 400 }, 'Vous n’êtes plus connecté. Connectez-vous pour continuer.'],
    [{ name: 'AuthWeakPasswordError', status: 422 }, /^Ce mot de passe est trop facile à deviner/],
  ])('of the auth service has a French message: %j', (error, text) => {
    if (text instanceof RegExp) expect(sentence(error)).toMatch(text);
    else expect(sentence(error)).toBe(text);
  });

  it.each([502, 503, 504])('of status %i is a service that is away for a moment', (status) => {
    expect(refusalOf({ name: 'AuthRetryableFetchError', status })).toMatchObject({ code: 'unavailable' });
  });

  it('is a lost network when nothing arrived', () => {
    for (const error of [new TypeError('Failed to fetch'), { name: 'AuthRetryableFetchError', status: 0 }]) {
      expect(refusalOf(error)).toMatchObject({ ok: false, code: 'network' });
    }
  });

  it('written for people by the database is passed on as it is [ERR-01]', () => {
    const message = 'Un compte administrateur demande une invitation valable pour cette adresse.';
    for (const error of [
      { code: 'PT403', message },
      { code: 'P0001', message },
      { code: 'validation_failed', status: 403, message },
    ]) {
      expect(sentence(error)).toBe(message);
    }
    expect(sentence({ code: 'validation_failed', status: 400, message: 'email: too long' })).toBe(
      'Certaines informations ne sont pas valables. Vérifiez-les et réessayez.',
    );
  });

  it('for a missing second step has a French message, whatever the platform says', () => {
    const error = { code: 'PT403', message: 'The second step of this sign-in is missing', details: 'insufficient_aal' };
    expect(refusalOf(error)).toMatchObject({
      code: 'insufficient_aal',
      message: 'Cette action demande la vérification en deux étapes.',
    });
  });

  it('that nobody foresaw has one sentence, and keeps its code [ERR-06]', () => {
    const unexpected = "Une erreur inattendue s'est produite. Veuillez réessayer.";
    expect(refusalOf({ code: 'teapot', message: 'short and stout' })).toMatchObject({
      code: 'teapot',
      message: unexpected,
    });
    for (const error of [null, undefined, 'text', new Error('x')]) expect(sentence(error)).toBe(unexpected);
  });

  it('is not taken for a lost network when the server or this page failed [ERR-06]', () => {
    expect(refusalOf({ name: 'AuthRetryableFetchError', status: 500 })).toMatchObject({ code: 'unexpected' });
    expect(refusalOf(new TypeError('x is not a function'))).toMatchObject({ code: 'unexpected' });
    expect(refusalOf(new TypeError('Importing a module script failed.'))).toMatchObject({ code: 'network' });
  });

  it('keeps what the service said beside the code', () => {
    expect(refusalOf({ code: 'x', attempts_remaining: 2 }).details).toMatchObject({ attempts_remaining: 2 });
  });

  it('is also made of any thrown error', async () => {
    const lost = async () => {
      throw new TypeError('Failed to fetch');
    };
    expect(await attempt(lost)).toMatchObject({ ok: false, code: 'network' });
  });
});
