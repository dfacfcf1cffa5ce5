// How much one request may ask of the database where the project bounds filters: PostgreSQL has no limit of its own short of the
// statement's time, and a pattern of twenty letters can use all of that.
import type { CallerKind } from '#platform/auth/tokens/caller.ts';
import { RestError } from '#platform/rest/errors.ts';
import type { Condition, Field, FilterNode, ParsedQuery, SelectItem } from '#platform/rest/request/types.ts';

interface FilterLimits {
  /** Characters of a regular expression; null refuses all of them. */
  expression: number | null;
  /** Characters and wildcards of `like` and `ilike`. */
  pattern: number;
  wildcards: number;
  /** Characters of a text search, and of any other value: a list, an array, a document. */
  search: number;
  value: number;
  conditions: number;
  logicDepth: number;
  jsonSteps: number;
  orderTerms: number;
  fields: number;
  embeds: number;
  embedDepth: number;
}

const LIMITS: Record<Exclude<CallerKind, 'service'>, FilterLimits> = {
  anonymous: {
    expression: null,
    pattern: 100,
    wildcards: 6,
    search: 300,
    value: 4_000,
    conditions: 40,
    logicDepth: 4,
    jsonSteps: 8,
    orderTerms: 8,
    fields: 100,
    embeds: 8,
    embedDepth: 4,
  },
  member: {
    expression: 200,
    pattern: 300,
    wildcards: 20,
    search: 2_000,
    value: 30_000,
    conditions: 300,
    logicDepth: 16,
    jsonSteps: 16,
    orderTerms: 32,
    fields: 500,
    embeds: 40,
    embedDepth: 8,
  },
};

export function refuseExpensive({ select, clauses, values }: ParsedQuery, kind: CallerKind): void {
  if (kind === 'service') return;
  const bounds = new Bounds(LIMITS[kind], values);
  bounds.select(select, 1);
  for (const clause of clauses) {
    for (const filter of clause.filters) bounds.filter(filter, 0);
    bounds.order(clause.order);
  }
}

class Bounds {
  readonly #limits: FilterLimits;
  readonly #values: readonly string[];
  #conditions = 0;
  #fields = 0;
  #embeds = 0;

  constructor(limits: FilterLimits, values: readonly string[]) {
    this.#limits = limits;
    this.#values = values;
  }

  select(items: readonly SelectItem[], depth: number): void {
    for (const item of items) {
      if (item.kind === 'field') {
        this.#fields += 1;
        this.#field(item.field);
      } else {
        this.#embeds += 1;
        refuseAbove('embedded levels', depth, this.#limits.embedDepth);
        this.select(item.select, depth + 1);
      }
    }
    refuseAbove('selected fields', this.#fields, this.#limits.fields);
    refuseAbove('embedded resources', this.#embeds, this.#limits.embeds);
  }

  order(terms: ReadonlyArray<{ field: Field }>): void {
    refuseAbove('order terms', terms.length, this.#limits.orderTerms);
    for (const { field } of terms) this.#field(field);
  }

  filter(node: FilterNode, depth: number): void {
    if (node.kind === 'logic') {
      refuseAbove('levels of logic', depth + 1, this.#limits.logicDepth);
      for (const child of node.children) this.filter(child, depth + 1);
      return;
    }
    this.#conditions += 1;
    refuseAbove('conditions', this.#conditions, this.#limits.conditions);
    this.#field(node.field);
    this.#condition(node.condition);
  }

  #field({ path }: Field): void {
    refuseAbove('steps of a JSON path', path.length, this.#limits.jsonSteps);
  }

  #condition(condition: Condition): void {
    if (condition.op === 'is') return;
    const { pattern, wildcards, search, value: most } = this.#limits;
    const value = this.#values[condition.value] ?? '';
    if (condition.op === 'search') return refuseAbove('characters of a text search', value.length, search);
    refuseAbove('characters of a value', value.length, most);
    if (condition.op === 'in') return;
    const { operator, quantifier } = condition;
    if (operator === 'match' || operator === 'imatch') return this.#expression(value, quantifier !== null);
    if (operator !== 'like' && operator !== 'ilike') return;
    refuseAbove('characters of a pattern', value.length, pattern);
    refuseAbove('wildcards of a pattern', value.split(/[%_]/).length - 1, wildcards);
  }

  #expression(value: string, isList: boolean): void {
    const { expression } = this.#limits;
    if (expression === null) throw tooExpensive('Regular expressions need a signed-in caller');
    refuseAbove('characters of a regular expression', value.length, expression);
    // The braces of a list are no repetition, and what its quotes and escapes hide is looked at as well.
    const text = isList ? value.slice(1).replaceAll(/[\\"]/g, '') : value;
    if (/\\+[1-9]/.test(value)) throw tooExpensive('Back references are not allowed in a regular expression');
    if (/\(\?<?[=!]/.test(text)) throw tooExpensive('Lookaround is not allowed in a regular expression');
    refuseAbove('repetitions of a regular expression', repetitions(text), MOST_REPETITIONS);
  }
}

const MOST_REPETITIONS = 100;

/** Counted repetitions multiply where one holds another, each making its own copy of the states below it. */
function repetitions(pattern: string): number {
  let product = 1;
  for (const [, least = '', most = ''] of pattern.matchAll(/\{\s*(\d+)(?:,(\d*))?/g))
    product *= Math.max(Number(least), Number(most), 1);
  return product;
}

function refuseAbove(what: string, count: number, most: number): void {
  if (count > most) throw tooExpensive(`A request can have ${most} ${what} at most`);
}

const tooExpensive = (message: string): RestError => new RestError(400, 'PGRST100', message);
