// Reads the hint that the database adds to a refusal about partners and quotes.
import type { Refusal } from '#web/lib/api/refusal.ts';

/** A day, an id or a field, depending on the reason. */
export function hintOf({ details }: Refusal): string | null {
  const { hint } = details;
  return typeof hint === 'string' && hint !== '' ? hint : null;
}
