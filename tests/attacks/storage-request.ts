// Storage requests of an attacker: nothing is normalised before sending, and every refusal is checked.
import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { Readable } from 'node:stream';
import { id } from '#tests/rls/support/callers.ts';
import { violationOf } from './error-answers.ts';
import { type Answer, claims, exchange, inspect, library, sign } from './request.ts';
import type { Target } from './setup.ts';

export type StorageAttempt = {
  method?: string;
  /** Null sends none. */
  key?: string | null;
  token?: string;
  headers?: Record<string, string>;
  /** Text and bytes go as they are, anything else as JSON. */
  body?: unknown;
};

/** `path` is what follows /storage/v1, byte for byte. */
export function askStorage(path: string, attempt: StorageAttempt = {}, target: Target = library): Promise<Answer> {
  const { token, body } = attempt;
  const key = attempt.key === undefined ? target.publishableKey : attempt.key;
  const bytes = body === undefined || typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body);
  return exchange(
    target.url,
    {
      path: `/storage/v1${path}`,
      method: attempt.method ?? (body === undefined ? 'GET' : 'POST'),
      signal: AbortSignal.timeout(30_000),
      headers: {
        ...(key === null ? {} : { apikey: key }),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(bytes === body || bytes === undefined ? {} : { 'content-type': 'application/json' }),
        ...(bytes === undefined ? {} : { 'content-length': String(Buffer.byteLength(bytes)) }),
        ...attempt.headers,
      },
    },
    bytes,
  );
}

export const ALICE = id.alice;
export const BORIS = id.boris;
export const alice = await sign(library, claims(library, { sub: ALICE }));
export const boris = await sign(library, claims(library, { sub: BORIS }));
export const asService: StorageAttempt = { key: library.secretKey };

/** The word it begins with chooses its policies: see the storage migration of the conformance project. */
export async function newBucket(
  word: 'own' | 'shelf' | 'plain' | 'drop',
  settings: Record<string, unknown> = {},
  target: Target = library,
): Promise<string> {
  const name = `${word}-${randomUUID().slice(0, 13)}`;
  const body = { id: name, name, public: false, ...settings };
  const { status, text } = await askStorage('/bucket', { key: target.secretKey, body }, target);
  if (status !== 200) throw new Error(`no bucket: ${status} ${text}`);
  return name;
}

export async function put(
  bucket: string,
  name: string,
  body: string | Buffer = name,
  type = 'text/plain',
): Promise<void> {
  const headers = { 'content-type': type };
  const { status, text } = await askStorage(`/object/${bucket}/${name}`, {
    ...asService,
    method: 'POST',
    headers,
    body,
  });
  if (status !== 200) throw new Error(`not put: ${status} ${text}`);
}

export const read = (bucket: string, name: string): Promise<Answer> =>
  askStorage(`/object/authenticated/${bucket}/${name}`, asService);

/** Null for an answer as storage-js expects them: no 5xx, no stack, and a refusal that says its code and its reason. */
export function misbehaviour(method: string, path: string, answer: Answer): string | null {
  const violation = violationOf({ method, path: `/storage/v1${path}` }, answer);
  if (violation !== null || answer.status < 400 || method === 'HEAD') return violation;
  // Refused before there was a request: the parser of HTTP itself, which knows no service.
  if (answer.text === '' && answer.headers.connection === 'close') return null;
  // The protocol of resumable uploads has refusals without words.
  if (path.startsWith('/upload/resumable') && answer.text === '') return null;
  const body = answer.json as Record<string, unknown> | undefined;
  const isNamed = /^\d{3}$/.test(String(body?.['statusCode'])) && typeof body?.['message'] === 'string';
  return isNamed ? null : `answers ${answer.status} in another shape: ${answer.text.slice(0, 120)}`;
}

/** What failed in the service since the last look; a client that hangs up is no failure of the server's. */
export async function storageFailures(): Promise<string[]> {
  const { events } = await inspect(library);
  return events.flatMap((event) =>
    event.kind === 'request.failed' && event.service === 'storage' && !HUNG_UP.test(event.message)
      ? [`${event.method} ${event.message}`]
      : [],
  );
}
const HUNG_UP = /premature close|aborted|ECONNRESET|EPIPE/i;

export type Flood = { status: number; sent: number };

/** Sends pieces as fast as they are taken, until the answer comes or `size` is reached. */
export function flood(
  path: string,
  { size, piece, ...attempt }: { size: number; piece: Buffer } & Omit<StorageAttempt, 'body'>,
  target: Target = library,
): Promise<Flood> {
  return new Promise((resolve, reject) => {
    let [sent, status] = [0, 0];
    const body = new Readable({
      read() {
        const next = piece.subarray(0, size - sent);
        sent += next.length;
        this.push(next.length === 0 ? null : next);
      },
    });
    const { token } = attempt;
    const outgoing = request(target.url, {
      path: `/storage/v1${path}`,
      method: attempt.method ?? 'POST',
      headers: {
        apikey: attempt.key ?? target.publishableKey,
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...attempt.headers,
      },
    });
    outgoing.on('response', (response) => {
      status = response.statusCode ?? 0;
      response.resume();
      body.destroy();
      outgoing.destroy();
      resolve({ status, sent });
    });
    // The server may close while the test writes; what counts is whether the answer came first.
    outgoing.on('error', (error) => (status === 0 ? reject(error) : resolve({ status, sent })));
    body.on('error', () => {});
    body.pipe(outgoing);
  });
}
