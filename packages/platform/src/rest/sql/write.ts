// Inserts, upserts, updates and deletes, each as the body of `pgrst_source`.
import type { DeletePlan, EmbedPlan, InsertPlan, ReadPlan, UpdatePlan, WritePlan } from '#platform/rest/plan/types.ts';
import type { Column, Relation } from '#platform/rest/schema/model.ts';
import { filtersSql } from './conditions.ts';
import { ident, literal, type Parameters } from './text.ts';

export function writeSql(plan: WritePlan, returning: readonly string[] | '*', parameters: Parameters): string {
  const table = tableName(plan.relation);
  const back = returningSql(table, returning);
  if (plan.verb === 'insert') return `${insertSql(plan, table, parameters)} returning ${back}`;
  if (plan.verb === 'delete') return `${deleteSql(plan, table, parameters)} returning ${back}`;
  // Nothing to set: no row is touched, and the answer has the shape of one.
  if (plan.columns.length === 0) return `select ${back} from ${table} where false`;
  return `${updateSql(plan, table, parameters)} returning ${back}`;
}

const tableName = (relation: Relation): string => `${ident(relation.schema)}.${ident(relation.name)}`;

function returningSql(table: string, returning: readonly string[] | '*'): string {
  if (returning === '*') return `${table}.*`;
  return returning.length === 0 ? '1' : returning.map((name) => `${table}.${ident(name)}`).join(', ');
}

function insertSql(plan: InsertPlan, table: string, parameters: Parameters): string {
  const { columns } = plan;
  if (columns.length === 0 && !plan.isArray) return `insert into ${table} default values${conflictSql(plan)}`;
  const names = columns.length === 0 ? '' : ` (${columns.map(({ name }) => ident(name)).join(', ')})`;
  const values = columns.map(({ name }) => `pgrst_body.${ident(name)}`).join(', ');
  const where = plan.isEmpty ? ' where false' : plan.conflict?.update ? ` where ${countInserted('+ 1')} <> '0'` : '';
  return `insert into ${table}${names} select ${values} from ${payloadSql(plan, parameters)}${where}${conflictSql(plan)}`;
}

/** The payload as rows of the table's own types; what a row leaves out may stand for the column's default. */
function payloadSql(plan: InsertPlan | UpdatePlan, parameters: Parameters): string {
  const parameter = parameters.add(plan.payload);
  if (plan.columns.length === 0) return `json_array_elements(${parameter}::json) as pgrst_body`;
  const types = `pgrst_body(${columnTypes(plan.columns)})`;
  const defaulted = plan.defaults ? plan.columns.filter((column) => column.default !== null) : [];
  if (defaulted.length === 0)
    return `${plan.isArray ? 'json_to_recordset' : 'json_to_record'}(${parameter}::json) as ${types}`;
  const pairs = defaulted.map((column) => `${literal(column.name)}, ${column.default}`).join(', ');
  const each = plan.isArray ? `jsonb_array_elements(${parameter}::jsonb)` : `(select ${parameter}::jsonb)`;
  const rows = `select coalesce(jsonb_agg(jsonb_build_object(${pairs}) || pgrst_row.value), '[]') from ${each} pgrst_row(value)`;
  return `jsonb_to_recordset((${rows})) as ${types}`;
}

const columnTypes = (columns: readonly Column[]): string =>
  columns.map(({ name, type }) => `${ident(name)} ${type}`).join(', ');

function conflictSql({ conflict, columns }: InsertPlan): string {
  if (conflict === null) return '';
  const target = conflict.columns.map(ident).join(', ');
  if (!conflict.update || columns.length === 0) return ` on conflict (${target}) do nothing`;
  const set = columns.map(({ name }) => `${ident(name)} = excluded.${ident(name)}`).join(', ');
  return ` on conflict (${target}) do update set ${set} where ${countInserted('- 1')} <> '-1'`;
}

/** Counts rows that were new, so that an upsert which only updated answers 200. */
const countInserted = (step: '+ 1' | '- 1'): string =>
  `set_config('pgrst.inserted', (coalesce(nullif(current_setting('pgrst.inserted', true), '')::int, 0) ${step})::text, true)`;

function updateSql(plan: UpdatePlan, table: string, parameters: Parameters): string {
  const set = plan.columns.map(({ name }) => `${ident(name)} = pgrst_body.${ident(name)}`).join(', ');
  const body = `(select * from ${payloadSql(plan, parameters)} limit 1) pgrst_body`;
  return `update ${table} set ${set} from ${body} where ${filtersSql(table, plan.where, parameters).join(' and ')}`;
}

const deleteSql = (plan: DeletePlan, table: string, parameters: Parameters): string =>
  `delete from ${table} where ${filtersSql(table, plan.where, parameters).join(' and ')}`;

/** The columns a write must give back for the representation that was asked for. */
export function returningColumns(read: ReadPlan): string[] | '*' {
  const names = new Set<string>();
  for (const selection of read.select) {
    if (selection.kind === 'all') return '*';
    if (selection.field.name !== '*') names.add(selection.field.name);
  }
  for (const term of read.order) if (!term.embed) names.add(term.field.name);
  for (const embed of read.embeds) {
    const columns = joinColumns(embed);
    if (columns === '*') return '*';
    for (const name of columns) names.add(name);
  }
  return [...names];
}

function joinColumns({ relationship }: EmbedPlan): string[] | '*' {
  if (relationship.kind === 'computed') return '*';
  if (relationship.kind === 'junction') return relationship.originColumns.map(([own]) => own);
  return relationship.columns.map(([own]) => own);
}
