// Every way from one relation's rows to another's: foreign keys both ways, junctions, views over them, computed ones.
import {
  type ColumnPair,
  type ComputedRelationship,
  type ForeignRelationship,
  type JunctionRelationship,
  key,
  type Relation,
  type Relationship,
} from './model.ts';

export interface ForeignKey {
  name: string;
  origin: Relation;
  target: Relation;
  columns: ColumnPair[];
}

/** For a base relation, the views that show its columns: base column → view column. */
export type ViewsOf = ReadonlyMap<Relation, Array<{ view: Relation; columns: ReadonlyMap<string, string> }>>;

export function buildRelationships(
  foreignKeys: readonly ForeignKey[],
  uniques: ReadonlyMap<Relation, string[][]>,
  views: ViewsOf,
  computed: readonly ComputedRelationship[],
): Map<string, Relationship[]> {
  const keys = foreignKeys.flatMap((foreignKey) => withViews(foreignKey, views));
  const all: Relationship[] = [
    ...keys.flatMap((foreignKey) => bothDirections(foreignKey, uniques)),
    ...junctions(keys),
    ...computed,
  ];
  const index = new Map<string, Relationship[]>();
  for (const relationship of all) {
    const origin = key(relationship.origin.schema, relationship.origin.name);
    const list = index.get(origin);
    if (list) list.push(relationship);
    else index.set(origin, [relationship]);
  }
  return index;
}

/** The key itself, and the same key seen through every view that shows all of its columns. */
function withViews(foreignKey: ForeignKey, views: ViewsOf): ForeignKey[] {
  const origins = sides(
    foreignKey.origin,
    foreignKey.columns.map(([own]) => own),
    views,
  );
  const targets = sides(
    foreignKey.target,
    foreignKey.columns.map(([, other]) => other),
    views,
  );
  return origins.flatMap((origin) =>
    targets.map((target) => ({
      name: foreignKey.name,
      origin: origin.relation,
      target: target.relation,
      columns: origin.columns.map((column, index): ColumnPair => [column, target.columns[index] ?? column]),
    })),
  );
}

function sides(
  relation: Relation,
  columns: string[],
  views: ViewsOf,
): Array<{ relation: Relation; columns: string[] }> {
  const seen = [{ relation, columns }];
  for (const { view, columns: shown } of views.get(relation) ?? []) {
    const names = columns.map((column) => shown.get(column));
    if (names.every((name) => name !== undefined)) seen.push({ relation: view, columns: names });
  }
  return seen;
}

function bothDirections(foreignKey: ForeignKey, uniques: ReadonlyMap<Relation, string[][]>): ForeignRelationship[] {
  const own = foreignKey.columns.map(([column]) => column);
  const isUnique = (uniques.get(foreignKey.origin) ?? []).some((columns) => sameColumns(columns, own));
  const common = { kind: 'foreign' as const, constraint: foreignKey.name };
  return [
    {
      ...common,
      origin: foreignKey.origin,
      target: foreignKey.target,
      cardinality: isUnique ? 'one-to-one' : 'many-to-one',
      columns: foreignKey.columns,
      targetHoldsKey: false,
    },
    {
      ...common,
      origin: foreignKey.target,
      target: foreignKey.origin,
      cardinality: isUnique ? 'one-to-one' : 'one-to-many',
      columns: foreignKey.columns.map(([a, b]): ColumnPair => [b, a]),
      targetHoldsKey: true,
    },
  ];
}

const sameColumns = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((column) => b.includes(column));

/** Two keys of one relation that together lie within its primary key join their targets many-to-many. */
function junctions(keys: readonly ForeignKey[]): JunctionRelationship[] {
  const byOrigin = Map.groupBy(keys, (foreignKey) => foreignKey.origin);
  const found: JunctionRelationship[] = [];
  for (const [junction, own] of byOrigin) {
    for (const left of own) {
      for (const right of own) {
        if (left.name === right.name) continue;
        const columns = [...left.columns, ...right.columns].map(([column]) => column);
        if (!columns.every((column) => junction.primaryKey.includes(column))) continue;
        found.push({
          kind: 'junction',
          origin: left.target,
          target: right.target,
          junction,
          constraints: [left.name, right.name],
          originColumns: left.columns.map(([a, b]) => [b, a]),
          targetColumns: right.columns,
        });
      }
    }
  }
  return found;
}
