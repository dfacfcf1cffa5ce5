import { describe, expect, it } from 'vitest';
import { emailChangeResultOf } from '#web/features/account/use-email-change-result.ts';

describe('the result of an email change', () => {
  it('is the first confirmation, from the query or the fragment', () => {
    expect(emailChangeResultOf('?message=Confirmation+link+accepted', '')?.title).toBe('Première confirmation reçue');
    expect(emailChangeResultOf('', '#message=Confirmation+link+accepted')?.title).toBe('Première confirmation reçue');
  });

  it('is the second confirmation', () => {
    expect(emailChangeResultOf('?code=abc', '')?.title).toBe('Adresse confirmée');
    expect(emailChangeResultOf('', '#access_token=abc&type=email_change')?.title).toBe('Adresse confirmée');
  });

  it('is an error for a link that was used or has expired', () => {
    expect(emailChangeResultOf('?error=access_denied&error_code=otp_expired', '')).toMatchObject({
      variant: 'destructive',
      description: 'Ce lien ou ce code a déjà servi ou a expiré.',
    });
  });

  it('is null for a page that was simply opened', () => {
    expect(emailChangeResultOf('', '')).toBeNull();
    expect(emailChangeResultOf('', '#securite')).toBeNull();
  });
});
