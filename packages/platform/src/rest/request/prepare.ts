// Prepares a request for compilation: its body as a payload, and the keys under which its plan is cached.

import type { PlainRequest } from '#platform/http/types.ts';
import type { RestConfig } from '#platform/rest/config.ts';
import { unsupportedContentType } from '#platform/rest/errors.ts';
import type { CompileBody } from '#platform/rest/sql/compile.ts';
import { parseBody } from './body.ts';
import { bodyKind } from './media-types.ts';
import type { RestRequest } from './request.ts';
import type { ParsedQuery } from './types.ts';

/** Two requests with the same exact key are the same request, letter by letter, of the same sort of caller. */
export const exactKey = ({ method, path, query, headers }: PlainRequest, caller: string): string =>
  [
    caller,
    method,
    path,
    query,
    headers.accept,
    headers.prefer,
    headers['accept-profile'],
    headers['content-profile'],
    headers.range,
  ].join('\n');

/** Everything the statement depends on, and no value. */
export function shapeKey(
  { method, target, schema, query, preferences, accepted }: RestRequest,
  body: CompileBody | null,
): string {
  const name = target.kind === 'root' ? '' : target.name;
  const { return: representation, count, resolution, missing, handling, maxAffected } = preferences;
  const wanted = [representation, count, resolution, missing, handling === 'strict' && maxAffected !== null];
  const payload = body && [body.kind, body.payload.isArray, body.payload.rows === 0, body.payload.columns];
  const verb = method === 'HEAD' ? 'GET' : method;
  return JSON.stringify([verb, target.kind, name, schema, query.shape, wanted, accepted, payload]);
}

export async function readPayload(
  http: PlainRequest,
  request: RestRequest,
  config: RestConfig,
  values: Array<string | Buffer>,
): Promise<CompileBody | null> {
  const kind = bodyKind(http.headers['content-type']);
  const isCall = request.target.kind === 'function';
  if (kind === null || (!isCall && kind !== 'json' && kind !== 'csv' && kind !== 'form')) {
    throw unsupportedContentType(http.headers['content-type'] ?? '');
  }
  const bytes = await http.readBody(config.bodyLimit);
  if (isCall && kind === 'form') return takeForm(bytes, request.query, values);
  const payload = parseBody(kind, bytes, { isCall, anyKeys: request.query.columns !== null });
  return { kind, payload, ref: values.push(payload.text) - 1 };
}

/** A form's fields are arguments, as those of an address are. */
function takeForm(bytes: Buffer, query: ParsedQuery, values: Array<string | Buffer>): null {
  for (const [name, value] of new URLSearchParams(bytes.toString('utf8'))) {
    query.args.push({ name, value: values.push(value) - 1 });
    query.shape += JSON.stringify(name);
  }
  return null;
}
