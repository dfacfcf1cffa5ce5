// A field: a column name and an optional path into its JSON, written the same in select, filters and order.

import type { Field, JsonStep } from '#platform/rest/request/types.ts';
import type { Scanner } from './scanner.ts';

const INDEX = /-?\d+(?=$|[-:,.)(\s]|::)/y;
const KEY = /(?:[^\s"\-:,.()]|-(?!>)| )+/y;

export function parseField(scanner: Scanner): Field {
  const name = scanner.name();
  return { name, path: parsePath(scanner) };
}

function parsePath(scanner: Scanner): JsonStep[] {
  const path: JsonStep[] = [];
  for (;;) {
    const arrow = scanner.take('->>') ? '->>' : scanner.take('->') ? '->' : null;
    if (!arrow) return path;
    path.push({ arrow, key: parseKey(scanner) });
  }
}

function parseKey(scanner: Scanner): string | number {
  if (scanner.peek('"')) return scanner.quoted();
  const index = scanner.match(INDEX);
  if (index !== null && Math.abs(Number(index)) <= 2_147_483_647) return Number(index);
  if (index !== null) return index;
  const key = scanner.match(KEY);
  if (key === null) scanner.fail('expecting a JSON key or index');
  return key;
}
