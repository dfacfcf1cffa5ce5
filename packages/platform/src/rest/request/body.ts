// A request's body, parsed only as far as the plan needs: which keys, how many rows. The text itself goes to PostgreSQL.
import { invalidBody, tooLarge } from '#platform/rest/errors.ts';
import { parseCsv } from './csv.ts';
import type { BodyKind } from './media-types.ts';

export interface Payload {
  /** JSON text: an object or an array of objects; for other kinds, the body as it came. */
  text: string | Buffer;
  columns: string[];
  rows: number;
  isArray: boolean;
}

const MAX_ROWS = 100_000;

export function parseBody(kind: BodyKind, body: Buffer, options: { isCall: boolean; anyKeys: boolean }): Payload {
  switch (kind) {
    case 'json':
      return parseJson(decode(body), options);
    case 'csv':
      return fromCsv(decode(body));
    case 'form': {
      const form = Object.fromEntries(new URLSearchParams(decode(body)));
      return { text: JSON.stringify(form), columns: Object.keys(form), rows: 1, isArray: false };
    }
    case 'binary':
      return { text: body, columns: [], rows: 1, isArray: false };
    default:
      return { text: decode(body), columns: [], rows: 1, isArray: false };
  }
}

const decoder = new TextDecoder('utf-8', { fatal: true });

function decode(body: Buffer): string {
  try {
    return decoder.decode(body);
  } catch {
    throw invalidBody('Empty or invalid json', 'The body is not valid UTF-8.');
  }
}

function parseJson(text: string, { isCall, anyKeys }: { isCall: boolean; anyKeys: boolean }): Payload {
  if (isCall && text.trim() === '') return { text: '{}', columns: [], rows: 1, isArray: false };
  const value = readJson(text);
  if (isCall) {
    const first: unknown = Array.isArray(value) ? value[0] : value;
    return { text, columns: isRecord(first) ? Object.keys(first) : [], rows: 1, isArray: Array.isArray(value) };
  }
  if (isRecord(value)) return { text, columns: Object.keys(value), rows: 1, isArray: false };
  if (!Array.isArray(value)) throw invalidBody('All object keys must match');
  if (value.length > MAX_ROWS) throw tooLarge(`A request can carry ${MAX_ROWS} rows at most`);
  return { text, columns: uniformKeys(value, anyKeys), rows: value.length, isArray: true };
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw invalidBody('Empty or invalid json');
  }
}

function uniformKeys(rows: readonly unknown[], anyKeys: boolean): string[] {
  const [first] = rows;
  if (first === undefined) return [];
  if (!isRecord(first)) throw invalidBody('All object keys must match');
  const keys = Object.keys(first);
  const known = new Set(keys);
  for (const row of rows) {
    if (!isRecord(row)) throw invalidBody('All object keys must match');
    if (anyKeys) continue;
    const own = Object.keys(row);
    if (own.length !== keys.length || !own.every((name) => known.has(name)))
      throw invalidBody('All object keys must match');
  }
  return keys;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function fromCsv(text: string): Payload {
  const [header = [], ...rows] = parseCsv(text);
  if (rows.length > MAX_ROWS) throw tooLarge(`A request can carry ${MAX_ROWS} rows at most`);
  const objects = rows.map((row) => {
    if (row.length !== header.length) throw invalidBody('All lines must have same number of fields');
    return Object.fromEntries(header.map((name, index) => [name, row[index] === 'NULL' ? null : row[index]]));
  });
  return { text: JSON.stringify(objects), columns: header, rows: objects.length, isArray: true };
}
