// The SQL the platform itself would send for a request, for the yardstick to send too.
import { ENTER, scopeValues } from '@liesse/platform/postgres/caller.ts';
import { defaultRestConfig } from '@liesse/platform/rest/config.ts';
import { parseBody } from '@liesse/platform/rest/request/body.ts';
import { parseRequest } from '@liesse/platform/rest/request/request.ts';
import { loadSchema } from '@liesse/platform/rest/schema/load.ts';
import { type CompileBody, compile } from '@liesse/platform/rest/sql/compile.ts';
import pg from 'pg';
import type { Stage } from './stage.ts';

export interface BareRequest {
  method: 'GET' | 'POST';
  path: string;
  query: string;
  body?: string;
  user: string;
  session: string;
}

export async function bareScript(
  stage: Stage,
  { method, path, query, body, user, session }: BareRequest,
): Promise<string> {
  const client = new pg.Client(stage.database.admin);
  await client.connect();
  const schema = { cache: await loadSchema(client), config: defaultRestConfig, generation: 1 };
  await client.end();
  const request = parseRequest({ method, path, query, headers: {} }, schema.config);
  const payload: CompileBody | null =
    body === undefined
      ? null
      : {
          kind: 'json',
          payload: parseBody('json', Buffer.from(body), { isCall: false, anyKeys: false }),
          ref: request.query.values.length,
        };
  const { sql, readOnly } = compile(request, payload, schema, 'authenticated');
  const scope = {
    role: 'authenticated',
    share: null,
    claims: JSON.stringify({ sub: user, role: 'authenticated' }),
    method,
    path,
    headers: '{"host":"127.0.0.1"}',
    cookies: '{}',
    sessionId: session,
    level: 'aal1',
    searchPath: '"public", "extensions"',
    statementTimeout: '8s',
    timezone: 'UTC',
  };
  return JSON.stringify({
    connection: stage.database.authenticator,
    scope: scopeValues(scope),
    enter: ENTER.text,
    begin: readOnly ? 'begin read only' : 'begin',
    statement: sql.text,
    values: sql.binds.flatMap((ref) => request.query.values[ref] ?? []),
    status: method === 'GET' ? 200 : 201,
  });
}
