// What an answer to bad input may never be: a server error, a stack, SQL text, or something other than the error's shape.
import type { Answer } from './request.ts';

/** PostgreSQL's own verdicts that the protocol answers with 5xx although nothing is broken. */
const ALLOWED_SERVER_ERRORS = new Set([
  '57014', // the statement ran into its time limit
  '40P01', // two writers met and one had to give way
]);

const STACK = /\bat \S+ \(?(?:file|node):|\bat .+\.[cm]?[jt]s:\d+|\/node_modules\/|TypeError|ReferenceError|RangeError/;
const SQL =
  /\bselect\s+[\w"*$(]+.*\bfrom\b|\bfrom \(|pgrst_source|pgrst_body|_postgrest_t|\bset_config\(|join lateral/i;
/** Of PostgreSQL's parser; the one of text search has words of its own for the same code. */
const BROKEN_SYNTAX = /^(?:syntax error at|unterminated|zero-length)/;

/** `written`: other pieces of the request that the answer may quote. */
export type Sent = { method: string; path: string; written?: readonly string[] };

export function violationOf(request: Sent, answer: Answer): string | null {
  const { status, text, json } = answer;
  const code = errorCode(answer);
  if (status >= 500 && !ALLOWED_SERVER_ERRORS.has(code)) return `answers ${status} ${code}: ${messageOf(json)}`;
  if (status < 400) return null;
  if (STACK.test(text)) return 'shows a stack';
  if (SQL.test(withoutEcho(text, request))) return 'shows SQL';
  if (code === '42601' && BROKEN_SYNTAX.test(messageOf(json)))
    return `lets the request change the statement's syntax: ${messageOf(json)}`;
  if (request.method === 'HEAD' || !request.path.startsWith('/rest/v1')) return null;
  return shapeViolation(answer);
}

function shapeViolation({ status, headers, text, json }: Answer): string | null {
  // Refused before there was a request: the parser of HTTP itself, which knows no service.
  if (text === '' && headers['content-type'] === undefined && headers.connection === 'close') return null;
  if (!headers['content-type']?.startsWith('application/json'))
    return `answers ${status} as ${headers['content-type']}`;
  if (typeof json !== 'object' || json === null) return `answers ${status} with no JSON object`;
  const body = json as Record<string, unknown>;
  const isWhole =
    typeof body['code'] === 'string' && typeof body['message'] === 'string' && 'details' in body && 'hint' in body;
  return isWhole ? null : `answers ${status} without code, message, details and hint`;
}

/** From the header, because an answer to HEAD has no body to read it from. */
const errorCode = ({ headers }: Answer): string => /error=(\w+)/.exec(String(headers['proxy-status'] ?? ''))?.[1] ?? '';

function messageOf(json: unknown): string {
  const message = typeof json === 'object' && json !== null && 'message' in json ? json.message : '';
  return typeof message === 'string' ? message.slice(0, 80) : '';
}

/** A message may quote what the caller wrote; that is not the server's own SQL. */
function withoutEcho(text: string, { path, written = [] }: Sent): string {
  const mark = path.indexOf('?');
  const parameters = mark < 0 ? [] : [...new URLSearchParams(path.slice(mark + 1)).values()];
  const quoted = [...parameters, ...written].filter((value) => value.length > 3);
  return quoted.reduce((left, value) => left.replaceAll(JSON.stringify(value).slice(1, -1), ''), text);
}
