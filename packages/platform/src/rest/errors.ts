// The protocol's own refusals. Every one carries PostgREST's code, its HTTP status and the four fields clients read.

export interface RestErrorBody {
  code: string;
  message: string;
  details: unknown;
  hint: string | null;
}

export class RestError extends Error {
  readonly status: number;
  readonly body: RestErrorBody;
  readonly headers: Record<string, string>;

  constructor(
    status: number,
    code: string,
    message: string,
    extra: { details?: unknown; hint?: string | null; headers?: Record<string, string> } = {},
  ) {
    super(message);
    this.name = 'RestError';
    this.status = status;
    this.headers = extra.headers ?? {};
    this.body = { code, details: extra.details ?? null, hint: extra.hint ?? null, message };
  }
}

/** A parameter that does not follow the grammar: PGRST100, pointing at the place. */
export function parseError(what: string, source: string, at: number, details: string): RestError {
  const message = `"failed to parse ${what} (${source})" (line 1, column ${at + 1})`;
  return new RestError(400, 'PGRST100', message, { details });
}

export const invalidBody = (message: string, details: string | null = null) =>
  new RestError(400, 'PGRST102', message, { details });

export const rangeNotSatisfiable = (offset: number, total: number) =>
  new RestError(416, 'PGRST103', 'Requested range not satisfiable', {
    details: `An offset of ${offset} was requested, but there are only ${total} rows.`,
    headers: { 'content-range': `*/${total}` },
  });

export const noSchema = () =>
  new RestError(503, 'PGRST002', 'Could not query the database for the schema cache. Retrying.', {
    headers: { 'retry-after': '1' },
  });

export const methodNotAllowed = (method: string) =>
  new RestError(405, 'PGRST117', `Unsupported HTTP method: ${method}`);

export const invalidPath = () => new RestError(404, 'PGRST125', 'Invalid path specified in request URL');

export const openApiDisabled = () => new RestError(404, 'PGRST126', 'Root endpoint metadata is disabled');

export const notAcceptableSchema = (schemas: readonly string[], asked: string) =>
  new RestError(406, 'PGRST106', `Invalid schema: ${asked}`, {
    hint: `Only the following schemas are exposed: ${schemas.join(', ')}`,
  });

export const notAcceptableMedia = (asked: readonly string[]) =>
  new RestError(406, 'PGRST107', `None of these media types are available: ${asked.join(', ')}`);

export const unsupportedContentType = (contentType: string) =>
  new RestError(400, 'PGRST102', `Content-Type not acceptable: ${contentType}`);

export const notEmbedded = (resource: string, target: string) =>
  new RestError(400, 'PGRST108', `'${resource}' is not an embedded resource in this request`, {
    hint: `Verify that '${target}' is included in the 'select' query parameter.`,
  });

export const guardRaised = () =>
  new RestError(
    500,
    'PGRST111',
    'response.headers guc must be a JSON array composed of objects with a single key and a string value',
  );

export const statusRaised = () => new RestError(500, 'PGRST112', 'response.status guc must be a valid status code');

export const putLimit = () =>
  new RestError(400, 'PGRST114', 'limit/offset querystring parameters are not allowed for PUT');

export const putMismatch = () =>
  new RestError(400, 'PGRST115', 'Payload values do not match URL in primary key column(s)');

export const putFilters = () =>
  new RestError(405, 'PGRST105', "Filters must include all and only primary key columns with 'eq' operators");

export const notSingular = (rows: number | string) =>
  new RestError(406, 'PGRST116', 'Cannot coerce the result to a single JSON object', {
    details: `The result contains ${rows} rows`,
  });

export const relatedOrderNotToOne = (origin: string, target: string) =>
  new RestError(400, 'PGRST118', `A related order on '${target}' is not possible`, {
    details: `'${origin}' and '${target}' do not form a many-to-one or one-to-one relationship`,
  });

export const embedFilterOperator = (target: string) =>
  new RestError(400, 'PGRST120', `Bad operator on the '${target}' embedded resource`, {
    details: 'Only is null or not is null filters are allowed on embedded resources',
  });

export const invalidPreferences = (values: readonly string[]) =>
  new RestError(400, 'PGRST122', 'Invalid preferences given with handling=strict', {
    details: `Invalid preferences: ${values.join(', ')}`,
  });

export const aggregatesDisabled = () => new RestError(400, 'PGRST123', 'Use of aggregate functions is not allowed');

export const maxAffectedExceeded = (rows: number) =>
  new RestError(400, 'PGRST124', 'Query result exceeds max-affected preference constraint', {
    details: `The query affects ${rows} rows`,
  });

export const aggregateInSpread = () =>
  new RestError(400, 'PGRST127', 'Feature not implemented', {
    details: 'Aggregates are not implemented for one-to-many or many-to-many spreads.',
  });

export const maxAffectedRpc = () =>
  new RestError(
    400,
    'PGRST128',
    'Function must return SETOF or TABLE when max-affected preference is used with handling=strict',
  );

export const unknownColumn = (column: string, relation: string) =>
  new RestError(400, 'PGRST204', `Could not find the '${column}' column of '${relation}' in the schema cache`);

export const tooLarge = (message: string) => new RestError(413, 'PGRST102', message);

/** Hosted services answer this from safeupdate: a write to every row is never what a browser meant. */
export const unfilteredWrite = (verb: 'UPDATE' | 'DELETE') =>
  new RestError(400, '21000', `${verb} requires a WHERE clause`);

export const unknownTable = (schema: string, name: string, near: string | null) =>
  new RestError(404, 'PGRST205', `Could not find the table '${schema}.${name}' in the schema cache`, {
    hint: near === null ? null : `Perhaps you meant the table '${schema}.${near}'`,
  });
