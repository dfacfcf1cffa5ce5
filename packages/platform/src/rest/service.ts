// /rest/v1: parse, authorise, execute, answer.
import { LRUCache } from 'lru-cache';
import pg from 'pg';
import { type CallerReader, callerKind } from '#platform/auth/tokens/caller.ts';
import type { Identity } from '#platform/auth/tokens/verifier.ts';
import { HttpError } from '#platform/http/errors.ts';
import type { HttpResponse, PlainRequest, Service } from '#platform/http/types.ts';
import { type CallerScope, withCaller } from '#platform/postgres/caller.ts';
import { noSchema, RestError } from './errors.ts';
import { type Execution, execute, type Outcome } from './execute/execute.ts';
import type { ReplicaReads } from './execute/replica-reads.ts';
import { scopeOf } from './execute/scope.ts';
import { exactKey, readPayload, shapeKey } from './request/prepare.ts';
import { refusePutMismatch } from './request/put.ts';
import { refuseExpensive } from './request/query/filter-limits.ts';
import { permissionBeforeColumn, refusal } from './request/refusals.ts';
import { parseRequest, type RestRequest } from './request/request.ts';
import { fromConnection, fromDatabase } from './response/database-errors.ts';
import { type Reader, readerOf } from './response/error-privacy.ts';
import { openApi } from './response/openapi.ts';
import { allowedMethods } from './response/options.ts';
import { errorResponse, respond } from './response/response.ts';
import type { Schema, SchemaHolder } from './schema/holder.ts';
import { key, type Relation } from './schema/model.ts';
import { compile } from './sql/compile.ts';
import { type CachedStatement, StatementCache } from './sql/statement-cache.ts';

export interface RestServiceOptions {
  pool: pg.Pool;
  schema: SchemaHolder;
  callers: CallerReader;
  /** Where the service is mounted, such as /rest/v1. */
  root: string;
  report: (error: Error) => void;
  /** Reads that a standby may answer. */
  replicaReads?: ReplicaReads | undefined;
}

interface Prepared {
  request: RestRequest;
  statement: CachedStatement;
  values: Array<string | Buffer>;
}

const MAX_RECENT = 1_000;

/** Before it is known who asks. */
const UNKNOWN_READER: Reader = { isAnonymous: true, isTrusted: false, canSee: () => false, written: '' };

export type RestHandler = (request: PlainRequest) => Promise<HttpResponse>;

export function createRestService(options: RestServiceOptions): Service & { handle: RestHandler } {
  const service = new RestService(options);
  return { service: 'rest', handle: (request) => service.handle(request) };
}

class RestService {
  readonly #options: RestServiceOptions;
  readonly #statements = new StatementCache();
  /** Requests without a body seen lately, letter by letter the same: nothing to parse again. */
  readonly #recent = new LRUCache<string, Prepared>({ max: MAX_RECENT });
  #generation = -1;

  constructor(options: RestServiceOptions) {
    this.#options = options;
  }

