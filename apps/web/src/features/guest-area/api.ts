// Calls the platform with the secret link of an invitation. It does not use the Supabase client, which is larger than the guest pages.
import { passOf } from '#web/features/guest-area/invitation/stored-passes.ts';
import { object, string } from '#web/lib/api/answer-schema.ts';
import { platformAccess } from '#web/lib/api/supabase.ts';
import { newTraceparent } from '#web/lib/api/traceparent.ts';

/** Why a call failed: the reasons that the database gives, and those of the network. */
export type Reason =
  | 'unknown-link'
  | 'revoked'
  | 'gone'
  | 'closed'
  | 'locked'
  | 'wrong-password'
  | 'moment-full'
  | 'invalid'
  | 'consent-missing'
  | 'plus-one-name'
  | 'too-many'
  | 'already-reported'
  | 'network'
  | 'unavailable'
  | 'unexpected';

export class LinkRefusal extends Error {
  readonly reason: Reason;
  /** The moment that is full, or the field that is wrong. */
  readonly hint: string | null;

  constructor(reason: Reason, hint: string | null = null) {
    super(reason);
    this.name = 'LinkRefusal';
    this.reason = reason;
    this.hint = hint;
  }
}

/** The same call may succeed later: nothing decided against it. */
export const isTemporary = (reason: Reason): boolean =>
  reason === 'network' || reason === 'unavailable' || reason === 'too-many' || reason === 'locked';

/** Calls a function of the database. Its answer has to be parsed. */
export async function callFunction(name: string, parameters: LinkParameters, signal?: AbortSignal): Promise<unknown> {
  return send(functionRequest(name, parameters), signal);
}

/** The call as a request that can be stored and sent later. */
export const functionRequest = (name: string, parameters: LinkParameters): FunctionRequest =>
  requestOf(`${platformAccess().url}/rest/v1/rpc/${name}`, parameters, passHeader(parameters.token));

export interface FunctionRequest {
  url: string;
  headers: Record<string, string>;
  body: string;
}

type LinkParameters = Record<string, unknown> & { token: string };

function passHeader(token: string): Record<string, string> {
  const pass = passOf(token);
  return pass === null ? {} : { 'x-guest-pass': pass };
}

const signedPhoto = object({ signedURL: string });

/** Signs an address that shows a picture for an hour, resized to the width unless it is null. */
export async function signPhoto(
  token: string,
  path: string,
  width: number | null,
  signal?: AbortSignal,
): Promise<string> {
  const { url } = platformAccess();
  const request = requestOf(
    `${url}/storage/v1/object/sign/guest-photos/${path}`,
    { expiresIn: 3600, ...(width !== null && { transform: { width, resize: 'contain' } }) },
    { 'x-guest-token': token, ...passHeader(token) },
  );
  const signed = await send(request, signal);
  return `${url}/storage/v1${signedPhoto(signed, 'sign').signedURL}`;
}

/** Uses XMLHttpRequest because fetch does not report the progress of an upload. */
export function uploadPhoto(
  token: string,
  path: string,
  picture: Blob,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<void> {
  const { url, publishableKey } = platformAccess();
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', `${url}/storage/v1/object/guest-photos/${path}`);
    request.setRequestHeader('apikey', publishableKey);
    for (const [name, value] of Object.entries({ 'x-guest-token': token, ...passHeader(token) })) {
      request.setRequestHeader(name, value);
    }
    request.setRequestHeader('content-type', picture.type);
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(loaded / total));
    request.addEventListener('load', () =>
      request.status < 300 ? resolve() : reject(new LinkRefusal(request.status < 500 ? 'invalid' : 'unavailable')),
    );
    const fail = () => reject(new LinkRefusal('network'));
    request.addEventListener('error', fail);
    request.addEventListener('abort', fail);
    signal.addEventListener('abort', () => request.abort());
    request.send(picture);
  });
}

const requestOf = (url: string, body: unknown, headers: Record<string, string>): FunctionRequest => ({
  url,
  headers: { apikey: platformAccess().publishableKey, 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
});

async function send({ url, headers, body }: FunctionRequest, signal?: AbortSignal): Promise<unknown> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { ...headers, traceparent: newTraceparent() },
    body,
    ...(signal && { signal }),
  }).catch((cause: unknown) => {
    // The caller cancelled. A timeout, which has another name, counts as a lost network.
    if (cause instanceof DOMException && cause.name === 'AbortError') throw cause;
    throw new LinkRefusal('network');
  });
  // A proxy may answer with a page of its own.
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok) return answer;
  throw refusalOf(response.status, answer);
}

const REASONS: ReadonlySet<string> = new Set<Reason>([
  'unknown-link',
  'revoked',
  'gone',
  'closed',
  'locked',
  'wrong-password',
  'moment-full',
  'invalid',
  'consent-missing',
  'plus-one-name',
  'too-many',
  'already-reported',
]);

export function refusalOf(status: number, answer: unknown): LinkRefusal {
  const { details, hint } = (answer ?? {}) as { details?: unknown; hint?: unknown };
  if (typeof details === 'string' && REASONS.has(details)) {
    return new LinkRefusal(details as Reason, typeof hint === 'string' ? hint : null);
  }
  if (status === 429) return new LinkRefusal('too-many');
  return new LinkRefusal(status >= 500 ? 'unavailable' : 'unexpected');
}
