// A fingerprint of a table's rows that does not depend on their order, taken from the text that COPY writes: a line a row.
import { hash } from 'node:crypto';

const NEWLINE = 0x0a;
const MASK = (1n << 128n) - 1n;

export class RowDigest {
  #rows = 0;
  #total = 0n;
  #rest: Buffer[] = [];

  update(chunk: Buffer): void {
    let start = 0;
    for (let end = chunk.indexOf(NEWLINE); end !== -1; end = chunk.indexOf(NEWLINE, start)) {
      this.#add(chunk.subarray(start, end));
      start = end + 1;
    }
    if (start < chunk.length) this.#rest.push(chunk.subarray(start));
  }

  result(): { rows: number; digest: string } {
    if (this.#rest.length > 0) throw new Error('the last row is cut off');
    return { rows: this.#rows, digest: this.#total.toString(16).padStart(32, '0') };
  }

  // A sum rather than an exclusive or: two equal rows must not cancel out.
  #add(end: Buffer): void {
    const line = this.#rest.length === 0 ? end : Buffer.concat([...this.#rest, end]);
    this.#rest = [];
    const own = hash('sha256', line, 'buffer');
    this.#total = (this.#total + ((own.readBigUInt64BE(0) << 64n) | own.readBigUInt64BE(8))) & MASK;
    this.#rows += 1;
  }
}
