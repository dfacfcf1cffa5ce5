// Which function a call means, and where its arguments come from.
import { RestError } from '#platform/rest/errors.ts';
import type { BodyKind } from '#platform/rest/request/media-types.ts';
import type { ParsedQuery, ValueRef } from '#platform/rest/request/types.ts';
import { key, type Routine, type SchemaCache } from '#platform/rest/schema/model.ts';
import { closest } from '#platform/rest/schema/suggestions.ts';
import type { CallPlan } from './types.ts';

export interface CallRequest {
  schema: string;
  name: string;
  query: ParsedQuery;
  role: string;
  /** Absent for GET and HEAD. */
  body: { kind: BodyKind; names: string[]; ref: ValueRef; isArray: boolean } | null;
}

export function planCall(cache: SchemaCache, request: CallRequest): CallPlan {
  const names = request.body?.names ?? [...new Set(request.query.args.map(({ name }) => name))];
  const routine = findRoutine(cache, request, names);
  return { routine, args: planArguments(routine, request, names) };
}

function findRoutine(cache: SchemaCache, request: CallRequest, names: readonly string[]): Routine {
  const overloads = cache.routines.get(key(request.schema, request.name)) ?? [];
  const isJson = request.body === null || request.body.kind === 'json';
  const named = isJson ? overloads.filter((routine) => takesNames(routine, names)) : [];
  const unnamed = overloads.filter((routine) => takesBody(routine, request.body?.kind));
  const found = named.length > 0 ? named : unnamed;
  const [only] = found;
  if (only && found.length === 1) return only;
  throw only ? ambiguous(found, request.role) : notFound(cache, request, names);
}

function takesNames(routine: Routine, names: readonly string[]): boolean {
  const known = new Set(routine.parameters.map(({ name }) => name));
  if (!names.every((name) => known.has(name))) return false;
  return routine.parameters.every(({ name, required }) => !required || names.includes(name));
}

function takesBody(routine: Routine, kind: BodyKind | undefined): boolean {
  if (kind === 'json') return routine.bodyParameter === 'json' || routine.bodyParameter === 'jsonb';
  if (kind === 'text') return routine.bodyParameter === 'text';
  if (kind === 'xml') return routine.bodyParameter === 'xml';
  return kind === 'binary' && routine.bodyParameter === 'bytea';
}

function planArguments(routine: Routine, request: CallRequest, names: readonly string[]): CallPlan['args'] {
  const { body } = request;
  if (body && routine.bodyParameter !== null) return { kind: 'body', value: body.ref, type: routine.bodyParameter };
  if (names.length === 0) return { kind: 'none' };
  if (body) return { kind: 'json', names: [...names], payload: body.ref, isArray: body.isArray };
  const values = routine.parameters
    .filter(({ name }) => names.includes(name))
    .map(({ name, type, variadic }) => ({
      name,
      type,
      variadic,
      refs: request.query.args.filter((arg) => arg.name === name).map(({ value }) => value),
    }));
  return { kind: 'values', values };
}

const signatureOf = ({ parameters }: Routine): string =>
  parameters.map(({ name, type }) => `${name} => ${type}`).join(', ');

function ambiguous(found: readonly Routine[], role: string): RestError {
  const visible = found.filter(({ visibleTo }) => visibleTo.has(role));
  const ordered = visible.toSorted(
    (a, b) => a.parameters.length - b.parameters.length || signatureOf(a).localeCompare(signatureOf(b)),
  );
  const signatures = ordered.map((routine) => `${routine.schema}.${routine.name}(${signatureOf(routine)})`);
  return new RestError(
    300,
    'PGRST203',
    `Could not choose the best candidate function between: ${signatures.join(', ')}`,
    {
      hint: 'Try renaming the parameters or the function itself in the database so function overloading can be resolved',
    },
  );
}

function notFound(cache: SchemaCache, { schema, name, body, role }: CallRequest, names: readonly string[]): RestError {
  const full = `${schema}.${name}`;
  const kind = body?.kind;
  const isRaw = kind === 'text' || kind === 'xml' || kind === 'binary';
  const signature = isRaw ? full : names.length === 0 ? `${full} without parameters` : `${full}(${names.join(', ')})`;
  const searched = isRaw
    ? ` with a single unnamed ${{ text: 'text', xml: 'xml', binary: 'bytea' }[kind]} parameter`
    : names.length === 0
      ? ' without parameters'
      : ` with parameter${names.length > 1 ? 's' : ''} ${names.join(', ')}`;
  const unnamed = kind === 'json' ? ' or with a single unnamed json/jsonb parameter' : '';
  return new RestError(404, 'PGRST202', `Could not find the function ${signature} in the schema cache`, {
    details: `Searched for the function ${full}${searched}${unnamed}, but no matches were found in the schema cache.`,
    hint: suggestion(cache, schema, name, names, role),
  });
}

/** Sorted, as PostgREST compares and shows them. */
const signatureOfNames = (names: readonly string[]): string => `(${names.toSorted().join(', ')})`;

function suggestion(
  cache: SchemaCache,
  schema: string,
  name: string,
  names: readonly string[],
  role: string,
): string | null {
  const overloads = (cache.routines.get(key(schema, name)) ?? []).filter(({ visibleTo }) => visibleTo.has(role));
  if (overloads.length > 0) {
    const signatures = overloads.map(({ parameters }) => signatureOfNames(parameters.map((one) => one.name)));
    const near = closest(signatureOfNames(names), signatures);
    return near === null ? null : `Perhaps you meant to call the function ${schema}.${name}${near}`;
  }
  const all = [...cache.routines.values()]
    .flat()
    .filter((routine) => routine.schema === schema && routine.visibleTo.has(role));
  const near = closest(
    name,
    all.map((routine) => routine.name),
  );
  return near === null ? null : `Perhaps you meant to call the function ${schema}.${near}`;
}
