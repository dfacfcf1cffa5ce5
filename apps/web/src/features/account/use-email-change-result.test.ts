import { describe, expect, it } from 'vitest';
import { arrivalOf } from '#web/features/account/use-email-change-result.ts';

describe('coming back by a link of a change of address', () => {
  it('tells the first confirmation, wherever it is said', () => {
    expect(arrivalOf('?message=Confirmation+link+accepted', '')?.title).toBe('Première confirmation reçue');
    expect(arrivalOf('', '#message=Confirmation+link+accepted')?.title).toBe('Première confirmation reçue');
  });

  it('tells the second', () => {
    expect(arrivalOf('?code=abc', '')?.title).toBe('Adresse confirmée');
    expect(arrivalOf('', '#access_token=abc&type=email_change')?.title).toBe('Adresse confirmée');
  });

  it('tells a link that was used or is too old', () => {
    expect(arrivalOf('?error=access_denied&error_code=otp_expired', '')).toMatchObject({
      variant: 'destructive',
      description: 'Ce lien ou ce code a déjà servi ou a expiré.',
    });
  });

  it('says nothing of a page that was simply opened', () => {
    expect(arrivalOf('', '')).toBeNull();
    expect(arrivalOf('', '#securite')).toBeNull();
  });
});
