// Broadcasts over HTTP, for clients without a socket: a batch, or one message whose topic and event are in the path.
import { LRUCache } from 'lru-cache';
import type { Identity } from '#platform/auth/tokens/verifier.ts';
import { HttpError } from '#platform/http/errors.ts';
import type { HttpRequest, HttpResponse } from '#platform/http/types.ts';
import type { RealtimeContext } from '#platform/realtime/context.ts';
import { isObject, isShallow, isStorable, parseJson } from '#platform/realtime/json.ts';
import type { UserPayload } from '#platform/realtime/socket/frame.ts';
import { TokenBucket } from '#platform/realtime/socket/token-bucket.ts';
import { REFUSALS } from './access.ts';
import { type Broadcast, PREFIX } from './broadcast.ts';
import { readPersist } from './channel-frames.ts';
import { expiryReason } from './identity.ts';

interface Posted {
  broadcast: Broadcast;
  persist: { ttlSeconds: number | null } | null;
}

const BATCH = '/api/broadcast';
const SINGLE = /^\/api\/broadcast\/([^/]+)\/events\/([^/]+)\/?$/;
const MAX_ADDRESSES = 10_000;

export class BroadcastHandler {
  readonly #context: RealtimeContext;
  readonly #root: string;
  readonly #rates = new LRUCache<string, TokenBucket>({ max: MAX_ADDRESSES });

  constructor(context: RealtimeContext, root: string) {
    this.#context = context;
    this.#root = root;
  }

  async handle(request: HttpRequest): Promise<HttpResponse> {
    try {
      return await this.#answer(request);
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      return answer(error.status, { message: error.message, error: error.message }, error.headers);
    }
  }

  async #answer(request: HttpRequest): Promise<HttpResponse> {
    const path = request.path.slice(this.#root.length);
    const single = SINGLE.exec(path);
    if (path === '/websocket') throw new HttpError(426, 'Upgrade required', { upgrade: 'websocket' });
    if (!single && path !== BATCH && path !== `${BATCH}/`) throw new HttpError(404, 'Not found');
    if (request.method !== 'POST') throw new HttpError(405, 'Method not allowed', { allow: 'POST' });
    const identity = await this.#identify(request);
    const posted = single ? [await this.#readSingle(request, single)] : await this.#readBatch(request);
    this.#limit(identity, request.remoteAddress, posted.length);
    await this.#authorise(identity, posted);
    for (const { broadcast, persist } of posted) {
      if (!persist) this.#context.publish(broadcast);
      else if (!(await this.#context.messages.store(broadcast, null, persist.ttlSeconds)))
        throw invalid('payload cannot be stored');
    }
    return { status: 202, headers: {}, body: null };
  }

  async #identify(request: HttpRequest): Promise<Identity> {
    const caller = await this.#context.callers.read(request.headers, new URLSearchParams(request.query).get('apikey'));
    if (!caller.ok) {
      throw new HttpError(401, caller.reason === 'no-key' ? 'No API key found in request' : 'Unauthorized');
    }
    const expired = expiryReason(caller.identity, this.#context.now());
    if (expired !== null) throw new HttpError(401, expired);
    return caller.identity;
  }

  async #readBatch(request: HttpRequest): Promise<Posted[]> {
    const { limits } = this.#context;
    const body = parseJson((await request.readBody(limits.frameBytes)).toString('utf8'));
    if (!isObject(body) || !Array.isArray(body.messages)) throw invalid('messages is missing');
    if (body.messages.length === 0 || body.messages.length > limits.messagesPerRequest) {
      throw invalid(`messages must be 1 to ${limits.messagesPerRequest}`);
    }
    return body.messages.map((message: unknown) => {
      if (!isObject(message)) throw invalid('a message is not an object');
      const { topic, event, payload, private: isPrivate } = message;
      if (payload === undefined || payload === null) throw invalid('payload is missing');
      if (!isShallow(payload, limits.depth)) throw invalid('payload is nested too deep');
      const text = JSON.stringify(payload);
      return {
        broadcast: this.#broadcast(topic, event, isPrivate === true, { encoding: 'json', text }),
        persist: null,
      };
    });
  }

  async #readSingle(request: HttpRequest, [, topic = '', event = '']: RegExpExecArray): Promise<Posted> {
    const query = new URLSearchParams(request.query);
    const isPrivate = query.get('private') === 'true';
    const ttl = query.get('persist[ttl]');
    const persist = readPersist(ttl === null ? query.get('persist') === 'true' : { ttl: Number(ttl) });
    if (persist === undefined || (persist && !isPrivate)) throw invalid('persist is not acceptable');
    const payload = await this.#readPayload(request);
    return { broadcast: this.#broadcast(decode(topic), decode(event), isPrivate, payload), persist };
  }

  async #readPayload(request: HttpRequest): Promise<UserPayload> {
    const { limits } = this.#context;
    const [type = ''] = (request.headers['content-type'] ?? '').split(';');
    const kind = type.trim().toLowerCase();
    if (kind !== 'application/json' && kind !== 'application/octet-stream') {
      throw new HttpError(415, 'Content-Type must be application/json or application/octet-stream');
    }
    const bytes = await request.readBody(limits.frameBytes);
    if (kind === 'application/octet-stream') return { encoding: 'binary', bytes };
    const value = parseJson(bytes.toString('utf8'));
    if (value === undefined) throw invalid('the body is not JSON');
    if (!isShallow(value, limits.depth)) throw invalid('payload is nested too deep');
    return { encoding: 'json', text: JSON.stringify(value) };
  }

  #broadcast(topic: unknown, event: unknown, isPrivate: boolean, payload: UserPayload): Broadcast {
    const { limits } = this.#context;
    if (!isShortText(topic, limits.topicBytes - PREFIX.length)) throw invalid('topic is not acceptable');
    if (!isShortText(event, limits.eventBytes)) throw invalid('event is not acceptable');
    const size = payload.encoding === 'json' ? Buffer.byteLength(payload.text) : payload.bytes.length;
    if (size > limits.payloadBytes) throw new HttpError(413, 'Payload size exceeded');
    return { topic, event, isPrivate, payload };
  }

