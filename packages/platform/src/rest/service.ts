// /rest/v1: parse, authorise, act, answer.
import pg from 'pg';
import type { CallerReader, CallerRefusal } from '#platform/auth/caller.ts';
import type { Identity } from '#platform/auth/tokens/verifier.ts';
import { HttpError } from '#platform/http/errors.ts';
import type { HttpRequest, HttpResponse, Service } from '#platform/http/types.ts';
import type { CallerScope } from '#platform/postgres/caller.ts';
import { type CompileBody, compile } from './compile.ts';
import { RestError, unsupportedContentType } from './errors.ts';
import { execute } from './execute.ts';
import { openApi } from './openapi.ts';
import { allowedMethods } from './options.ts';
import { parseBody } from './request/body.ts';
import { bodyKind } from './request/media-types.ts';
import { refusePutMismatch } from './request/put.ts';
import { parseRequest, type RestRequest } from './request/request.ts';
import type { ParsedQuery } from './request/types.ts';
import { fromConnection, fromDatabase } from './response/database-errors.ts';
import { errorResponse, respond } from './response/response.ts';
import type { Schema, SchemaHolder } from './schema/holder.ts';
import { key } from './schema/model.ts';
import { type CachedStatement, StatementCache } from './statements.ts';

export interface RestServiceOptions {
  pool: pg.Pool;
  schema: SchemaHolder;
  callers: CallerReader;
  /** Where the service is mounted, such as /rest/v1. */
  root: string;
  report: (error: Error) => void;
}

interface Prepared {
  request: RestRequest;
  statement: CachedStatement;
  values: Array<string | Buffer>;
}

const DEFAULT_TIMEOUT = '8s';
const RECENT = 1_000;

export function createRestService(options: RestServiceOptions): Service {
  const service = new RestService(options);
  return { service: 'rest', handle: (request) => service.handle(request) };
}

class RestService {
  readonly #options: RestServiceOptions;
  readonly #statements = new StatementCache();
  /** Requests without a body seen lately, letter by letter the same: nothing to parse again. */
  readonly #recent = new Map<string, Prepared>();
  #generation = -1;

  constructor(options: RestServiceOptions) {
    this.#options = options;
  }

