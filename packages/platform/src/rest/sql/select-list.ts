// What one node of the read tree shows: its select list, the names it gives, what it groups by.
// Aggregates inside a to-one spread are applied by the node that spreads them: they leave here as `pending`.
import type { EmbedPlan, ReadPlan, Selection } from '#platform/rest/plan/types.ts';
import { fieldSql } from './conditions.ts';
import { castType, ident } from './text.ts';

type FieldSelection = Extract<Selection, { kind: 'field' }>;
type Aggregate = NonNullable<FieldSelection['aggregate']>;

export interface Pending {
  column: string;
  name: string;
  aggregate: Aggregate;
}

export interface SelectList {
  items: string[];
  names: string[];
  groupBy: string[];
  isAggregated: boolean;
  pending: Pending[];
}

export interface EmbedOutput {
  embed: EmbedPlan;
  list: SelectList;
  /** How many columns were added for ordering by this resource; they are not shown. */
  orderColumns: number;
}

export function selectList(plan: ReadPlan, rows: string, embeds: readonly EmbedOutput[], hoist: boolean): SelectList {
  const out: SelectList = {
    items: [],
    names: [],
    groupBy: [],
    isAggregated: isAggregated(plan, embeds, hoist),
    pending: [],
  };
  for (const selection of plan.select) addSelection(out, selection, plan, rows, hoist);
  for (const embed of embeds) if (!embed.embed.hidden) addEmbed(out, embed, hoist);
  return out;
}

function isAggregated(plan: ReadPlan, embeds: readonly EmbedOutput[], hoist: boolean): boolean {
  if (hoist) return false;
  return (
    plan.select.some((item) => item.kind === 'field' && item.aggregate !== null) ||
    embeds.some(({ list }) => list.pending.length > 0)
  );
}

function addSelection(out: SelectList, selection: Selection, plan: ReadPlan, rows: string, hoist: boolean): void {
  if (selection.kind === 'all') {
    const columns = [...(plan.relation?.columns.keys() ?? [])];
    out.items.push(`${rows}.*`);
    out.names.push(...columns);
    out.groupBy.push(...columns.map((name) => `${rows}.${ident(name)}`));
    return;
  }
  const { aggregate } = selection;
  const value = castSql(valueSql(selection, rows), selection.cast);
  if (aggregate === null) {
    const name = nameOf(selection);
    out.items.push(`${value} as ${ident(name)}`);
    out.names.push(name);
    out.groupBy.push(value);
    return;
  }
  const name = selection.alias ?? aggregate.name;
  if (!hoist) {
    out.items.push(`${aggregateSql(aggregate, value)} as ${ident(name)}`);
    out.names.push(name);
    return;
  }
  const column = `pgrst_aggregate_${out.pending.length}`;
  out.items.push(`${isCountAll(selection) ? '1' : value} as ${ident(column)}`);
  out.pending.push({ column, name, aggregate });
}

const isCountAll = (selection: FieldSelection): boolean => selection.field.name === '*';

const valueSql = (selection: FieldSelection, rows: string): string =>
  isCountAll(selection) ? '*' : fieldSql(rows, selection.field);

const castSql = (value: string, cast: string | null): string =>
  cast === null ? value : `cast(${value} as ${castType(cast)})`;

const aggregateSql = ({ name, cast }: Aggregate, value: string): string => castSql(`${name}(${value})`, cast);

function nameOf({ alias, field }: FieldSelection): string {
  if (alias !== null) return alias;
  const key = field.path.map((step) => step.key).findLast((step) => typeof step === 'string');
  return typeof key === 'string' ? key : field.name;
}

function addEmbed(out: SelectList, { embed, list, orderColumns }: EmbedOutput, hoist: boolean): void {
  const alias = ident(embed.alias);
  if (embed.spread) return addSpread(out, alias, list, hoist);
  const value = embed.toOne ? toOneSql(alias, list, orderColumns) : `coalesce(${alias}.${alias}, '[]')`;
  // json cannot be grouped by; jsonb can.
  const shown = out.isAggregated || hoist ? `(${value})::jsonb` : value;
  out.items.push(`${shown} as ${ident(embed.name)}`);
  out.names.push(embed.name);
  out.groupBy.push(shown);
}

function addSpread(out: SelectList, alias: string, list: SelectList, hoist: boolean): void {
  for (const name of list.names) {
    const value = `${alias}.${ident(name)}`;
    out.items.push(`${value} as ${ident(name)}`);
    out.names.push(name);
    out.groupBy.push(value);
  }
  for (const { column, name, aggregate } of list.pending) {
    const value = `${alias}.${ident(column)}`;
    if (hoist) {
      const lifted = `pgrst_aggregate_${out.pending.length}`;
      out.items.push(`${value} as ${ident(lifted)}`);
      out.pending.push({ column: lifted, name, aggregate });
    } else {
      out.items.push(`${aggregateSql(aggregate, value)} as ${ident(name)}`);
      out.names.push(name);
    }
  }
}

/** Columns added for ordering must not show in the row's JSON. */
function toOneSql(alias: string, list: SelectList, orderColumns: number): string {
  if (orderColumns === 0) return `row_to_json(${alias}.*)`;
  const shown = list.names.map((name) => `${alias}.${ident(name)}`).join(', ');
  return `case when ${alias} is distinct from null then (select row_to_json(shown) from (select ${shown}) shown) end`;
}
