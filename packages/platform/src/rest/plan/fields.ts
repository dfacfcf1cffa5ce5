// Fields, filters and order terms, with the type of their column where it is known.
import { embedFilterOperator, notEmbedded, relatedOrderNotToOne } from '#platform/rest/errors.ts';
import type { Field, FilterNode, OrderTerm, SelectItem } from '#platform/rest/request/types.ts';
import type { Relation } from '#platform/rest/schema/model.ts';
import type { EmbedPlan, PlannedField, PlannedFilter, PlannedOrder, Selection } from './types.ts';

export function planField(relation: Relation | null, field: Field): PlannedField {
  return { name: field.name, path: field.path, type: relation?.columns.get(field.name)?.baseType ?? null };
}

export function planSelection(relation: Relation | null, items: readonly SelectItem[]): Selection[] {
  return items.flatMap((item): Selection[] => {
    if (item.kind === 'embed') return [];
    if (item.field.name === '*' && item.aggregate === null) return [{ kind: 'all' }];
    const { alias, cast, aggregate } = item;
    return [{ kind: 'field', field: planField(relation, item.field), alias, cast, aggregate }];
  });
}

export function planFilters(
  relation: Relation | null,
  nodes: readonly FilterNode[],
  embeds: readonly EmbedPlan[],
): PlannedFilter[] {
  return nodes.map((node): PlannedFilter => {
    if (node.kind === 'logic') {
      const { operator, negated } = node;
      return { kind: 'logic', operator, negated, children: planFilters(relation, node.children, embeds) };
    }
    const embed = node.field.path.length === 0 ? embeds.find(({ name }) => name === node.field.name) : undefined;
    if (!embed) return { ...node, field: planField(relation, node.field) };
    const { condition, negated } = node;
    if (condition.op !== 'is' || (condition.keyword !== 'null' && condition.keyword !== 'not_null')) {
      throw embedFilterOperator(embed.name);
    }
    return { kind: 'embed-null', embed, isNull: (condition.keyword === 'null') !== negated };
  });
}

export function planOrder(
  relation: Relation | null,
  terms: readonly OrderTerm[],
  embeds: readonly EmbedPlan[],
): PlannedOrder[] {
  return terms.map(({ relation: related, field, direction, nulls }): PlannedOrder => {
    if (related === null) return { field: planField(relation, field), embed: null, direction, nulls };
    const embed = embeds.find(({ name }) => name === related);
    if (!embed) throw notEmbedded(related, related);
    if (!embed.toOne) throw relatedOrderNotToOne(relation?.name ?? '', related);
    return { field: planField(embed.read.relation, field), embed, direction, nulls };
  });
}
