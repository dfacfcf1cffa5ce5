// What a cancellation costs, by the French law on arrhes and acomptes (Code civil, art. 1590; Code de la consommation, art. L. 214-1).
import type { InstalmentKind } from '../budget/budget.ts';
import { sumOf } from '../money/cents.ts';

export type CancellingSide = 'client' | 'partner';

export type CancellationConsequence =
  /** Nothing was paid, or what was paid is neither arrhes nor acompte: the parties agree on it. */
  | { outcome: 'none' }
  /** The client loses the arrhes. */
  | { outcome: 'lost'; cents: number }
  /** The partner returns the arrhes twice. */
  | { outcome: 'doubled'; cents: number }
  /** An acompte binds both: the client owes the whole price, the partner the service or damages. */
  | { outcome: 'firm'; cents: number };

export function cancellationConsequence(
  side: CancellingSide,
  kind: InstalmentKind,
  paidCents: number,
): CancellationConsequence {
  // An acompte binds from the contract on, also before it is paid.
  if (kind === 'acompte') return { outcome: 'firm', cents: paidCents };
  if (kind !== 'arrhes' || paidCents === 0) return { outcome: 'none' };
  return side === 'client' ? { outcome: 'lost', cents: paidCents } : { outcome: 'doubled', cents: 2 * paidCents };
}

/** The consequence of the whole booking: an acompte binds even when arrhes were paid before it. */
export function bookingCancellation(
  side: CancellingSide,
  instalments: readonly { kind: InstalmentKind; paid_cents: number }[],
): CancellationConsequence {
  const paidOf = (kind: InstalmentKind): number =>
    sumOf(instalments.filter((instalment) => instalment.kind === kind).map(({ paid_cents: paid }) => paid));
  const kind = instalments.some((instalment) => instalment.kind === 'acompte') ? 'acompte' : 'arrhes';
  return cancellationConsequence(side, kind, paidOf(kind));
}
