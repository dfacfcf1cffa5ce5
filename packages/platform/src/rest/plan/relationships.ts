// Finds the one relationship an embedding means, or says why there is none or more than one.
import { RestError } from '#platform/rest/errors.ts';
import type { EmbedItem } from '#platform/rest/request/types.ts';
import {
  type ColumnPair,
  type ForeignRelationship,
  key,
  type Relation,
  type Relationship,
  type SchemaCache,
} from '#platform/rest/schema/model.ts';
import { closest } from '#platform/rest/schema/suggestions.ts';

export function findRelationship(cache: SchemaCache, origin: Relation, item: EmbedItem, role: string): Relationship {
  const reachable = (cache.relationships.get(key(origin.schema, origin.name)) ?? []).filter(
    (relationship) => relationship.target.schema === origin.schema,
  );
  const computed = reachable.filter((one) => one.kind === 'computed' && one.functionName === item.target);
  const found = computed.length > 0 ? computed : reachable.filter((one) => matches(one, item.target, item.hint));
  const [first, second] = found;
  if (first && !second) return first;
  if (first && second && found.length === 2 && isSelfPair(first, second)) return oneToMany(first, second);
  if (first) throw ambiguous(origin, item.target, found, role);
  throw notFound(origin, item, reachable, role);
}

function matches(relationship: Relationship, target: string, hint: string | null): boolean {
  if (relationship.kind === 'computed') return false;
  const isSelf = relationship.origin === relationship.target;
  if (hint === null) {
    if (relationship.target.name === target)
      return !isSelf || relationship.kind === 'junction' || relationship.targetHoldsKey;
    // A key or its column names one table, not every view over it.
    if (relationship.kind === 'junction' || relationship.target.isView) return false;
    if (relationship.constraint === target) return true;
    return !relationship.targetHoldsKey && singleColumn(relationship.columns, 0) === target;
  }
  if (relationship.target.name !== target) return false;
  if (relationship.kind === 'junction')
    return relationship.junction.name === hint || relationship.constraints.includes(hint);
  const own = singleColumn(relationship.columns, 0) === hint;
  const other = singleColumn(relationship.columns, 1) === hint;
  // A self reference named with its key column means the rows that point here; the column alone, the row pointed to.
  if (isSelf) return relationship.targetHoldsKey && other;
  return relationship.constraint === hint || own || other;
}

const singleColumn = (columns: ColumnPair[], side: 0 | 1): string | null =>
  columns.length === 1 ? (columns[0]?.[side] ?? null) : null;

function isSelfPair(a: Relationship, b: Relationship): boolean {
  return a.kind === 'foreign' && b.kind === 'foreign' && a.origin === a.target && a.constraint === b.constraint;
}

const oneToMany = (a: Relationship, b: Relationship): Relationship =>
  a.kind === 'foreign' && a.targetHoldsKey ? a : b;

function ambiguous(origin: Relation, target: string, found: readonly Relationship[], role: string): RestError {
  const visible = found.filter((relationship) => isVisible(relationship, role));
  const hints = visible.map((relationship) => `'${target}!${hintOf(relationship)}'`);
  return new RestError(
    300,
    'PGRST201',
    `Could not embed because more than one relationship was found for '${origin.name}' and '${target}'`,
    {
      details: visible.map(describe),
      hint: `Try changing '${target}' to one of the following: ${hints.join(', ')}. Find the desired relationship in the 'details' key.`,
    },
  );
}

function isVisible(relationship: Relationship, role: string): boolean {
  if (relationship.kind === 'computed') return true;
  if (relationship.kind === 'junction') return relationship.junction.visibleTo.has(role);
  const { origin, target, columns } = relationship;
  const sees = (relation: Relation, name: string) => relation.columns.get(name)?.visibleTo.has(role) === true;
  return columns.every(([own, other]) => sees(origin, own) && sees(target, other));
}

function hintOf(relationship: Relationship): string {
  if (relationship.kind === 'foreign') return relationship.constraint;
  return relationship.kind === 'junction' ? relationship.junction.name : relationship.functionName;
}

function describe(relationship: Relationship): { cardinality: string; embedding: string; relationship: string } {
  const embedding = `${relationship.origin.name} with ${relationship.target.name}`;
  if (relationship.kind === 'junction') {
    const { junction, constraints, originColumns, targetColumns } = relationship;
    const left = `${constraints[0]}(${originColumns.map(([, column]) => column).join(', ')})`;
    const right = `${constraints[1]}(${targetColumns.map(([column]) => column).join(', ')})`;
    return { cardinality: 'many-to-many', embedding, relationship: `${junction.name} using ${left} and ${right}` };
  }
  if (relationship.kind === 'computed') {
    return {
      cardinality: relationship.toOne ? 'many-to-one' : 'one-to-many',
      embedding,
      relationship: relationship.functionName,
    };
  }
  return { cardinality: relationship.cardinality, embedding, relationship: foreignText(relationship) };
}

function foreignText({ constraint, columns, origin, target }: ForeignRelationship): string {
  const side = (index: 0 | 1) => columns.map((pair) => pair[index]).join(', ');
  return `${constraint} using ${origin.name}(${side(0)}) and ${target.name}(${side(1)})`;
}

function notFound(origin: Relation, item: EmbedItem, reachable: readonly Relationship[], role: string): RestError {
  const using = item.hint === null ? '' : ` using the hint '${item.hint}'`;
  const names = reachable.filter(({ target }) => target.visibleTo.has(role)).map(({ target }) => target.name);
  const near = names.includes(item.target) ? null : closest(item.target, names);
  return new RestError(
    400,
    'PGRST200',
    `Could not find a relationship between '${origin.name}' and '${item.target}' in the schema cache`,
    {
      details: `Searched for a foreign key relationship between '${origin.name}' and '${item.target}'${using} in the schema '${origin.schema}', but no matches were found.`,
      hint: near === null ? null : `Perhaps you meant '${near}' instead of '${item.target}'.`,
    },
  );
}
