// Changes the proposed budget before it is saved: a category takes another amount, and its lines follow.
import { type ProposedCategory, type ProposedItem, splitCents } from '@liesse/domain';

/** The lines keep their shares. A price per guest is rounded down, so that the category never exceeds what was typed. */
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
