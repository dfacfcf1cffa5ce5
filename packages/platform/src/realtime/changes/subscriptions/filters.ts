// The filter of a request as the client writes it: `column=operator.value`, negated by `not.`, joined by commas. Every form
// is brought down to comparisons that PostgreSQL evaluates; the operators that reach it are those of this file alone.

export interface Comparison {
  column: string;
  /** As SQL writes it. */
  operator: string;
  /** Null where the operator takes none. */
  value: string | null;
  /** Equal for equal comparisons. */
  key: string;
}

/** All conditions must hold; a condition holds when one of its comparisons does. */
export type Conditions = ReadonlyArray<readonly Comparison[]>;

export type ParsedFilter = { ok: true; conditions: Conditions } | { ok: false; reason: string };

const MAX_LENGTH = 4_000;
const MAX_CONDITIONS = 20;
const MAX_VALUES = 100;
const MAX_PATTERN = 200;

/** The operator and its negation. */
const OPERATORS: ReadonlyMap<string, readonly [string, string]> = new Map([
  ['eq', ['=', '<>']],
  ['neq', ['<>', '=']],
  ['lt', ['<', '>=']],
  ['lte', ['<=', '>']],
  ['gt', ['>', '<=']],
  ['gte', ['>=', '<']],
  ['like', ['~~', '!~~']],
  ['ilike', ['~~*', '!~~*']],
  ['match', ['~', '!~']],
  ['imatch', ['~*', '!~*']],
  ['isdistinct', ['is distinct from', 'is not distinct from']],
]);

const STATES = new Set(['null', 'true', 'false', 'unknown']);

export function parseFilter(text: string): ParsedFilter {
  const unreadable = {
    ok: false,
    reason: `Error parsing \`filter\` params: ${JSON.stringify([text.slice(0, 200)])}`,
  } as const;
  if (text === '') return { ok: true, conditions: [] };
  if (text.length > MAX_LENGTH || text.includes('\0')) return unreadable;
  const parts = splitOutside(text);
  if (parts === null || parts.length > MAX_CONDITIONS) return unreadable;
  const conditions: Array<readonly Comparison[]> = [];
  for (const part of parts) {
    const read = readCondition(part);
    if (read === null) return unreadable;
    if (typeof read === 'string') return { ok: false, reason: read };
    conditions.push(...read);
  }
  return { ok: true, conditions };
}

/** Null for what has no form at all, a sentence for what has one that is not accepted. */
function readCondition(part: string): Conditions | string | null {
  const [, column, negation, name, rest] = /^([^=]+)=(not\.)?([a-z]+)\.(.*)$/s.exec(part) ?? [];
  if (column === undefined || name === undefined || rest === undefined) return null;
  const isNegated = negation !== undefined;
  if (name === 'in') return readList(column, rest, isNegated);
  if (name === 'is') {
    if (!STATES.has(rest)) return 'invalid value for is filter: must be null, true, false, or unknown';
    return [[compare(column, isNegated ? `is not ${rest}` : `is ${rest}`, null)]];
  }
  const operators = OPERATORS.get(name);
  const value = unquote(rest);
  if (!operators || value === null) return null;
  // A pattern is a program for the database to run: a short one, without back references, ends soon.
  if (name.endsWith('match') && (value.length > MAX_PATTERN || /\\[1-9]/.test(value))) {
    return `invalid regular expression for ${name} filter: too complex`;
  }
  return [[compare(column, operators[isNegated ? 1 : 0], value)]];
}

function readList(column: string, rest: string, isNegated: boolean): Conditions | string | null {
  if (!rest.startsWith('(') || !rest.endsWith(')')) return null;
  const values = splitOutside(rest.slice(1, -1))?.map(unquote);
  if (!values || values.length > MAX_VALUES) {
    return values ? `too many values for \`in\` filter. Maximum ${MAX_VALUES}` : null;
  }
  const comparisons: Comparison[] = [];
  for (const value of values) {
    if (value === null) return null;
    comparisons.push(compare(column, isNegated ? '<>' : '=', value));
  }
  return isNegated ? comparisons.map((comparison) => [comparison]) : [comparisons];
}

const compare = (column: string, operator: string, value: string | null): Comparison => ({
  column,
  operator,
  value,
  key: JSON.stringify([column, operator, value]),
});

/** Splits at commas outside quotes and parentheses. Null when a quote or a parenthesis is not closed. */
function splitOutside(text: string): string[] | null {
  const parts: string[] = [];
  let part = '';
  let depth = 0;
  let isQuoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const letter = text.charAt(at);
    if (isQuoted && letter === '\\') {
      part += letter + text.charAt(at + 1);
      at += 1;
      continue;
    }
    // A quote inside a plain value is a letter like any other.
    if (letter === '"' && (isQuoted || '.(,'.includes(part.at(-1) ?? ''))) isQuoted = !isQuoted;
    else if (!isQuoted && letter === '(') depth += 1;
    else if (!isQuoted && letter === ')') depth -= 1;
    if (depth < 0) return null;
    if (letter === ',' && !isQuoted && depth === 0) {
      parts.push(part);
      part = '';
    } else part += letter;
  }
  parts.push(part);
  return isQuoted || depth !== 0 ? null : parts;
}

function unquote(text: string): string | null {
  if (!text.startsWith('"')) return text;
  if (text.length < 2 || !text.endsWith('"')) return null;
  return text.slice(1, -1).replaceAll(/\\(.)/gs, '$1');
}