  /** The service role is trusted and has no rate limit. */
  #limit({ role }: Identity, remote: string, count: number): void {
    if (role === 'service_role') return;
    const { limits, now } = this.#context;
    const bucket = this.#rates.get(remote) ?? new TokenBucket(limits.httpMessages, now);
    this.#rates.set(remote, bucket);
    if (!bucket.take(count)) throw new HttpError(429, 'Too many messages', { 'retry-after': '1' });
  }

  /** All or nothing: one private topic that may not be written refuses the request. */
  async #authorise(identity: Identity, posted: readonly Posted[]): Promise<void> {
    const topics = new Set(posted.flatMap(({ broadcast }) => (broadcast.isPrivate ? [broadcast.topic] : [])));
    const questions = topics.size > 0 ? [...topics] : [null];
    const results = await Promise.all(
      questions.map((topic) => this.#context.access.read({ identity, topic, isWriter: topic !== null })),
    );
    for (const [index, result] of results.entries()) {
      if (!result.ok) throw new HttpError(result.reason === REFUSALS.level ? 403 : 401, result.reason);
      const topic = questions[index];
      if (typeof topic === 'string' && !result.access.writeBroadcast) {
        throw new HttpError(403, `You do not have permissions to write to this Channel topic: ${topic}`);
      }
    }
  }
}

const isShortText = (value: unknown, bytes: number): value is string =>
  typeof value === 'string' && value !== '' && isStorable(value) && Buffer.byteLength(value) <= bytes;

const invalid = (problem: string) => new HttpError(422, `Invalid message: ${problem}`);

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    throw new HttpError(400, 'The path is not acceptable');
  }
}

const answer = (status: number, body: unknown, headers: Record<string, string>): HttpResponse => ({
  status,
  headers: { ...headers, 'content-type': 'application/json; charset=utf-8' },
  body: JSON.stringify(body),
});
