// Where the bytes of objects lie. A key names one version of one object for ever: it is made by the service, never from a
// user's path, and its bytes do not change once written. So a reader never meets a half-written or a mixed file.
import type { Readable } from 'node:stream';

export interface ByteRange {
  start: number;
  /** Inclusive. */
  end: number;
}

export interface Written {
  size: number;
  /** Of the bytes, in quotes, as HTTP shows it. */
  etag: string;
}

/** A part of a resumable upload that has been stored. */
export interface StoredPart {
  number: number;
  size: number;
  etag: string;
}

export interface Backend {
  /**
   * Writes all or nothing: when this resolves the bytes survive a power cut, when it rejects nothing is left. More than
   * `limit` bytes reject with `TooLarge` as soon as they are seen.
   */
  write(key: string, body: Readable, options: { limit: number; contentType: string }): Promise<Written>;
  /** Rejects with `Missing` when there is no such version. */
  read(key: string, range?: ByteRange): Promise<Readable>;
  copy(from: string, to: string): Promise<void>;
  /** Keys that do not exist are passed over. */
  remove(keys: readonly string[]): Promise<void>;

  /** Resumable uploads: begun, filled part by part over several requests and processes, then finished into one key. */
  beginParts(key: string, contentType: string): Promise<string>;
  writePart(key: string, upload: string, number: number, body: Readable, limit: number): Promise<StoredPart>;
  finishParts(key: string, upload: string, parts: readonly StoredPart[]): Promise<Written>;
  abandonParts(key: string, upload: string): Promise<void>;

  /** Removes what interrupted writes left behind. */
  sweep(olderThanMs: number): Promise<void>;
  close(): Promise<void>;
}

export class TooLarge extends Error {
  constructor(limit: number) {
    super(`more than ${limit} bytes`);
    this.name = 'TooLarge';
  }
}

export class Missing extends Error {
  constructor(key: string) {
    super(`no bytes under ${key}`);
    this.name = 'Missing';
  }
}
