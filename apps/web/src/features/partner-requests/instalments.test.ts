import { describe, expect, it } from 'vitest';
import { agreedInstalments } from '#web/features/partner-requests/instalments.ts';

const quote = {
  id: 'q',
  number: '2026-0001',
  state: 'accepted',
  starts_on: '2027-06-12',
  ends_on: null,
  valid_until: '2026-12-31',
  total_ttc_cents: 100_001,
  sent_at: '2026-11-01T10:00:00Z',
  decided_at: '2026-11-16T10:00:00Z',
  terms: [
    { label: 'À la commande', kind: 'arrhes', percent: 30, days_before: null },
    { label: '', kind: 'solde', percent: 70, days_before: 7 },
  ],
} as const;

describe('the instalments of a booking', () => {
  const plan = (day: string | null) => agreedInstalments({ ...quote, terms: [...quote.terms] }, day);

  it('add up to the total and follow the day of the event', () => {
    expect(plan('2027-06-12')).toMatchObject([
      { cents: 30_000, dueOn: '2026-11-16' },
      { cents: 70_001, dueOn: '2027-06-05' },
    ]);
  });

  it('wait for a date where the event has none', () => {
    expect(plan(null).map(({ dueOn }) => dueOn)).toEqual(['2026-11-16', null]);
  });
});
