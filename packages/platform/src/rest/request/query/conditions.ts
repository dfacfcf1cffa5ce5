// Parses the right side of a filter: an operator and its value, with `not`, `any` and `all`.

import type { ComparisonOperator, Condition, IsKeyword, TextSearchOperator } from '#platform/rest/request/types.ts';
import type { Scanner } from './scanner.ts';

const OPERATOR =
  /(?:(eq|neq|gte|gt|lte|lt|like|ilike|match|imatch|isdistinct|cs|cd|ov|sl|sr|nxr|nxl|adj)(\((?:any|all)\))?|(fts|plfts|phfts|wfts)(\([\w"]+\))?|in|is)\./y;
const QUANTIFIED = new Set(['eq', 'gte', 'gt', 'lte', 'lt', 'like', 'ilike', 'match', 'imatch']);
const IS = /not_null|null|true|false|unknown/iy;
const LOOKS_LIKE_FILTER =
  /^(?:not\.)?(?:(?:eq|neq|gte|gt|lte|lt|like|ilike|match|imatch|isdistinct|cs|cd|ov|sl|sr|nxr|nxl|adj)(?:\((?:any|all)\))?|(?:fts|plfts|phfts|wfts)(?:\([\w"]+\))?)\.|^(?:not\.)?(?:in\.\(|is\.(?:not_null|null|true|false|unknown)$)/i;

/** Adds a value to the request's list and returns its index. */
export type AddValue = (value: string) => number;

/** Reads where a value ends: the whole rest for a plain parameter, up to `,` or `)` inside logic. */
export type ReadValue = (scanner: Scanner) => string;

export const looksLikeFilter = (text: string): boolean => LOOKS_LIKE_FILTER.test(text);

export function parseCondition(
  scanner: Scanner,
  add: AddValue,
  readValue: ReadValue,
): { negated: boolean; condition: Condition; shape: string } {
  const negated = scanner.take('not.');
  const start = scanner.at;
  const text = scanner.match(OPERATOR);
  if (text === null) scanner.fail('expecting "not" or operator (eq, gt, ...)');
  const condition = conditionOf(scanner, text.slice(0, -1), start, add, readValue);
  const keyword = condition.op === 'is' ? condition.keyword : '';
  return { negated, condition, shape: `${negated ? 'not.' : ''}${shapeOf(text)}${keyword}` };
}

function conditionOf(scanner: Scanner, text: string, start: number, add: AddValue, readValue: ReadValue): Condition {
  const bracket = text.indexOf('(');
  const operator = bracket < 0 ? text : text.slice(0, bracket);
  const modifier = bracket < 0 ? null : text.slice(bracket + 1, -1);
  if (operator === 'is') return { op: 'is', keyword: parseIs(scanner) };
  if (operator === 'in') return { op: 'in', value: add(parseList(scanner)) };
  if (operator.endsWith('fts')) {
    const language = modifier === null ? null : add(modifier.replaceAll('"', ''));
    return { op: 'search', operator: operator as TextSearchOperator, language, value: add(readValue(scanner)) };
  }
  if (modifier !== null && !QUANTIFIED.has(operator)) {
    scanner.at = start + operator.length;
    scanner.fail('expecting "."');
  }
  const raw = readValue(scanner);
  const value = operator === 'like' || operator === 'ilike' ? raw.replaceAll('*', '%') : raw;
  const quantifier = modifier as 'any' | 'all' | null;
  return { op: 'compare', operator: operator as ComparisonOperator, quantifier, value: add(value) };
}

function parseIs(scanner: Scanner): IsKeyword {
  const word = scanner.match(IS);
  if (word === null) scanner.fail('expecting null, not_null, true, false or unknown');
  return word.toLowerCase() as IsKeyword;
}

/** `(a,"b,c",d)` becomes the array literal that `= any($1)` takes. */
function parseList(scanner: Scanner): string {
  scanner.expect('(');
  const items: string[] = [];
  if (!scanner.peek(')')) {
    do items.push(scanner.peek('"') ? scanner.quoted() : listItem(scanner));
    while (scanner.take(','));
  }
  scanner.expect(')');
  return arrayLiteral(items);
}

const LIST_ITEM = /[^,)]*/y;
const listItem = (scanner: Scanner): string => scanner.match(LIST_ITEM) ?? '';

export function arrayLiteral(items: readonly string[]): string {
  return `{${items.map((item) => `"${item.replace(/[\\"]/g, '\\$&')}"`).join(',')}}`;
}

/** The text search language is a value, so it stays out of the shape. */
const shapeOf = (operator: string): string => operator.replace(/fts\(.*\)/, 'fts()');
