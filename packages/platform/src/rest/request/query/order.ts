// The order parameter: `column.desc.nullslast`, JSON paths and `relation(column)`.

import type { OrderTerm } from '#platform/rest/request/types.ts';
import { parseField } from './fields.ts';
import { Scanner } from './scanner.ts';

const RELATED = /(?:"(?:[^"\\]|\\.)*"|[\p{L}\p{N}_ $-]+)(?=\()/uy;

export function parseOrder(source: string): OrderTerm[] {
  const scanner = new Scanner(source, 'order');
  const terms: OrderTerm[] = [];
  do terms.push(parseTerm(scanner));
  while (scanner.take(','));
  if (!scanner.done) scanner.fail('expecting "," or end of input');
  return terms;
}

function parseTerm(scanner: Scanner): OrderTerm {
  const related = scanner.match(RELATED);
  if (related === null) return withModifiers(scanner, null, parseField(scanner));
  scanner.expect('(');
  const field = parseField(scanner);
  scanner.expect(')');
  return withModifiers(scanner, related.startsWith('"') ? new Scanner(related, 'order').quoted() : related, field);
}

function withModifiers(scanner: Scanner, relation: string | null, field: OrderTerm['field']): OrderTerm {
  const term: OrderTerm = { relation, field, direction: null, nulls: null };
  if (scanner.take('.asc')) term.direction = 'asc';
  else if (scanner.take('.desc')) term.direction = 'desc';
  if (scanner.take('.nullsfirst')) term.nulls = 'first';
  else if (scanner.take('.nullslast')) term.nulls = 'last';
  if (scanner.peek('.')) scanner.fail('expecting "asc", "desc", "nullsfirst" or "nullslast"');
  return term;
}
