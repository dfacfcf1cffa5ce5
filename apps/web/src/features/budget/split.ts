// The proposed split as it is being changed before anything is written: each part takes another amount, its lines follow.
import { type ProposedCategory, type ProposedItem, splitCents } from '@liesse/domain';

/** The lines keep their shares of the part; a price for each is rounded down, so that the part never grows by itself. */
export function withPlanned(part: ProposedCategory, cents: number, guests: number | null): ProposedCategory {
  const shares = splitCents(
    cents,
    part.items.map(({ estimated_cents: share }) => share),
  );
  return {
    ...part,
    planned_cents: cents,
    items: part.items.map((item, index) => resized(item, shares[index] ?? 0, guests)),
  };
}

function resized(item: ProposedItem, cents: number, guests: number | null): ProposedItem {
  if (!item.is_per_guest || guests === null || guests === 0) return { ...item, estimated_cents: cents };
  const each = Math.floor(cents / guests);
  return { ...item, unit_cents: each, estimated_cents: each * guests };
}
