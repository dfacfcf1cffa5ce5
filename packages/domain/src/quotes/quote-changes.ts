// What a version of a quote changes against the one that it replaces. Lines are matched by label, then by place among equals.

export interface ComparedLine {
  label: string;
  quantity: number;
  unit_cents: number;
  vat_rate: number;
  discount_percent: number;
  is_optional: boolean;
  ht_cents: number;
}

export interface ComparedQuote {
  lines: readonly ComparedLine[];
  total_ttc_cents: number;
  total_discount_cents: number;
  valid_until: string;
  terms: readonly object[];
}

export type QuoteChange =
  | { kind: 'added' | 'removed'; label: string; cents: number }
  | { kind: 'price' | 'quantity'; label: string; from: number; to: number }
  | { kind: 'tax' | 'option'; label: string }
  | { kind: 'discount' | 'total'; from: number; to: number }
  | { kind: 'validity'; to: string }
  | { kind: 'terms' };

export function quoteChanges(before: ComparedQuote, after: ComparedQuote): QuoteChange[] {
  const left = [...before.lines];
  const changes = after.lines.flatMap((line): QuoteChange[] => {
    const index = left.findIndex(({ label }) => keyOf(label) === keyOf(line.label));
    const [old] = index < 0 ? [] : left.splice(index, 1);
    return old === undefined ? [{ kind: 'added', label: line.label, cents: line.ht_cents }] : lineChanges(old, line);
  });
  const removed = left.map(({ label, ht_cents: cents }): QuoteChange => ({ kind: 'removed', label, cents }));
  return [...changes, ...removed, ...wholeChanges(before, after)];
}

/** One change a line: what a client looks at first comes first. */
function lineChanges(old: ComparedLine, line: ComparedLine): QuoteChange[] {
  const { label } = line;
  if (old.is_optional !== line.is_optional) return [{ kind: 'option', label }];
  if (old.quantity !== line.quantity && old.unit_cents === line.unit_cents)
    return [{ kind: 'quantity', label, from: old.quantity, to: line.quantity }];
  if (old.ht_cents !== line.ht_cents) return [{ kind: 'price', label, from: old.ht_cents, to: line.ht_cents }];
  return old.vat_rate === line.vat_rate ? [] : [{ kind: 'tax', label }];
}

function wholeChanges(before: ComparedQuote, after: ComparedQuote): QuoteChange[] {
  const changes: QuoteChange[] = [];
  if (before.total_discount_cents !== after.total_discount_cents)
    changes.push({ kind: 'discount', from: before.total_discount_cents, to: after.total_discount_cents });
  if (before.total_ttc_cents !== after.total_ttc_cents)
    changes.push({ kind: 'total', from: before.total_ttc_cents, to: after.total_ttc_cents });
  if (before.valid_until !== after.valid_until) changes.push({ kind: 'validity', to: after.valid_until });
  if (JSON.stringify(before.terms) !== JSON.stringify(after.terms)) changes.push({ kind: 'terms' });
  return changes;
}

const keyOf = (label: string): string => label.trim().toLocaleLowerCase('fr');
