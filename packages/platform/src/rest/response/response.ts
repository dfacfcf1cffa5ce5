// Stage five: what the database gave becomes an HTTP answer.
import type { HttpResponse } from '#platform/http/types.ts';
import { guardRaised, notSingular, RestError, rangeNotSatisfiable, statusRaised } from '#platform/rest/errors.ts';
import type { Outcome } from '#platform/rest/execute/execute.ts';
import { appliedPreferences, type Preferences } from '#platform/rest/request/preferences.ts';
import { contentType } from '#platform/rest/sql/body.ts';
import type { Compiled } from '#platform/rest/sql/compile.ts';

export interface Answered {
  compiled: Compiled;
  outcome: Outcome;
  preferences: Preferences;
  offset: number;
  maxRows: number | null;
  txOverride: boolean;
  /** The address of what was read, in one canonical form. */
  contentLocation: string | null;
  /** Sent back when more than one schema is exposed. */
  profile: string | null;
}

export function respond(answered: Answered): HttpResponse {
  const { compiled, outcome } = answered;
  if (compiled.media.kind === 'plan') return planResponse(answered);
  const response =
    compiled.kind === 'read' || compiled.kind === 'call' ? readResponse(answered) : writeResponse(answered);
  const applied = appliedPreferences(answered.preferences, appliedBy(answered));
  if (applied !== null) response.headers['preference-applied'] = applied;
  if (answered.profile !== null) response.headers['content-profile'] = answered.profile;
  if (answered.contentLocation !== null) response.headers['content-location'] = answered.contentLocation;
  return withFunctionSettings(response, outcome);
}

function planResponse({ compiled, outcome }: Answered): HttpResponse {
  return { status: 200, headers: { 'content-type': contentType(compiled.media) }, body: outcome.body };
}

function readResponse({ compiled, outcome, preferences, offset, maxRows }: Answered): HttpResponse {
  const { pageTotal } = outcome;
  if (compiled.media.kind === 'object' && compiled.result === 'rows' && pageTotal !== 1) throw notSingular(pageTotal);
  const total = totalOf(outcome, preferences, maxRows);
  if (compiled.result === 'void')
    return { status: 204, headers: { 'content-range': contentRange(offset, pageTotal, total) }, body: null };
  if (total !== null && offset > 0 && offset > total) throw rangeNotSatisfiable(offset, total);
  const isMinimal = compiled.kind === 'call' && compiled.representation === 'minimal';
  return {
    status: isMinimal ? 204 : total !== null && pageTotal < total ? 206 : 200,
    headers: {
      'content-type': contentType(compiled.media),
      'content-range': contentRange(offset, pageTotal, total),
    },
    body: isMinimal ? null : outcome.body,
  };
}

function totalOf(outcome: Outcome, { count }: Preferences, maxRows: number | null): number | null {
  if (count === 'planned') return outcome.planned ?? outcome.total;
  if (count !== 'estimated') return count === null ? null : outcome.total;
  const { planned, total } = outcome;
  return total !== null && planned !== null && maxRows !== null && total > maxRows ? Math.max(planned, total) : total;
}

export function contentRange(offset: number, rows: number, total: number | null): string {
  const range = rows === 0 ? '*' : `${offset}-${offset + rows - 1}`;
  return `${range}/${total ?? '*'}`;
}

function writeResponse({ compiled, outcome, preferences }: Answered): HttpResponse {
  const { kind, representation } = compiled;
  const counted = preferences.count === null ? null : outcome.pageTotal;
  const isInsert = kind === 'insert' || (kind === 'put' && representation === 'full');
  const range = kind === 'update' ? contentRange(0, outcome.pageTotal, counted) : `*/${counted ?? '*'}`;
  const headers: Record<string, string> = kind === 'put' ? {} : { 'content-range': range };
  if (representation === 'headers-only' && outcome.location !== null && outcome.pageTotal === 1)
    headers.location = locationOf(compiled, outcome.location);
  if (representation !== 'full')
    return { status: isInsert ? insertStatus(compiled, outcome) : 204, headers, body: null };
  headers['content-type'] = contentType(compiled.media);
  return { status: isInsert ? insertStatus(compiled, outcome) : 200, headers, body: outcome.body };
}

/** An upsert that found every row there already has created nothing. */
const insertStatus = ({ onConflict }: Compiled, { total }: Outcome): number =>
  onConflict === 'merge' && total === 0 ? 200 : 201;

function locationOf({ relation, primaryKey }: Compiled, location: string): string {
  const values: unknown = JSON.parse(location);
  const pairs = primaryKey.map(
    (name, index) => `${encodeURIComponent(name)}=eq.${encodeURIComponent(String((values as unknown[])[index]))}`,
  );
  return `/${encodeURIComponent(relation)}?${pairs.join('&')}`;
}

function appliedBy({ compiled, preferences, txOverride }: Answered): Array<keyof Preferences> {
  const always: Array<keyof Preferences> = txOverride
    ? ['count', 'tx', 'handling', 'timezone']
    : ['count', 'handling', 'timezone'];
  const limited: Array<keyof Preferences> = preferences.handling === 'strict' ? [...always, 'maxAffected'] : always;
  switch (compiled.kind) {
    case 'read':
      return always;
    case 'call':
      return limited;
    case 'insert':
      return compiled.onConflict === null
        ? ['missing', 'return', ...always]
        : ['resolution', 'missing', 'return', ...always];
    case 'update':
      return ['missing', 'return', ...limited];
    default:
      return ['return', ...limited];
  }
}

/** Functions and triggers may set headers and status through `response.headers` and `response.status`. */
function withFunctionSettings(response: HttpResponse, { responseHeaders, responseStatus }: Outcome): HttpResponse {
  if (responseHeaders !== null) {
    for (const [name, value] of readHeaders(responseHeaders)) {
      const known = response.headers[name.toLowerCase()];
      // Only a cookie may come more than once; any other header is replaced.
      const isRepeated = known !== undefined && name.toLowerCase() === 'set-cookie';
      response.headers[name.toLowerCase()] = isRepeated ? [known, value].flat() : value;
    }
  }
  if (responseStatus === null) return response;
  if (!/^[2-5]\d\d$/.test(responseStatus)) throw statusRaised();
  return { ...response, status: Number(responseStatus) };
}

function readHeaders(text: string): Array<[string, string]> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw guardRaised();
  }
  if (!Array.isArray(value)) throw guardRaised();
  return value.map((one: unknown) => {
    const [entry, ...more] = typeof one === 'object' && one !== null ? Object.entries(one) : [];
    if (!entry || more.length > 0 || typeof entry[1] !== 'string' || !isHeader(entry[0], entry[1])) throw guardRaised();
    return [entry[0], entry[1]];
  });
}

const isHeader = (name: string, value: string): boolean =>
  /^[\w!#$%&'*+.^`|~-]+$/.test(name) && /^[\t\x20-\x7e\x80-\xff]*$/.test(value);

/** A message that repeats what was sent need not be as long. */
const LONGEST_MESSAGE = 2_000;

export function errorResponse(error: RestError): HttpResponse {
  return {
    status: error.status,
    headers: {
      ...error.headers,
      'content-type': 'application/json; charset=utf-8',
      'proxy-status': `PostgREST; error=${error.body.code}`,
    },
    body: JSON.stringify({ ...error.body, message: error.body.message.slice(0, LONGEST_MESSAGE) }),
  };
}
