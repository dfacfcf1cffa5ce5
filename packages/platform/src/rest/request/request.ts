// Stage one: an HTTP request becomes what it asks for. Nothing here knows the schema.
import type { IncomingHttpHeaders } from 'node:http';
import type { RestConfig } from '#platform/rest/config.ts';
import { invalidPath, methodNotAllowed, notAcceptableSchema, RestError } from '#platform/rest/errors.ts';
import { type MediaType, parseAccept } from './media-types.ts';
import { type Preferences, parsePreferences } from './preferences.ts';
import { parseQuery } from './query/query-string.ts';
import type { NodeClauses, ParsedQuery } from './types.ts';

export type Method = 'GET' | 'HEAD' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';

export type Target = { kind: 'relation'; name: string } | { kind: 'function'; name: string } | { kind: 'root' };

export interface RestRequest {
  method: Method;
  target: Target;
  schema: string;
  query: ParsedQuery;
  preferences: Preferences;
  accepted: MediaType[];
  asked: string[];
  /** The address of a table's rows with its parameters in order. */
  location: string | null;
}

export interface RawRequest {
  method: string;
  /** Below the service's root. */
  path: string;
  query: string;
  headers: IncomingHttpHeaders;
}

export function parseRequest(raw: RawRequest, config: RestConfig): RestRequest {
  const target = parseTarget(raw.path);
  const method = parseMethod(raw.method, target);
  const { accepted, asked } = parseAccept(raw.headers.accept);
  const query = parseQuery(refuseNul(raw.query), { isCall: target.kind === 'function' && method !== 'POST' });
  if (method === 'GET' || method === 'HEAD') applyRange(query, raw.headers.range);
  return {
    method,
    target,
    schema: negotiateSchema(method, raw.headers, config.schemas),
    query,
    preferences: parsePreferences(preferHeader(raw.headers), isTimezone),
    accepted,
    asked,
    location: target.kind === 'relation' ? canonicalAddress(target.name, raw.query) : null,
  };
}

function parseTarget(path: string): Target {
  const segments = path
    .split('/')
    .filter((segment) => segment !== '')
    .map(decodeSegment);
  const [first, second, ...more] = segments;
  if (first === undefined) return { kind: 'root' };
  if (first === 'rpc' && second !== undefined && more.length === 0) return { kind: 'function', name: second };
  if (second !== undefined) throw invalidPath();
  return { kind: 'relation', name: first };
}

function decodeSegment(segment: string): string {
  try {
    return refuseNul(decodeURIComponent(segment));
  } catch {
    throw invalidPath();
  }
}

/** A NUL ends a name early on its way to PostgreSQL; no name or operator contains one. */
function refuseNul(text: string): string {
  if (!text.includes('\u0000') && !/%00/.test(text)) return text;
  throw new RestError(400, 'PGRST100', 'The request contains a NUL character');
}

const METHODS: Record<Target['kind'], readonly string[]> = {
  root: ['GET', 'HEAD'],
  relation: ['GET', 'HEAD', 'POST', 'PATCH', 'PUT', 'DELETE'],
  function: ['GET', 'HEAD', 'POST'],
};

function parseMethod(method: string, target: Target): Method {
  if (METHODS[target.kind].includes(method)) return method as Method;
  if (target.kind === 'function') throw new RestError(405, 'PGRST101', `Cannot use the ${method} method on RPC`);
  throw methodNotAllowed(method);
}

function negotiateSchema(method: Method, headers: IncomingHttpHeaders, schemas: readonly string[]): string {
  const isRead = method === 'GET' || method === 'HEAD';
  const asked = isRead ? headers['accept-profile'] : headers['content-profile'];
  const [first] = schemas;
  if (typeof asked !== 'string' || asked === '') return first ?? 'public';
  if (!schemas.includes(asked)) throw notAcceptableSchema(schemas, asked);
  return asked;
}

function preferHeader(headers: IncomingHttpHeaders): string | undefined {
  const { prefer } = headers;
  return Array.isArray(prefer) ? prefer.join(',') : prefer;
}

const zones = new Map<string, boolean>();

function isTimezone(name: string): boolean {
  const known = zones.get(name);
  if (known !== undefined) return known;
  const valid = /^[A-Za-z][\w+/-]{1,63}$/.test(name) && isKnownToIntl(name);
  if (zones.size < 1_000) zones.set(name, valid);
  return valid;
}

function isKnownToIntl(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}

function canonicalAddress(name: string, query: string): string {
  const parameters = new URLSearchParams(query);
  parameters.delete('apikey');
  parameters.sort();
  return `/${encodeURIComponent(name)}${parameters.size > 0 ? `?${parameters}` : ''}`;
}

/** `Range: 0-9` narrows what limit and offset already say. */
function applyRange(query: ParsedQuery, header: string | undefined): void {
  const [, first, last] = /^(?:items=)?(\d{1,15})-(\d{0,15})$/.exec(header ?? '') ?? [];
  if (first === undefined) return;
  const from = Number(first);
  const end = last ? Number(last) + 1 : Number.POSITIVE_INFINITY;
  if (end <= from) {
    throw new RestError(416, 'PGRST103', 'Requested range not satisfiable', {
      details: 'The lower boundary must be lower than or equal to the upper boundary in the Range header.',
    });
  }
  const root = rootClause(query);
  const asked = (ref: number | null, otherwise: number) => (ref === null ? otherwise : Number(query.values[ref]));
  const offset = asked(root.offset, 0);
  const start = Math.max(offset, from);
  const stop = Math.min(end, offset + asked(root.limit, Number.POSITIVE_INFINITY));
  root.offset = query.values.push(String(start)) - 1;
  if (Number.isFinite(stop)) root.limit = query.values.push(String(Math.max(stop - start, 0))) - 1;
  query.shape += Number.isFinite(stop) ? 'range' : 'from';
}

function rootClause(query: ParsedQuery): NodeClauses {
  const known = query.clauses.find(({ path }) => path.length === 0);
  if (known) return known;
  const made: NodeClauses = { path: [], filters: [], order: [], limit: null, offset: null };
  query.clauses.push(made);
  return made;
}
