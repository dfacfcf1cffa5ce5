// Stages two and three: what is asked becomes a plan, and the plan one SQL statement. Depends on a request's shape
// alone, never on its values, so that the result can be cached.
import { maxAffectedRpc, notAcceptableMedia, RestError, unknownTable } from '#platform/rest/errors.ts';
import { planCall } from '#platform/rest/plan/call.ts';
import { planRead, type ReadContext } from '#platform/rest/plan/read.ts';
import type { CallPlan, ReadPlan } from '#platform/rest/plan/types.ts';
import {
  planDelete,
  planInsert,
  planPut,
  planUpdate,
  refuseReadOnly,
  rootClauses,
  type WriteBody,
} from '#platform/rest/plan/write.ts';
import type { BodyKind, MediaType } from '#platform/rest/request/media-types.ts';
import type { RestRequest } from '#platform/rest/request/request.ts';
import type { ParsedQuery } from '#platform/rest/request/types.ts';
import type { Schema } from '#platform/rest/schema/holder.ts';
import { key, type Relation } from '#platform/rest/schema/model.ts';
import { closest } from '#platform/rest/schema/suggestions.ts';
import {
  callStatement,
  countStatement,
  type Representation,
  readStatement,
  type SqlText,
  writeStatement,
} from './statement.ts';

export interface Compiled {
  kind: 'read' | 'insert' | 'put' | 'update' | 'delete' | 'call';
  onConflict: 'merge' | 'ignore' | null;
  sql: SqlText;
  /** To be explained for the planner's count. */
  count: SqlText | null;
  media: MediaType;
  readOnly: boolean;
  representation: 'full' | 'headers-only' | 'minimal';
  primaryKey: string[];
  relation: string;
  /** How long the function may take that is called, if it says. */
  timeout: string | null;
  /** A call that gives back nothing, or one value rather than rows. */
  result: 'rows' | 'single' | 'void';
}

export interface CompileBody extends WriteBody {
  kind: BodyKind;
}

export function compile(request: RestRequest, body: CompileBody | null, schema: Schema, role: string): Compiled {
  const { target } = request;
  if (target.kind === 'function') return compileCall(request, target.name, body, schema, role);
  const relation = findRelation(request, target.kind === 'relation' ? target.name : '', schema, role);
  const context = readContext(schema, role);
  if (request.method === 'GET' || request.method === 'HEAD') return compileRead(request, relation, context, schema);
  return compileWrite(request, relation, body, context, schema);
}

function findRelation({ schema: name }: RestRequest, target: string, { cache }: Schema, role: string): Relation {
  const relation = cache.relations.get(key(name, target));
  if (relation) return relation;
  const known = [...cache.relations.values()].filter((one) => one.schema === name && one.visibleTo.has(role));
  throw unknownTable(
    name,
    target,
    closest(
      target,
      known.map((one) => one.name),
    ),
  );
}

const readContext = ({ cache, config }: Schema, role: string): ReadContext => ({
  cache,
  role,
  maxRows: config.maxRows,
  aggregates: config.aggregatesEnabled,
});

function compileRead(request: RestRequest, relation: Relation, context: ReadContext, schema: Schema): Compiled {
  const media = chooseMedia(request, schema, false);
  const plan = planRead(context, relation, { kind: 'table', relation }, request.query);
  const { count } = request.preferences;
  return {
    kind: 'read',
    onConflict: null,
    sql: readStatement(plan, inner(media), count === 'exact' ? 'exact' : count === 'estimated' ? 'page' : null),
    count: count === 'planned' || count === 'estimated' ? countStatement(plan) : null,
    media,
    readOnly: true,
    representation: 'full',
    primaryKey: [],
    relation: relation.name,
    timeout: null,
    result: 'rows',
  };
}

