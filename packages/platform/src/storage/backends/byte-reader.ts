// Reads a stream by counted pieces, holding no more of it than is asked for at once.

export class ByteReader {
  readonly #source: AsyncIterator<Buffer>;
  #held: Buffer = Buffer.alloc(0);
  #isOver = false;

  constructor(source: AsyncIterable<Buffer>) {
    this.#source = source[Symbol.asyncIterator]();
  }

  /** The next bytes without taking them; fewer only when the stream ends before. */
  async peek(count: number): Promise<Buffer> {
    if (this.#held.length < count && !this.#isOver) {
      // Joined once: a sender may cut his bytes as small as he likes.
      const pieces = [this.#held];
      for (let size = this.#held.length; size < count && !this.#isOver; ) {
        const chunk = await this.#next();
        if (chunk) pieces.push(chunk);
        size += chunk?.length ?? 0;
      }
      this.#held = this.#held.length === 0 && pieces.length === 2 ? (pieces[1] ?? this.#held) : Buffer.concat(pieces);
    }
    return this.#held.subarray(0, count);
  }

  async take(count: number): Promise<Buffer> {
    const bytes = await this.peek(count);
    this.#held = this.#held.subarray(bytes.length);
    return bytes;
  }

  /** Whatever is at hand, at least one byte; null at the end. Not taken yet. */
  async fill(): Promise<Buffer | null> {
    await this.peek(1);
    return this.#held.length === 0 ? null : this.#held;
  }

  async *pass(count: number): AsyncGenerator<Buffer, void, undefined> {
    for (let left = count; left > 0; ) {
      const held = await this.fill();
      if (!held) return;
      const piece = held.subarray(0, left);
      this.#held = held.subarray(piece.length);
      left -= piece.length;
      yield piece;
    }
  }

  async skip(count: number): Promise<void> {
    const pieces = this.pass(count);
    while (!(await pieces.next()).done);
  }

  rest(): AsyncGenerator<Buffer, void, undefined> {
    return this.pass(Number.POSITIVE_INFINITY);
  }

  /** Stops reading the source without consuming the rest. */
  async close(): Promise<void> {
    this.#isOver = true;
    await this.#source.return?.();
  }

  async #next(): Promise<Buffer | null> {
    const { done, value } = await this.#source.next();
    if (!done) return value;
    this.#isOver = true;
    return null;
  }
}
