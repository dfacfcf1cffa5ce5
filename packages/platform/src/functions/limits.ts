// How much one function may take. An option rather than constants, so that tests need not wait.

export interface FunctionLimits {
  /** How long its modules may take to load. */
  bootMs: number;
  /** From the request to the first byte of the answer. */
  firstByteMs: number;
  /** From the request to the last byte of the answer. */
  wholeMs: number;
  /** How long it may keep its thread busy without a pause. */
  stuckMs: number;
  /** A worker that nobody called for this long is let go. */
  idleMs: number;
  /** A module that did not load is not tried again before. */
  retryMs: number;
  /** Calls under way at a time. */
  concurrency: number;
  requestBytes: number;
  memoryMb: number;
}

export const defaultLimits: FunctionLimits = {
  bootMs: 20_000,
  firstByteMs: 30_000,
  wholeMs: 150_000,
  stuckMs: 10_000,
  idleMs: 600_000,
  retryMs: 1_000,
  concurrency: 50,
  requestBytes: 10 * 1024 * 1024,
  memoryMb: 150,
};