  async handle(http: PlainRequest): Promise<HttpResponse> {
    const schema = this.#options.schema.current;
    let role: string | null = null;
    try {
      if (!schema) throw noSchema();
      const caller = await this.#options.callers.read(http.headers, queryKey(http.query));
      if (!caller.ok) return errorResponse(refusal(caller));
      ({ role } = caller.identity);
      return await this.#answer(http, schema, caller.identity);
    } catch (error) {
      const reader = schema && role !== null ? readerOf(schema, role, `${http.path}?${http.query}`) : UNKNOWN_READER;
      return errorResponse(this.#explain(error, reader));
    }
  }

  async #answer(http: PlainRequest, schema: Schema, identity: Identity): Promise<HttpResponse> {
    if (http.method === 'OPTIONS')
      return allowedMethods(http.path.slice(this.#options.root.length), schema, http.headers);
    const prepared = await this.#prepare(http, schema, identity);
    if (prepared === null) return this.#describe(http, schema, identity);
    const { request, statement, values } = prepared;
    const { compiled } = statement;
    const { preferences } = request;
    this.#statements.use(statement);
    const rollback = preferences.tx === 'rollback' && schema.config.txOverride;
    const scope = scopeOf(http, http.path.slice(this.#options.root.length), request, schema, identity);
    const timed = compiled.timeout === null ? scope : { ...scope, statementTimeout: compiled.timeout };
    const execution = { compiled, name: statement.name, values, preferences, rollback };
    const outcome = await this.#execute(http, request, timed, execution).catch((error: unknown) => {
      throw permissionBeforeColumn(error, relationOf(request, schema), identity.role);
    });
    const response = respond({
      compiled,
      outcome,
      preferences,
      offset: offsetOf(request, values),
      maxRows: schema.config.maxRows,
      txOverride: schema.config.txOverride,
      contentLocation: compiled.kind === 'read' ? request.location : null,
      profile: schema.config.schemas.length > 1 ? request.schema : null,
    });
    if (compiled.readOnly || rollback) return response;
    const written = this.#options.replicaReads?.noteWrite(nameOf(request), timed);
    return written === undefined ? response : { ...response, headers: { ...response.headers, ...written } };
  }

  async #execute(http: PlainRequest, request: RestRequest, scope: CallerScope, execution: Execution): Promise<Outcome> {
    const { pool, replicaReads } = this.#options;
    const read = await replicaReads?.tryRead(http, nameOf(request), scope, execution);
    return read ?? execute(pool, scope, execution);
  }

  /** The description needs no statement, but the caller must be one still. */
  async #describe(http: PlainRequest, schema: Schema, identity: Identity): Promise<HttpResponse> {
    const request = parseRequest({ ...pick(http), path: '/' }, schema.config);
    await withCaller(this.#options.pool, scopeOf(http, '/', request, schema, identity), [], {
      readOnly: true,
      end: 'commit',
    });
    return openApi(schema, identity.role, http);
  }

  /** Null for the root, which describes the service instead of running a statement. */
  async #prepare(http: PlainRequest, schema: Schema, identity: Identity): Promise<Prepared | null> {
    this.#enter(schema.generation);
    const hasBody = http.method === 'POST' || http.method === 'PATCH' || http.method === 'PUT';
    const { role } = identity;
    const kind = callerKind(identity);
    const recentKey = hasBody ? null : exactKey(http, `${role} ${kind}`);
    const recent = recentKey === null ? undefined : this.#recent.get(recentKey);
    if (recent) return recent;
    const path = http.path.slice(this.#options.root.length);
    const request = withVisibleCount(parseRequest({ ...pick(http), path }, schema.config), schema, role);
    if (request.target.kind === 'root') return null;
    if (schema.config.filters === 'bounded') refuseExpensive(request.query, kind);
    const values: Array<string | Buffer> = request.query.values;
    const body = hasBody ? await readPayload(http, request, schema.config, values) : null;
    const shape = shapeKey(request, body);
    try {
      const known = this.#statements.find(shape);
      const statement = known ?? this.#statements.add(shape, compile(request, body, schema, role));
      if (request.method === 'PUT' && body) refusePutMismatch(request, body.payload.text.toString());
      const prepared = { request, statement, values };
      if (recentKey !== null) this.#recent.set(recentKey, prepared);
      return prepared;
    } catch (error) {
      throw permissionBeforeColumn(error, relationOf(request, schema), role);
    }
  }

  #enter(generation: number): void {
    if (generation === this.#generation) return;
    this.#generation = generation;
    this.#statements.enter(generation);
    this.#recent.clear();
  }

  #explain(error: unknown, reader: Reader): RestError {
    if (error instanceof RestError) return error;
    if (error instanceof HttpError)
      return new RestError(error.status, 'PGRST102', error.message, { headers: error.headers });
    if (error instanceof pg.DatabaseError) return fromDatabase(error, reader);
    const known = error instanceof Error ? fromConnection(error) : null;
    if (known) return known;
    this.#options.report(error instanceof Error ? error : new Error(String(error)));
    return new RestError(500, 'PGRSTX00', 'Internal error');
  }
}

const relationOf = ({ target, schema: name }: RestRequest, { cache }: Schema): Relation | undefined =>
  target.kind === 'relation' ? cache.relations.get(key(name, target.name)) : undefined;

/** The planner counts rows that policies hide; those who are under policies get the exact count instead. */
function withVisibleCount(request: RestRequest, { cache }: Schema, role: string): RestRequest {
  const { preferences } = request;
  if (preferences.count === null || cache.bypassing.has(role)) return request;
  return { ...request, preferences: { ...preferences, count: 'exact' } };
}

const nameOf = ({ target }: RestRequest): string => (target.kind === 'root' ? '' : target.name);

const pick = ({ method, query, headers }: PlainRequest) => ({ method, query, headers });

function offsetOf({ query }: RestRequest, values: ReadonlyArray<string | Buffer>): number {
  const ref = query.clauses.find(({ path }) => path.length === 0)?.offset ?? null;
  return ref === null ? 0 : Number(values[ref]);
}

const queryKey = (query: string): string | null =>
  query.includes('apikey=') ? new URLSearchParams(query).get('apikey') : null;
