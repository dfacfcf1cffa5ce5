import { describe, expect, it } from 'vitest';
import { emailChangeResultOf } from '#web/features/account/use-email-change-result.ts';

describe('coming back by a link of a change of address', () => {
  it('tells the first confirmation, wherever it is said', () => {
    expect(emailChangeResultOf('?message=Confirmation+link+accepted', '')?.title).toBe('Première confirmation reçue');
    expect(emailChangeResultOf('', '#message=Confirmation+link+accepted')?.title).toBe('Première confirmation reçue');
  });

  it('tells the second', () => {
    expect(emailChangeResultOf('?code=abc', '')?.title).toBe('Adresse confirmée');
    expect(emailChangeResultOf('', '#access_token=abc&type=email_change')?.title).toBe('Adresse confirmée');
  });

  it('tells a link that was used or is too old', () => {
    expect(emailChangeResultOf('?error=access_denied&error_code=otp_expired', '')).toMatchObject({
      variant: 'destructive',
      description: 'Ce lien ou ce code a déjà servi ou a expiré.',
    });
  });

  it('says nothing of a page that was simply opened', () => {
    expect(emailChangeResultOf('', '')).toBeNull();
    expect(emailChangeResultOf('', '#securite')).toBeNull();
  });
});
