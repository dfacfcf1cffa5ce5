// The tree of what is read: one node for the target, one for each embedded resource, each with its own clauses.
import { aggregatesDisabled, notEmbedded } from '#platform/rest/errors.ts';
import { everything } from '#platform/rest/request/query/select.ts';
import type { EmbedItem, NodeClauses, SelectItem } from '#platform/rest/request/types.ts';
import { isToOne, type Relation, type SchemaCache } from '#platform/rest/schema/model.ts';
import { planFilters, planOrder, planSelection } from './fields.ts';
import { findRelationship } from './relationships.ts';
import type { EmbedPlan, ReadPlan } from './types.ts';

export interface ReadContext {
  cache: SchemaCache;
  role: string;
  maxRows: number | null;
  aggregates: boolean;
}

export interface ReadRequest {
  select: SelectItem[];
  clauses: readonly NodeClauses[];
}

export function planRead(
  context: ReadContext,
  relation: Relation | null,
  from: ReadPlan['from'],
  request: ReadRequest,
): ReadPlan {
  const select = request.select.length === 0 ? [everything] : request.select;
  const clauses = new ClauseFinder(request.clauses);
  const plan = planNode(context, relation, from, select, [], clauses, 0);
  clauses.refuseUnused();
  return plan;
}

function planNode(
  context: ReadContext,
  relation: Relation | null,
  from: ReadPlan['from'],
  select: readonly SelectItem[],
  path: readonly string[],
  clauses: ClauseFinder,
  depth: number,
): ReadPlan {
  if (!context.aggregates && select.some((item) => item.kind === 'field' && item.aggregate)) throw aggregatesDisabled();
  const embeds = select
    .filter((item) => item.kind === 'embed')
    .map((item) => planEmbed(context, relation, item, path, clauses, depth));
  const own = clauses.find(path);
  return {
    relation,
    from,
    select: planSelection(relation, select),
    where: planFilters(relation, own?.filters ?? [], embeds),
    order: planOrder(relation, own?.order ?? [], embeds),
    limit: own?.limit ?? null,
    offset: own?.offset ?? null,
    maxRows: context.maxRows,
    embeds,
  };
}

function planEmbed(
  context: ReadContext,
  origin: Relation | null,
  item: EmbedItem,
  path: readonly string[],
  clauses: ClauseFinder,
  depth: number,
): EmbedPlan {
  // A function that returns an anonymous record relates to nothing.
  if (origin === null) throw notEmbedded(item.target, item.target);
  const relationship = findRelationship(context.cache, origin, item, context.role);
  const name = item.alias ?? item.target;
  const childPath = clauses.pathOf(path, item);
  const from = { kind: 'aliased' as const, alias: `${relationship.target.name}_${depth + 1}` };
  return {
    name,
    alias: `${origin.name}_${name}_${depth + 1}`,
    relationship,
    toOne: isToOne(relationship),
    inner: item.join === 'inner',
    spread: item.spread,
    hidden: item.select.length === 0,
    read: planNode(context, relationship.target, from, item.select, childPath, clauses, depth + 1),
  };
}

/** Hands each node its clauses and refuses those that name no node. */
class ClauseFinder {
  readonly #clauses: ReadonlyMap<string, NodeClauses>;
  readonly #unused: Set<string>;

  constructor(clauses: readonly NodeClauses[]) {
    this.#clauses = new Map(clauses.map((clause) => [JSON.stringify(clause.path), clause]));
    this.#unused = new Set(this.#clauses.keys());
  }

  find(path: readonly string[]): NodeClauses | undefined {
    const key = JSON.stringify(path);
    this.#unused.delete(key);
    return this.#clauses.get(key);
  }

  /** An aliased resource is named by its alias; the name of its relation is understood too. */
  pathOf(parent: readonly string[], item: EmbedItem): string[] {
    const byAlias = [...parent, item.alias ?? item.target];
    const byTarget = [...parent, item.target];
    const known = [...this.#clauses.values()].some(({ path }) => startsWith(path, byAlias));
    return known ? byAlias : byTarget;
  }

  refuseUnused(): void {
    for (const key of this.#unused) {
      const target = this.#clauses.get(key)?.path.at(-1);
      if (target !== undefined) throw notEmbedded(target, target);
    }
  }
}

const startsWith = (path: readonly string[], prefix: readonly string[]): boolean =>
  prefix.every((name, index) => path[index] === name);