  async handle(http: HttpRequest): Promise<HttpResponse> {
    let isAnonymous = true;
    try {
      const schema = this.#options.schema.current;
      if (!schema) throw new RestError(503, 'PGRST002', 'Could not query the database for the schema cache. Retrying.');
      const caller = await this.#options.callers.read(http.headers, queryKey(http.query));
      if (!caller.ok) return errorResponse(refusal(caller));
      ({ isAnonymous } = caller);
      return await this.#answer(http, schema, caller.identity);
    } catch (error) {
      return errorResponse(this.#explain(error, isAnonymous));
    }
  }

  async #answer(http: HttpRequest, schema: Schema, identity: Identity): Promise<HttpResponse> {
    if (http.method === 'OPTIONS')
      return allowedMethods(http.path.slice(this.#options.root.length), schema, http.headers);
    const prepared = await this.#prepare(http, schema, identity.role);
    if (prepared === null) return openApi(schema, identity.role, http);
    const { request, statement, values } = prepared;
    const { compiled } = statement;
    const { preferences } = request;
    this.#statements.use(statement);
    const rollback = preferences.tx === 'rollback' && schema.config.txOverride;
    const scope = this.#scope(http, request, schema, identity);
    const outcome = await execute(this.#options.pool, scope, {
      compiled,
      name: statement.name,
      values,
      preferences,
      rollback,
    }).catch((error: unknown) => {
      throw refusalFirst(error, compiled.relation, request.schema, schema, identity.role);
    });
    return respond({
      compiled,
      outcome,
      preferences,
      offset: offsetOf(request, values),
      maxRows: schema.config.maxRows,
      txOverride: schema.config.txOverride,
      contentLocation: compiled.kind === 'read' ? request.location : null,
      profile: schema.config.schemas.length > 1 ? request.schema : null,
    });
  }

  /** Null for the root, which describes the service instead of running a statement. */
  async #prepare(http: HttpRequest, schema: Schema, role: string): Promise<Prepared | null> {
    this.#enter(schema.generation);
    const hasBody = http.method === 'POST' || http.method === 'PATCH' || http.method === 'PUT';
    const recentKey = hasBody ? null : exactKey(http);
    const recent = recentKey === null ? undefined : this.#recent.get(recentKey);
    if (recent) return recent;
    const request = parseRequest({ ...pick(http), path: http.path.slice(this.#options.root.length) }, schema.config);
    if (request.target.kind === 'root') return null;
    const values: Array<string | Buffer> = request.query.values;
    const body = hasBody ? await readPayload(http, request, schema, values) : null;
    const shape = shapeKey(request, body);
    const known = this.#statements.find(shape);
    const statement = known ?? this.#statements.add(shape, compile(request, body, schema, role));
    if (request.method === 'PUT' && body) refusePutMismatch(request, body.payload.text.toString());
    const prepared = { request, statement, values };
    if (recentKey !== null) this.#remember(recentKey, prepared);
    return prepared;
  }

  #enter(generation: number): void {
    if (generation === this.#generation) return;
    this.#generation = generation;
    this.#statements.enter(generation);
    this.#recent.clear();
  }

  #remember(key: string, prepared: Prepared): void {
    if (this.#recent.size >= RECENT) this.#recent.clear();
    this.#recent.set(key, prepared);
  }

  #scope(http: HttpRequest, request: RestRequest, { cache, config }: Schema, identity: Identity): CallerScope {
    const { timeouts } = cache;
    return {
      role: identity.role,
      claims: identity.claimsText,
      method: http.method,
      path: http.path.slice(this.#options.root.length),
      headers: JSON.stringify(http.headers),
      cookies: cookiesText(http.headers.cookie),
      searchPath: searchPath(request.schema, config.extraSearchPath),
      statementTimeout: timeouts.get(identity.role) ?? timeouts.get('authenticator') ?? DEFAULT_TIMEOUT,
      timezone: request.preferences.timezone ?? 'UTC',
    };
  }

  #explain(error: unknown, isAnonymous: boolean): RestError {
    if (error instanceof RestError) return error;
    if (error instanceof HttpError)
      return new RestError(error.status, 'PGRST102', error.message, { headers: error.headers });
    if (error instanceof pg.DatabaseError) return fromDatabase(error, isAnonymous);
    const known = error instanceof Error ? fromConnection(error) : null;
    if (known) return known;
    this.#options.report(error instanceof Error ? error : new Error(String(error)));
    return new RestError(500, 'PGRSTX00', 'Internal error');
  }
}

/** PostgreSQL names a missing column, with a hint of others, before it looks at rights; to a stranger the right comes first. */
function refusalFirst(error: unknown, name: string, inSchema: string, { cache }: Schema, role: string): unknown {
  const relation = cache.relations.get(key(inSchema, name));
  const isHidden = relation !== undefined && !relation.visibleTo.has(role);
  if (!isHidden || !(error instanceof pg.DatabaseError) || error.code !== '42703') return error;
  return new RestError(role === 'anon' ? 401 : 403, '42501', `permission denied for table ${name}`);
}

const pick = ({ method, query, headers }: HttpRequest) => ({ method, query, headers });

const exactKey = ({ method, path, query, headers }: HttpRequest): string =>
  `${method} ${path}?${query}\n${headers.accept ?? ''}\n${headers.prefer ?? ''}\n${headers['accept-profile'] ?? ''}\n${headers['content-profile'] ?? ''}\n${headers.range ?? ''}`;

/** Everything the statement depends on, and no value. */
function shapeKey(
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

async function readPayload(
  http: HttpRequest,
  request: RestRequest,
  { config }: Schema,
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

function cookiesText(header: string | undefined): string {
  if (header === undefined) return '{}';
  const pairs = header.split(';').map((part) => {
    const [name = '', ...value] = part.split('=');
    return [name.trim(), value.join('=').trim()];
  });
  return JSON.stringify(Object.fromEntries(pairs));
}

const searchPath = (schema: string, extra: readonly string[]): string =>
  [...new Set([schema, ...extra])].map((name) => `"${name.replaceAll('"', '""')}"`).join(', ');

function offsetOf({ query }: RestRequest, values: ReadonlyArray<string | Buffer>): number {
  const ref = query.clauses.find(({ path }) => path.length === 0)?.offset ?? null;
  return ref === null ? 0 : Number(values[ref]);
}

const queryKey = (query: string): string | null =>
  query.includes('apikey=') ? new URLSearchParams(query).get('apikey') : null;

function refusal({ reason, error }: CallerRefusal): RestError {
  if (reason === 'no-key') {
    return new RestError(401, 'PGRST302', 'No API key found in request', {
      hint: 'No `apikey` request header or url param was found.',
      headers: { 'www-authenticate': 'Bearer' },
    });
  }
  if (reason === 'bad-key' || !error) {
    return new RestError(401, 'PGRST301', 'Invalid API key', { headers: { 'www-authenticate': 'Bearer' } });
  }
  const code = error.reason === 'malformed' || error.reason === 'signature' ? 'PGRST301' : 'PGRST303';
  const description = error.message.replaceAll('"', "'");
  return new RestError(401, code, error.message, {
    headers: { 'www-authenticate': `Bearer error="invalid_token", error_description="${description}"` },
  });
}
