import { describe, expect, it } from 'vitest';
import { profileForm } from '#web/features/account/forms.ts';

const isPhone = (phone: string) => profileForm.safeParse({ name: 'Camille', phone }).success;

describe('a profile', () => {
  it.each(['', '06 12 34 56 78', '+33 6 12 34 56 78', '0612345678', '+32 (0)470/12'.replace('/', '.') + '.34.56'])(
    'takes the number « %s »',
    (phone) => expect(isPhone(phone)).toBe(true),
  );

  it.each(['12', 'demain', '06 12 34', `0${'1'.repeat(40)}`, '06<12>34567'])('refuses « %s »', (phone) =>
    expect(isPhone(phone)).toBe(false),
  );

  it('writes the number in pairs', () => {
    expect(profileForm.parse({ name: 'Camille', phone: '06.12.34.56.78' }).phone).toBe('06 12 34 56 78');
  });

  it('needs a name, and not spaces alone', () => {
    expect(profileForm.safeParse({ name: '  ', phone: '' }).success).toBe(false);
    expect(profileForm.parse({ name: ' Camille ', phone: ' ' })).toEqual({ name: 'Camille', phone: '' });
    expect(profileForm.safeParse({ name: 'a'.repeat(121), phone: '' }).success).toBe(false);
  });
});
