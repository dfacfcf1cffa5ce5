// The read tree as one select: embedded resources are lateral joins, to-many ones aggregated to JSON.
import { aggregateInSpread } from '#platform/rest/errors.ts';
import type { EmbedPlan, PlannedOrder, ReadPlan } from '#platform/rest/plan/types.ts';
import { fieldSql, filtersSql, rowsName } from './conditions.ts';
import { type EmbedOutput, type SelectList, selectList } from './select-list.ts';
import { ident, type Parameters } from './text.ts';

export interface NodeSql {
  text: string;
  list: SelectList;
}

export function readSql(plan: ReadPlan, parameters: Parameters): string {
  return nodeSql(plan, fromSql(plan), [], [], parameters, false).text;
}

/** The same rows without order, range or columns: what an exact count counts. */
export function countSql(plan: ReadPlan, parameters: Parameters): string {
  const rows = rowsName(plan.from);
  const needed = plan.embeds.filter((embed) => embed.inner || isTested(plan, embed));
  const joins = needed.map((embed) => embedSql(plan, embed, parameters).join);
  const where = whereSql(filtersSql(rows, plan.where, parameters));
  return `select 1 from ${fromSql(plan)}${joins.join('')}${where}`;
}

const isTested = (plan: ReadPlan, embed: EmbedPlan): boolean =>
  plan.where.some(function tests(filter): boolean {
    if (filter.kind === 'logic') return filter.children.some(tests);
    return filter.kind === 'embed-null' && filter.embed === embed;
  });

function fromSql(plan: ReadPlan): string {
  if (plan.from.kind !== 'aliased') return rowsName(plan.from);
  const { relation } = plan;
  return relation
    ? `${ident(relation.schema)}.${ident(relation.name)} as ${ident(plan.from.alias)}`
    : rowsName(plan.from);
}

function nodeSql(
  plan: ReadPlan,
  from: string,
  conditions: readonly string[],
  orderColumns: readonly string[],
  parameters: Parameters,
  hoist: boolean,
): NodeSql {
  const rows = rowsName(plan.from);
  const embeds = plan.embeds.map((embed) => embedSql(plan, embed, parameters));
  const list = selectList(
    plan,
    rows,
    embeds.map(({ output }) => output),
    hoist,
  );
  const items = [...list.items, ...orderColumns];
  const where = whereSql([...conditions, ...filtersSql(rows, plan.where, parameters)]);
  const grouped = list.isAggregated ? [...list.groupBy, ...relatedOrder(plan)] : [];
  const groupBy = grouped.length > 0 ? ` group by ${grouped.join(', ')}` : '';
  const text =
    `select ${items.length > 0 ? items.join(', ') : '1'} from ${from}${embeds.map(({ join }) => join).join('')}` +
    `${where}${groupBy}${orderSql(plan, rows)}${rangeSql(plan, parameters)}`;
  return { text, list };
}

const whereSql = (conditions: readonly string[]): string =>
  conditions.length > 0 ? ` where ${conditions.join(' and ')}` : '';

/** The columns of embedded resources that the order needs. */
const relatedOrder = (plan: ReadPlan): string[] =>
  plan.order.flatMap((term) =>
    term.embed ? [`${ident(term.embed.alias)}.${ident(orderColumn(plan.order, term))}`] : [],
  );

function orderSql(plan: ReadPlan, rows: string): string {
  if (plan.order.length === 0) return '';
  const terms = plan.order.map((term) => {
    const value = term.embed
      ? `${ident(term.embed.alias)}.${ident(orderColumn(plan.order, term))}`
      : fieldSql(rows, term.field);
    const direction = term.direction === null ? '' : ` ${term.direction}`;
    return `${value}${direction}${term.nulls === null ? '' : ` nulls ${term.nulls}`}`;
  });
  return ` order by ${terms.join(', ')}`;
}

const orderColumn = (order: readonly PlannedOrder[], term: PlannedOrder): string =>
  `pgrst_order_${order.indexOf(term)}`;

function rangeSql(plan: ReadPlan, parameters: Parameters): string {
  const asked = plan.limit === null ? null : `${parameters.add(plan.limit)}::int8`;
  const limit =
    plan.maxRows === null ? asked : asked === null ? String(plan.maxRows) : `least(${asked}, ${plan.maxRows})`;
  const offset = plan.offset === null ? '' : ` offset ${parameters.add(plan.offset)}::int8`;
  return `${limit === null ? '' : ` limit ${limit}`}${offset}`;
}

function embedSql(parent: ReadPlan, embed: EmbedPlan, parameters: Parameters): { join: string; output: EmbedOutput } {
  const { from, conditions } = relatedRows(parent, embed);
  const rows = rowsName(embed.read.from);
  const orders = parent.order.filter((term) => term.embed === embed);
  const columns = orders.map((term) => `${fieldSql(rows, term.field)} as ${ident(orderColumn(parent.order, term))}`);
  const hoist = embed.spread && embed.toOne;
  const node = nodeSql(embed.read, from, conditions, columns, parameters, hoist);
  if (embed.spread && !embed.toOne && node.list.isAggregated) throw aggregateInSpread();
  const alias = ident(embed.alias);
  const kind = embed.inner ? 'inner' : 'left';
  return {
    join: ` ${kind} join lateral (${lateralSql(embed, node, alias)}) as ${alias} on ${onSql(embed, alias)}`,
    output: { embed, list: node.list, orderColumns: columns.length },
  };
}

function lateralSql(embed: EmbedPlan, node: NodeSql, alias: string): string {
  if (embed.toOne) return node.text;
  if (!embed.spread) return `select json_agg(${alias}) as ${alias} from (${node.text}) as ${alias}`;
  const arrays = node.list.names.map((name) => `coalesce(json_agg(${alias}.${ident(name)}), '[]') as ${ident(name)}`);
  return `select ${[...arrays, `nullif(count(*), 0) as ${alias}`].join(', ')} from (${node.text}) as ${alias}`;
}

const onSql = (embed: EmbedPlan, alias: string): string =>
  embed.inner && !embed.toOne ? `${alias}.${alias} is not null` : 'true';

/** The related relation and the condition that joins its rows to the parent's. */
function relatedRows(parent: ReadPlan, embed: EmbedPlan): { from: string; conditions: string[] } {
  const { relationship } = embed;
  const origin = rowsName(parent.from);
  const target = rowsName(embed.read.from);
  switch (relationship.kind) {
    case 'foreign':
      return {
        from: fromSql(embed.read),
        conditions: relationship.columns.map(([own, other]) => `${target}.${ident(other)} = ${origin}.${ident(own)}`),
      };
    case 'junction': {
      const { junction, originColumns, targetColumns } = relationship;
      const middle = ident(`${junction.name}_j`);
      return {
        from: `${fromSql(embed.read)}, ${ident(junction.schema)}.${ident(junction.name)} as ${middle}`,
        conditions: [
          ...targetColumns.map(([own, other]) => `${middle}.${ident(own)} = ${target}.${ident(other)}`),
          ...originColumns.map(([own, other]) => `${middle}.${ident(other)} = ${origin}.${ident(own)}`),
        ],
      };
    }
    case 'computed': {
      const { functionSchema, functionName } = relationship;
      const table = `${ident(relationship.origin.schema)}.${ident(relationship.origin.name)}`;
      const row =
        parent.from.kind === 'source'
          ? `${origin}::${table}`
          : parent.from.kind === 'table'
            ? ident(parent.from.relation.name)
            : origin;
      return { from: `${ident(functionSchema)}.${ident(functionName)}(${row}) as ${target}`, conditions: [] };
    }
  }
}
