import { describe, expect, it } from 'vitest';
import { agreedInstalments } from '#web/features/partner-requests/instalments.ts';

const quote = {
  id: 'q',
  number: '2021-0001',
  state: 'accepted',
  starts_on: '2022-06-12',
  ends_on: null,
  valid_until: '2021-12-31',
  total_ttc_cents: 100_001,
  guests: 80,
  sent_at: '2021-11-01T10:00:00Z',
  decided_at: '2021-11-16T10:00:00Z',
  terms: [
    { label: 'À la commande', kind: 'arrhes', percent: 30, days_before: null },
    { label: '', kind: 'solde', percent: 70, days_before: 7 },
  ],
} as const;
const unpaid = { received_cents: 0, paid_on: null, client_paid_on: null };

describe('the instalments of a booking', () => {
  const plan = (day: string | null, states = [unpaid, unpaid], today = '2021-11-16') =>
    agreedInstalments({ ...quote, terms: [...quote.terms] }, states, day, today);

  it('add up to the total and follow the day of the event', () => {
    expect(plan('2022-06-12')).toMatchObject([
      { cents: 30_000, payment: { kind: 'due', on: '2021-11-16' } },
      { cents: 70_001, payment: { kind: 'due', on: '2022-06-05' } },
    ]);
  });

  it('wait for a date where the event has none', () => {
    expect(plan(null).map(({ payment }) => payment)).toEqual([
      { kind: 'due', on: '2021-11-16' },
      { kind: 'due', on: null },
    ]);
  });

  it('are overdue from the day after, and paid as the partner recorded before what the client marked', () => {
    const marked = { received_cents: 10_000, paid_on: null, client_paid_on: '2021-11-20' };
    const recorded = { received_cents: 30_000, paid_on: '2021-11-22', client_paid_on: '2021-11-20' };
    const first = (state: typeof marked | typeof recorded | typeof unpaid) =>
      agreedInstalments({ ...quote, terms: [...quote.terms] }, [state, unpaid], '2022-06-12', '2021-11-17')[0];
    expect(first(unpaid)?.payment).toEqual({ kind: 'overdue', since: '2021-11-16' });
    expect(first(marked)).toMatchObject({ receivedCents: 10_000, payment: { kind: 'client-paid', on: '2021-11-20' } });
    expect(first(recorded)?.payment).toEqual({ kind: 'paid', on: '2021-11-22' });
  });

  it('of a quote without terms are the whole amount on the day of the event', () => {
    expect(agreedInstalments({ ...quote, terms: [] }, [unpaid], '2022-06-12', '2021-11-16')).toMatchObject([
      { kind: 'solde', cents: 100_001, payment: { kind: 'due', on: '2022-06-12' } },
    ]);
  });
});