function compileWrite(
  request: RestRequest,
  relation: Relation,
  body: CompileBody | null,
  context: ReadContext,
  schema: Schema,
): Compiled {
  const media = chooseMedia(request, schema, false);
  const { method, query, preferences } = request;
  const wanted = preferences.return ?? 'minimal';
  const plan = planWrite(request, relation, body);
  refuseReadOnly(relation, plan.verb);
  const representation: Representation =
    wanted === 'representation'
      ? { kind: 'full', read: planRepresentation(context, relation, query) }
      : { kind: wanted };
  const conflict = plan.verb === 'insert' ? plan.conflict : null;
  return {
    kind: method === 'PUT' ? 'put' : plan.verb,
    onConflict: conflict && (conflict.update ? 'merge' : 'ignore'),
    sql: writeStatement(plan, representation, inner(media)),
    count: null,
    media,
    readOnly: false,
    representation: representation.kind,
    primaryKey: method === 'POST' ? relation.primaryKey : [],
    relation: relation.name,
    timeout: null,
    result: 'rows',
  };
}

function planWrite(request: RestRequest, relation: Relation, body: CompileBody | null) {
  const { method, query } = request;
  if (method === 'DELETE') return planDelete(relation, query);
  if (!body) throw new RestError(400, 'PGRST102', 'Empty or invalid json');
  if (method === 'PATCH') return planUpdate(relation, query, body, request.preferences);
  return method === 'PUT' ? planPut(relation, query, body) : planInsert(relation, query, body, request.preferences);
}

/** Filters choose the rows of the write; of what came back, only order and embedded resources' clauses remain. */
function planRepresentation(context: ReadContext, relation: Relation, query: ParsedQuery): ReadPlan {
  const root = rootClauses(query);
  const clauses = query.clauses.filter((clause) => clause !== root);
  if (root) clauses.push({ ...root, filters: [], limit: null, offset: null });
  return planRead({ ...context, maxRows: null }, relation, { kind: 'source' }, { select: query.select, clauses });
}

function compileCall(
  request: RestRequest,
  name: string,
  body: CompileBody | null,
  schema: Schema,
  role: string,
): Compiled {
  const { query, preferences } = request;
  const plan = planCall(schema.cache, {
    schema: request.schema,
    name,
    query,
    role,
    body: body && {
      kind: body.kind,
      names: query.columns ?? body.payload.columns,
      ref: body.ref,
      isArray: body.payload.isArray,
    },
  });
  const { returns, volatility, timeout } = plan.routine;
  if (preferences.handling === 'strict' && preferences.maxAffected !== null && !returns.set) throw maxAffectedRpc();
  const isScalar = returns.kind !== 'composite';
  const media = chooseMedia(request, schema, isScalar);
  const relation = returns.relation === null ? null : (schema.cache.relations.get(returns.relation) ?? null);
  const context = { ...readContext(schema, role), cache: schema.cache };
  const read = isScalar ? null : planRead(context, relation, { kind: 'source' }, query);
  const { count } = preferences;
  return {
    kind: 'call',
    onConflict: null,
    sql: callStatement(plan, read, inner(media), count !== null),
    count: null,
    media,
    readOnly: request.method !== 'POST' || volatility !== 'volatile',
    representation: preferences.return === 'minimal' ? 'minimal' : 'full',
    primaryKey: [],
    relation: name,
    timeout,
    result: resultOf(plan),
  };
}

function resultOf({ routine }: CallPlan): Compiled['result'] {
  if (routine.returns.kind === 'void') return 'void';
  return routine.returns.set ? 'rows' : 'single';
}

/** The first type the caller would take that this answer can have. */
function chooseMedia({ accepted, asked }: RestRequest, { config, cache }: Schema, isScalar: boolean): MediaType {
  const possible = accepted.find((media) => {
    if (media.kind === 'openapi') return false;
    if (media.kind === 'plan') return config.planEnabled;
    if (media.kind === 'geojson') return cache.hasGeoJson;
    return media.kind !== 'raw' || isScalar;
  });
  if (!possible) throw notAcceptableMedia(asked);
  return possible;
}

const inner = (media: MediaType): MediaType => (media.kind === 'plan' ? media.for : media);
