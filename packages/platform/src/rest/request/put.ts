// PUT names its row twice, in the address and in the body; they must agree.
import { invalidBody, putMismatch } from '#platform/rest/errors.ts';
import type { RestRequest } from './request.ts';

export function refusePutMismatch({ query }: RestRequest, text: string): void {
  const value: unknown = JSON.parse(text);
  const rows = Array.isArray(value) ? value : [value];
  const [row] = rows;
  if (rows.length !== 1 || typeof row !== 'object' || row === null) throw invalidBody('PUT takes exactly one row');
  const filters = query.clauses.find(({ path }) => path.length === 0)?.filters ?? [];
  for (const filter of filters) {
    if (filter.kind !== 'filter' || filter.condition.op !== 'compare') continue;
    const own: unknown = (row as Record<string, unknown>)[filter.field.name];
    if (String(own) !== query.values[filter.condition.value]) throw putMismatch();
  }
}
