// Calls as the thread sees them: a web-standard request is made of the host's messages, and the answer's body is given
// out chunk by chunk as the host asks.
import type { CallHead, Chunk, FromWorker, ToWorker } from '#platform/functions/protocol.ts';
import { runInTrace } from '#platform/tracing/trace-context.ts';
import type { Handler } from './runtime.ts';

type Post = (message: FromWorker, transfer?: ArrayBuffer[]) => void;

/** Larger pieces are cut, so that one chunk never weighs more than this on the other side. */
const LARGEST_CHUNK = 64 * 1024;

export class CallRunner {
  readonly #handler: Handler;
  readonly #post: Post;
  readonly #calls = new Map<number, RunningCall>();

  constructor(handler: Handler, post: Post) {
    this.#handler = handler;
    this.#post = post;
  }

  receive(message: Exclude<ToWorker, { kind: 'ping' }>): void {
    if (message.kind === 'call') void this.#run(message.call, message.head);
    else this.#calls.get(message.call)?.receive(message);
  }

  async #run(id: number, head: CallHead): Promise<void> {
    const call = new RunningCall(id, this.#post);
    this.#calls.set(id, call);
    try {
      await runInTrace(head.trace, () => call.run(head, this.#handler));
    } catch (error) {
      if (!call.isAborted) this.#post({ kind: 'failed', call: id, message: describe(error) });
    } finally {
      this.#calls.delete(id);
      call.finish();
      this.#post({ kind: 'over', call: id });
    }
  }
}

class RunningCall {
  readonly #id: number;
  readonly #post: Post;
  readonly #controller = new AbortController();
  readonly #completed = Promise.withResolvers<void>();
  #body: ReadableStreamDefaultController<Uint8Array> | null = null;
  #pulled: () => void = () => {};
  #wanted = Promise.withResolvers<void>();

  constructor(id: number, post: Post) {
    this.#id = id;
    this.#post = post;
    this.#wanted.promise.catch(() => {});
  }

  get isAborted(): boolean {
    return this.#controller.signal.aborted;
  }

  async run(head: CallHead, handler: Handler): Promise<void> {
    const request = new Request(head.url, {
      method: head.method,
      headers: head.headers,
      signal: this.#controller.signal,
      ...(head.hasBody ? { body: this.#requestBody(), duplex: 'half' } : {}),
    });
    const response: unknown = await handler(request, {
      remoteAddr: { transport: 'tcp', hostname: head.remoteAddress, port: 0 },
      caller: head.caller,
      completed: this.#completed.promise,
    });
    if (!(response instanceof Response) || response.status < 200)
      throw new TypeError('the handler answered with something that is no Response');
    if (this.isAborted) return response.body?.cancel();
    const { status, body } = response;
    if (response.bodyUsed) throw new TypeError('the body of the answer was read already');
    this.#post({ kind: 'answer', call: this.#id, head: { status, headers: [...response.headers], hasBody: !!body } });
    if (body) await this.#giveOut(body);
  }

  receive(message: Exclude<ToWorker, { kind: 'ping' | 'call' }>): void {
    if (message.kind === 'want') this.#wanted.resolve();
    else if (message.kind === 'body') this.#take(message.chunk);
    else if (message.kind === 'body-failed') this.#body?.error(new TypeError('the request body ended early'));
    else this.#abort();
  }

  finish(): void {
    this.#completed.resolve();
  }

  #requestBody(): ReadableStream<Uint8Array> {
    return new ReadableStream<Uint8Array>(
      {
        start: (controller) => {
          this.#body = controller;
        },
        pull: () => {
          this.#post({ kind: 'want', call: this.#id });
          return new Promise<void>((resolve) => {
            this.#pulled = resolve;
          });
        },
      },
      { highWaterMark: 0 },
    );
  }

  #take(chunk: Chunk): void {
    try {
      if (chunk === null) this.#body?.close();
      else this.#body?.enqueue(chunk);
    } catch {
      // The function has let go of the body.
    }
    this.#pulled();
  }

  async #giveOut(body: ReadableStream<Uint8Array>): Promise<void> {
    const reader = body.getReader();
    this.#controller.signal.addEventListener('abort', () => void reader.cancel().catch(() => {}));
    for (;;) {
      await this.#nextWanted();
      const { done, value } = await reader.read();
      if (done) return this.#post({ kind: 'chunk', call: this.#id, chunk: null });
      if (!(value instanceof Uint8Array)) throw new TypeError('the body of the answer holds something but bytes');
      for (let at = 0; at < value.length; at += LARGEST_CHUNK) {
        if (at > 0) await this.#nextWanted();
        const piece = new Uint8Array(value.subarray(at, at + LARGEST_CHUNK));
        this.#post({ kind: 'chunk', call: this.#id, chunk: piece }, [piece.buffer]);
      }
      // Nothing was sent for an empty piece, so the host is still waiting.
      if (value.length === 0) this.#wanted.resolve();
    }
  }

  async #nextWanted(): Promise<void> {
    await this.#wanted.promise;
    if (this.isAborted) throw new Error('nobody waits for the answer any more');
    this.#wanted = Promise.withResolvers<void>();
  }

  #abort(): void {
    if (this.isAborted) return;
    this.#controller.abort();
    this.#body?.error(new DOMException('nobody waits for the answer any more', 'AbortError'));
    this.#pulled();
    this.#wanted.resolve();
  }
}

const describe = (error: unknown): string => (error instanceof Error ? (error.stack ?? error.message) : String(error));
