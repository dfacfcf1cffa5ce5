// A `fetch` for addresses that somebody else gives: link previews, webhooks, whatever a function calls. It
// reaches the public network only. The address is checked where the connection is made, so that a name cannot answer
// differently the second time, and every redirection is a new address.
import { type LookupAddress, lookup as lookUp } from 'node:dns';
import { request as httpRequest, type IncomingMessage, type RequestOptions } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from './outgoing-addresses.ts';
import { toResponse } from './outgoing-response.ts';

export interface OutgoingFetchOptions {
  /** An origin that may be called although it is private, by its own `fetch`. */
  ownOrigin?: string;
  ownFetch?: typeof fetch;
  ports?: readonly number[];
  /** Until the answer's headers, each hop. */
  timeoutMs?: number;
  /** From the first request to the last byte. */
  wholeMs?: number;
  answerBytes?: number;
  requestBytes?: number;
  resolve?: Resolve;
  isAllowed?: (address: string) => boolean;
}

export type Resolve = (
  name: string,
  answer: (error: NodeJS.ErrnoException | null, found: LookupAddress[]) => void,
) => void;

export class OutgoingRefused extends TypeError {
  constructor(why: string) {
    super(`the call is refused: ${why}`);
    this.name = 'OutgoingRefused';
  }
}

type Hop = { url: URL; method: string; headers: Headers; body: Buffer | null };
type Settings = Required<Omit<OutgoingFetchOptions, 'ownOrigin' | 'ownFetch'>>;

const MOST_REDIRECTIONS = 5;
const REDIRECTIONS = new Set([301, 302, 303, 307, 308]);
const SECRETS = [
  'authorization',
  'proxy-authorization',
  'cookie',
  'apikey',
  'x-api-key',
  'x-guest-pass',
  'x-guest-token',
];

const DEFAULTS: Settings = {
  ports: [80, 443],
  timeoutMs: 15_000,
  wholeMs: 120_000,
  answerBytes: 20 * 1024 * 1024,
  requestBytes: 20 * 1024 * 1024,
  resolve: (name, answer) => lookUp(name, { all: true }, answer),
  isAllowed: isPublicAddress,
};

export function createOutgoingFetch(options: OutgoingFetchOptions = {}): typeof fetch {
  const { ownOrigin, ownFetch } = options;
  const settings: Settings = { ...DEFAULTS, ...options };
  return async (input, init) => {
    const request = new Request(input, init);
    const url = new URL(request.url);
    if (url.origin === ownOrigin && ownFetch) {
      const answer = await ownFetch(new Request(request, { redirect: 'manual' }));
      const hop = { url, method: request.method, headers: request.headers, body: null };
      // Its body went with the first request; only a redirection that asks again without one can be followed.
      if (!isFollowed(answer, request) || keepsBody(answer.status, hop.method)) return answer;
      return follow(redirected(hop, answer), request, 1);
    }
    const body = request.body ? await readBody(request, settings.requestBytes) : null;
    return follow({ url, method: request.method, headers: request.headers, body }, request, 0);
  };

  async function follow(first: Hop, request: Request, redirections: number): Promise<Response> {
    const signal = AbortSignal.any([request.signal, AbortSignal.timeout(settings.wholeMs)]);
    let hop = first;
    for (let count = redirections; count <= MOST_REDIRECTIONS; count += 1) {
      const answer = toResponse(
        await send(hop, signal, settings),
        { ...hop, isRedirected: count > 0 },
        settings.answerBytes,
      );
      if (!isFollowed(answer, request)) return answer;
      await answer.body?.cancel();
      if (request.redirect === 'error') throw new OutgoingRefused('it was redirected');
      hop = redirected(hop, answer);
    }
    throw new OutgoingRefused('it was redirected too often');
  }
}

const isFollowed = (answer: Response, { redirect }: Request): boolean =>
  REDIRECTIONS.has(answer.status) && answer.headers.has('location') && redirect !== 'manual';

const keepsBody = (status: number, method: string): boolean =>
  method !== 'GET' && method !== 'HEAD' && (status === 307 || status === 308);

function redirected({ url, method, headers, body }: Hop, answer: Response): Hop {
  const target = answer.headers.get('location') ?? '';
  if (!URL.canParse(target, url)) throw new OutgoingRefused('it was redirected to no address');
  const next = new URL(target, url);
  const left = new Headers(headers);
  // What proves who calls was meant for the first address.
  if (next.origin !== url.origin) for (const name of SECRETS) left.delete(name);
  if (keepsBody(answer.status, method)) return { url: next, method, headers: left, body };
  for (const name of ['content-type', 'content-length', 'content-encoding']) left.delete(name);
  return { url: next, method: method === 'HEAD' ? 'HEAD' : 'GET', headers: left, body: null };
}

function send(hop: Hop, signal: AbortSignal, settings: Settings): Promise<IncomingMessage> {
  const { url } = hop;
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (url.protocol !== 'http:' && url.protocol !== 'https:') throw new OutgoingRefused(`${url.protocol} is not called`);
  if (url.username !== '' || url.password !== '') throw new OutgoingRefused('the address holds a password');
  const port = Number(url.port || (url.protocol === 'https:' ? 443 : 80));
  if (!settings.ports.includes(port)) throw new OutgoingRefused(`port ${port} is not called`);
  // A literal address is connected to without being looked up.
  if (isIP(host) !== 0 && !settings.isAllowed(host)) throw new OutgoingRefused(`${host} is not public`);
  const start = url.protocol === 'https:' ? httpsRequest : httpRequest;
  return new Promise((resolve, reject) => {
    const options: RequestOptions = {
      method: hop.method,
      headers: { 'accept-encoding': 'identity', ...Object.fromEntries(hop.headers) },
      lookup: checkedLookup(settings),
      // A reused connection of another call was checked for another name.
      agent: false,
      signal,
    };
    const request = start(url, options, (answer) => {
      clearTimeout(patience);
      resolve(answer);
    });
    const patience = setTimeout(() => request.destroy(new Error('no answer in time')), settings.timeoutMs);
    request.on('error', (error) => {
      clearTimeout(patience);
      reject(error instanceof OutgoingRefused ? error : explain(error, signal));
    });
    request.end(hop.body ?? undefined);
  });
}

const explain = (error: Error, signal: AbortSignal): unknown =>
  signal.aborted ? signal.reason : new TypeError('fetch failed', { cause: error });

/** One private address among public ones is enough to refuse the name. */
const checkedLookup =
  ({ resolve, isAllowed }: Settings): LookupFunction =>
  (name, options, answer) => {
    resolve(name, (error, found) => {
      const [first] = found ?? [];
      if (error) return answer(error, '', 0);
      if (!first || found.some(({ address }) => !isAllowed(address)))
        return answer(new OutgoingRefused(`${name} is not public`), '', 0);
      return options.all ? answer(null, found) : answer(null, first.address, first.family);
    });
  };

async function readBody(request: Request, limit: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.length;
    if (size > limit) throw new OutgoingRefused('the body is too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
