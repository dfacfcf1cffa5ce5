// What the host and a function's thread say to each other. Bodies move one chunk at a time and only when the other side
// asks for the next: whoever reads slowly slows the writer down, and neither holds more than a chunk for the other.
import type { TraceContext } from '#platform/tracing/trace-context.ts';

export interface WorkerSettings {
  /** The function's module, as a file URL. */
  entrypoint: string;
  /** deno.json files whose import maps apply, the nearest first. */
  importMaps: readonly string[];
  /** The platform's own address: the only private one that a function may call. */
  url: string;
}

export interface VerifiedCaller {
  role: string;
  claims: Record<string, unknown>;
}

export interface CallHead {
  method: string;
  url: string;
  headers: Array<[string, string]>;
  hasBody: boolean;
  remoteAddress: string;
  /** Null where the function takes everyone and nobody has proved who they are. */
  caller: VerifiedCaller | null;
  /** What the function asks of the platform belongs to it. */
  trace: TraceContext;
}

export interface AnswerHead {
  status: number;
  headers: Array<[string, string]>;
  hasBody: boolean;
}

/** The last chunk is null. */
export type Chunk = Uint8Array<ArrayBuffer> | null;

export type ToWorker =
  | { kind: 'call'; call: number; head: CallHead }
  | { kind: 'body'; call: number; chunk: Chunk }
  | { kind: 'body-failed'; call: number }
  | { kind: 'want'; call: number }
  | { kind: 'abort'; call: number }
  | { kind: 'ping' };

export type FromWorker =
  | { kind: 'ready' }
  | { kind: 'boot-failed'; message: string }
  | { kind: 'want'; call: number }
  | { kind: 'answer'; call: number; head: AnswerHead }
  | { kind: 'chunk'; call: number; chunk: Chunk }
  /** The handler threw, or what it gave is no answer; after the head, its stream broke. */
  | { kind: 'failed'; call: number; message: string }
  /** Nothing of the call is left in the thread. */
  | { kind: 'over'; call: number }
  | { kind: 'pong'; heldBytes: number };
