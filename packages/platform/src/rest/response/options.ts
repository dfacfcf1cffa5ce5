// OPTIONS: which verbs a table or a function takes.
import type { IncomingHttpHeaders } from 'node:http';
import type { HttpResponse } from '#platform/http/types.ts';
import { parseRequest } from '#platform/rest/request/request.ts';
import type { Schema } from '#platform/rest/schema/holder.ts';
import { key } from '#platform/rest/schema/model.ts';

export function allowedMethods(path: string, { cache, config }: Schema, headers: IncomingHttpHeaders): HttpResponse {
  const { target, schema } = parseRequest({ method: 'GET', path, query: '', headers }, config);
  const verbs = ['OPTIONS'];
  if (target.kind === 'function') {
    const routines = cache.routines.get(key(schema, target.name)) ?? [];
    if (routines.some(({ volatility }) => volatility !== 'volatile')) verbs.push('GET', 'HEAD');
    verbs.push('POST');
  } else {
    const relation = target.kind === 'relation' ? cache.relations.get(key(schema, target.name)) : undefined;
    verbs.push('GET', 'HEAD');
    if (relation?.insertable) verbs.push('POST');
    if (relation?.insertable && relation.updatable && relation.primaryKey.length > 0) verbs.push('PUT');
    if (relation?.updatable) verbs.push('PATCH');
    if (relation?.deletable) verbs.push('DELETE');
  }
  return { status: 200, headers: { allow: verbs.join(',') }, body: null };
}
