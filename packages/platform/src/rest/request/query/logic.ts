// `and=(…)`, `or=(…)` and their nested forms.

import type { FilterNode, Logic } from '#platform/rest/request/types.ts';
import { type AddValue, parseCondition } from './conditions.ts';
import { parseField } from './fields.ts';
import { Scanner } from './scanner.ts';

const NESTED = /(not\.)?(and|or)(?=\()/y;
const ARRAY = /\{[^{}]*\}(?=[,)])/y;
const QUOTED = /"(?:[^"\\]|\\.)*"(?=[,)])/y;
const BARE = /[^,)]*/y;
const SPACES = / */y;
const MAX_DEPTH = 32;

export function parseLogic(
  source: string,
  operator: 'and' | 'or',
  negated: boolean,
  add: AddValue,
): { node: Logic; shape: string } {
  const scanner = new Scanner(source, 'logic tree', operator.length);
  const { children, shape } = parseGroup(scanner, add, 0);
  if (!scanner.done) scanner.fail('expecting end of input');
  return { node: { kind: 'logic', operator, negated, children }, shape };
}

function parseGroup(scanner: Scanner, add: AddValue, depth: number): { children: FilterNode[]; shape: string } {
  if (depth > MAX_DEPTH) scanner.fail(`unexpected logic deeper than ${MAX_DEPTH} levels`);
  const children: FilterNode[] = [];
  const shapes: string[] = [];
  scanner.expect('(');
  do {
    scanner.match(SPACES);
    const child = parseChild(scanner, add, depth);
    children.push(child.node);
    shapes.push(child.shape);
  } while (scanner.take(','));
  scanner.expect(')');
  return { children, shape: JSON.stringify(shapes) };
}

function parseChild(scanner: Scanner, add: AddValue, depth: number): { node: FilterNode; shape: string } {
  const nested = scanner.match(NESTED);
  if (nested !== null) {
    const { children, shape } = parseGroup(scanner, add, depth + 1);
    const negated = nested.startsWith('not.');
    const operator = nested.endsWith('and') ? 'and' : 'or';
    return { node: { kind: 'logic', operator, negated, children }, shape: nested + shape };
  }
  const start = scanner.at;
  const field = parseField(scanner);
  const name = scanner.source.slice(start, scanner.at);
  scanner.expect('.');
  const { negated, condition, shape } = parseCondition(scanner, add, readLogicValue);
  return { node: { kind: 'filter', field, negated, condition }, shape: `${name}.${shape}` };
}

/** Inside logic a value ends at `,` or `)`, unless it is quoted or an array in braces. */
function readLogicValue(scanner: Scanner): string {
  const start = scanner.at;
  if (scanner.match(QUOTED) !== null) {
    scanner.at = start;
    return scanner.quoted();
  }
  return scanner.match(ARRAY) ?? scanner.match(BARE) ?? '';
}
