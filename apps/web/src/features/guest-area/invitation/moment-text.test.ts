import { describe, expect, it } from 'vitest';
import type { Invitation } from '#web/features/guest-area/invitation/invitation.ts';
import { formatDays } from '#web/features/guest-area/invitation/moment-text.ts';
import { locale as french } from '#web/locales/fr/guest/locale.ts';

const days = (starts_on: string | null, ends_on: string | null): string =>
  formatDays({ starts_on, ends_on } as Invitation['event'], french).replaceAll('\u00A0', ' ');

describe('the days of an event', () => {
  it('say once what they have in common', () => {
    expect(days('2027-06-12', '2027-06-13')).toBe('Du samedi 12 au dimanche 13 juin 2027');
    expect(days('2027-07-31', '2027-08-01')).toBe('Du samedi 31 juillet au dimanche 1er août 2027');
    expect(days('2027-12-31', '2028-01-01')).toBe('Du vendredi 31 décembre 2027 au samedi 1er janvier 2028');
  });

  it('are one day, or say that the date will follow', () => {
    expect(days('2027-06-12', '2027-06-12')).toBe('Samedi 12 juin 2027');
    expect(days('2027-06-12', null)).toBe('Samedi 12 juin 2027');
    expect(days(null, null)).toBe('La date vous sera annoncée');
  });
});
