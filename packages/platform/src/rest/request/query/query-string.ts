// The whole query string: which parameter is which, for which node of the select tree, and the request's shape.
import { parseError, RestError } from '#platform/rest/errors.ts';
import type { NodeClauses, ParsedQuery } from '#platform/rest/request/types.ts';
import { looksLikeFilter, parseCondition } from './conditions.ts';
import { parseField } from './fields.ts';
import { parseLogic } from './logic.ts';
import { parseOrder } from './order.ts';
import { Scanner } from './scanner.ts';
import { everything, parseSelect } from './select.ts';

const REST = /[\s\S]*/y;
const MAX_PARAMETERS = 1_000;
const KEYWORD = /^(?:(.+)\.)?(order|limit|offset|and|or)$/;

export function parseQuery(query: string, options: { isCall: boolean }): ParsedQuery {
  const parser = new QueryParser(options.isCall);
  const parameters = new URLSearchParams(query);
  if (parameters.size > MAX_PARAMETERS) throw new RestError(400, 'PGRST100', 'Too many query parameters');
  for (const [key, value] of parameters) parser.add(key, value);
  return parser.finish();
}

class QueryParser {
  readonly #isCall: boolean;
  readonly #nodes = new Map<string, NodeClauses>();
  readonly #parsed: ParsedQuery;
  readonly #pieces: string[] = [];

  constructor(isCall: boolean) {
    this.#isCall = isCall;
    this.#parsed = {
      select: [everything],
      clauses: [],
      columns: null,
      onConflict: null,
      args: [],
      values: [],
      shape: '',
    };
  }

  add(key: string, value: string): void {
    if (key === 'select') return this.#select(value);
    if (key === 'columns') return this.#columns(value);
    if (key === 'on_conflict') return this.#onConflict(value);
    if (key === '' || key === 'apikey') return;
    const keyword = KEYWORD.exec(key);
    if (keyword) return this.#clause(key, keyword[1] ?? '', keyword[2] ?? '', value);
    if (this.#isCall && !looksLikeFilter(value)) return this.#argument(key, value);
    this.#filter(key, value);
  }

  finish(): ParsedQuery {
    this.#parsed.clauses = [...this.#nodes.values()];
    // As JSON, so that no text of a caller's can pass for a boundary between two pieces.
    this.#parsed.shape = JSON.stringify(this.#pieces);
    return this.#parsed;
  }

  #select(value: string): void {
    // supabase-js repeats select when it is called twice; the last one counts.
    this.#parsed.select = parseSelect(value);
    this.#shape('select', value);
  }

  #columns(value: string): void {
    this.#parsed.columns = parseNames(value, 'columns parameter');
    this.#shape('columns', value);
  }

  #onConflict(value: string): void {
    this.#parsed.onConflict = value === '' ? null : parseNames(value, 'on_conflict parameter');
    this.#shape('on_conflict', value);
  }

  #clause(key: string, prefix: string, keyword: string, value: string): void {
    const isLogic = keyword === 'and' || keyword === 'or';
    const negated = isLogic && (prefix === 'not' || prefix.endsWith('.not'));
    const node = this.#node(parsePath(negated ? prefix.slice(0, -4).replace(/^not$/, '') : prefix));
    if (isLogic) {
      const logic = parseLogic(value, keyword, negated, this.#value);
      node.filters.push(logic.node);
      this.#shape(key, logic.shape);
    } else if (keyword === 'order') {
      node.order = value === '' ? [] : parseOrder(value);
      this.#shape(key, value);
    } else {
      const slot = keyword === 'limit' ? 'limit' : 'offset';
      // A negative offset is none.
      if (slot === 'offset' && /^-\d+$/.test(value)) return;
      node[slot] = this.#value(parseBound(slot, value));
      this.#shape(key, '');
    }
  }

  #filter(key: string, value: string): void {
    const keys = new Scanner(key, 'tree path');
    const { path, field } = parseTreePath(keys);
    const scanner = new Scanner(value, 'filter');
    const { negated, condition, shape } = parseCondition(scanner, this.#value, readRest);
    if (!scanner.done) scanner.fail('expecting end of input');
    this.#node(path).filters.push({ kind: 'filter', field, negated, condition });
    this.#shape(key, shape);
  }

  #argument(name: string, value: string): void {
    this.#parsed.args.push({ name, value: this.#value(value) });
    this.#shape('@', name);
  }

  #shape(key: string, text: string): void {
    this.#pieces.push(key, text);
  }

  readonly #value = (value: string): number => this.#parsed.values.push(value) - 1;

  #node(path: string[]): NodeClauses {
    const key = JSON.stringify(path);
    const known = this.#nodes.get(key);
    if (known) return known;
    const node: NodeClauses = { path, filters: [], order: [], limit: null, offset: null };
    this.#nodes.set(key, node);
    return node;
  }
}

const readRest = (scanner: Scanner): string => scanner.match(REST) ?? '';

function parsePath(prefix: string): string[] {
  if (prefix === '') return [];
  const { path, field } = parseTreePath(new Scanner(prefix, 'tree path'));
  return [...path, field.name];
}

/** `a.b.column->key`: the embedded resources on the way, then the field. */
function parseTreePath(scanner: Scanner) {
  const path: string[] = [];
  let field = parseField(scanner);
  while (scanner.take('.')) {
    path.push(field.name);
    field = parseField(scanner);
  }
  if (!scanner.done) scanner.fail('expecting "." or end of input');
  return { path, field };
}

function parseNames(source: string, what: string): string[] {
  const scanner = new Scanner(source, what);
  const names: string[] = [];
  do names.push(scanner.name());
  while (scanner.take(','));
  if (!scanner.done) scanner.fail('expecting "," or end of input');
  return names;
}

function parseBound(slot: 'limit' | 'offset', value: string): string {
  if (!/^-?\d{1,18}$/.test(value)) throw parseError(`${slot} parameter`, value, 0, 'expecting a whole number');
  if (!value.startsWith('-')) return value;
  throw new RestError(416, 'PGRST103', 'Requested range not satisfiable', {
    details: 'Limit should be greater than or equal to zero.',
  });
}
