import { describe, expect, it } from 'vitest';
import { bookingCancellation, cancellationConsequence } from './cancellation.ts';

describe('a cancellation', () => {
  it('by the client loses the arrhes, by the partner returns them twice', () => {
    expect(cancellationConsequence('client', 'arrhes', 30_000)).toEqual({ outcome: 'lost', cents: 30_000 });
    expect(cancellationConsequence('partner', 'arrhes', 30_000)).toEqual({ outcome: 'doubled', cents: 60_000 });
  });

  it('leaves both bound by an acompte, also before it is paid', () => {
    expect(cancellationConsequence('client', 'acompte', 30_000)).toEqual({ outcome: 'firm', cents: 30_000 });
    expect(cancellationConsequence('partner', 'acompte', 0)).toEqual({ outcome: 'firm', cents: 0 });
  });

  it('costs nothing by law when no arrhes were paid', () => {
    expect(cancellationConsequence('client', 'arrhes', 0)).toEqual({ outcome: 'none' });
    expect(cancellationConsequence('partner', 'solde', 30_000)).toEqual({ outcome: 'none' });
  });

  it('of a booking follows its acompte before its arrhes', () => {
    const arrhes = { kind: 'arrhes', paid_cents: 20_000 } as const;
    expect(bookingCancellation('client', [arrhes, { kind: 'solde', paid_cents: 0 }])).toMatchObject({
      outcome: 'lost',
    });
    expect(bookingCancellation('client', [arrhes, { kind: 'acompte', paid_cents: 0 }])).toEqual({
      outcome: 'firm',
      cents: 0,
    });
    expect(bookingCancellation('partner', [])).toEqual({ outcome: 'none' });
  });
});
