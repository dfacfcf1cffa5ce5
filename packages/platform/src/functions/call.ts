// One call of a function, seen from the host: the request's body goes out chunk by chunk, the answer comes back the same
// way, and clocks bound both.
import { Readable } from 'node:stream';
import type { HttpResponse } from '#platform/http/types.ts';
import { answerHeaders } from './headers.ts';
import type { FunctionLimits } from './limits.ts';
import type { AnswerHead, CallHead, Chunk, FromWorker, ToWorker } from './protocol.ts';
import { FunctionRefusal, type RefusalReason } from './refusals.ts';
import { BodyTooLarge, type RequestBody } from './request-body.ts';

export interface CallRequest {
  head: CallHead;
  body: RequestBody | null;
  /** When nobody waits for the answer any more. */
  signal: AbortSignal;
  /** Whether the function says itself which pages may read its answer. */
  passesCors: boolean;
}

export interface CallPorts {
  post(message: ToWorker, transfer?: ArrayBuffer[]): void;
  /** Nothing of the call is left, neither here nor in the thread. */
  onOver(): void;
  /** The function did not answer in time and may still be running. */
  onSilence(): void;
  onFailure(message: string): void;
}

export class Call {
  readonly answer: Promise<HttpResponse>;
  readonly #id: number;
  readonly #request: CallRequest;
  readonly #ports: CallPorts;
  readonly #settle = Promise.withResolvers<HttpResponse>();
  readonly #firstByte: NodeJS.Timeout;
  readonly #whole: NodeJS.Timeout;
  #stream: Readable | null = null;
  #state: 'waiting' | 'answered' | 'over' = 'waiting';

  constructor(id: number, request: CallRequest, limits: FunctionLimits, ports: CallPorts) {
    this.#id = id;
    this.#request = request;
    this.#ports = ports;
    this.answer = this.#settle.promise;
    this.#firstByte = setTimeout(() => this.#silent(), limits.firstByteMs);
    this.#whole = setTimeout(() => this.fail('timeout'), limits.wholeMs);
    request.signal.addEventListener('abort', this.#leave);
    ports.post({ kind: 'call', call: id, head: request.head });
  }

  receive(message: FromWorker): void {
    if (this.#state === 'over') return;
    if (message.kind === 'want') void this.#feed();
    else if (message.kind === 'answer') this.#begin(message.head);
    else if (message.kind === 'chunk') this.#push(message.chunk);
    else if (message.kind === 'failed') this.#broken(message.message);
    else if (message.kind === 'over') this.end();
  }

  /** Gives up: refuses if nothing was answered yet, cuts the answer short otherwise. */
  fail(reason: RefusalReason): void {
    this.#settle.reject(new FunctionRefusal(reason));
    this.#stream?.destroy(new FunctionRefusal(reason));
    this.#abort();
  }

  /** The thread has forgotten the call, or is gone itself. */
  end(): void {
    if (this.#state === 'over') return;
    this.#state = 'over';
    clearTimeout(this.#firstByte);
    clearTimeout(this.#whole);
    this.#request.signal.removeEventListener('abort', this.#leave);
    this.#request.body?.discard();
    // Settled already in every orderly course.
    this.#settle.reject(new FunctionRefusal('crashed'));
    this.#ports.onOver();
  }

  readonly #leave = (): void => this.fail('gone');

  #abort(): void {
    if (this.#state !== 'over') this.#ports.post({ kind: 'abort', call: this.#id });
  }

  /** Whoever sends their request too slowly has no function to blame, nor harms its other callers. */
  #silent(): void {
    const { body } = this.#request;
    if (body && !body.isComplete) return this.fail('body-late');
    this.fail('timeout');
    this.#ports.onSilence();
  }

  async #feed(): Promise<void> {
    const { body } = this.#request;
    try {
      const chunk = (await body?.next()) ?? null;
      if (this.#state === 'over') return;
      this.#ports.post({ kind: 'body', call: this.#id, chunk }, chunk ? [chunk.buffer] : []);
    } catch (error) {
      if (this.#state === 'over') return;
      this.#ports.post({ kind: 'body-failed', call: this.#id });
      if (error instanceof BodyTooLarge) this.fail('body-too-large');
    }
  }

  #begin(head: AnswerHead): void {
    if (this.#state !== 'waiting') return;
    this.#state = 'answered';
    clearTimeout(this.#firstByte);
    const headers = answerHeaders(head.headers, this.#request);
    if (head.hasBody) {
      this.#stream = new Readable({
        read: () => {
          if (this.#state !== 'over') this.#ports.post({ kind: 'want', call: this.#id });
        },
        destroy: (error, done) => {
          this.#abort();
          done(error);
        },
      });
      // The reader of the stream reports the error; without a reader yet it must not be unhandled.
      this.#stream.on('error', () => {});
    }
    this.#settle.resolve({ status: head.status, headers, body: this.#stream });
    if (!head.hasBody) this.end();
  }

  #push(chunk: Chunk): void {
    this.#stream?.push(chunk === null ? null : Buffer.from(chunk.buffer));
    // Before its reader can know: who calls again at once finds the place free.
    if (chunk === null) this.end();
  }

  #broken(message: string): void {
    this.#ports.onFailure(message);
    this.#stream?.destroy(new Error('the function broke its answer off'));
    this.#settle.resolve({
      status: 500,
      headers: { 'content-type': 'text/plain; charset=utf-8', 'sb-error-code': 'EDGE_FUNCTION_ERROR' },
      body: 'Internal Server Error',
    });
    this.end();
  }
}
