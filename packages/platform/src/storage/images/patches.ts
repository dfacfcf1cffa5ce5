// Places of a file that are to be overwritten, where nothing can be taken out because other bytes count from its start.

export interface Patch {
  at: number;
  length: number;
  /** The replacement, padded with zeros to the length of the patch. */
  bytes: Buffer;
}

/** Reads of a stored file wherever it is asked; fewer bytes than asked for only at the end. */
export type ReadAt = (at: number, length: number) => Promise<Buffer>;

const WINDOW = 64 * 1024;

/** Serves small reads from one larger read, because boxes are mostly close together. */
export function withWindow(read: ReadAt): ReadAt {
  let start = 0;
  let held: Buffer = Buffer.alloc(0);
  return async (at, length) => {
    if (length > WINDOW) return read(at, length);
    if (at < start || at + length > start + held.length) {
      held = await read(at, WINDOW);
      start = at;
    }
    return held.subarray(at - start, at - start + length);
  };
}

export const blankOut = (at: number, length: number): Patch => ({ at, length, bytes: Buffer.alloc(0) });

export async function* patched(
  source: AsyncIterable<Buffer>,
  patches: readonly Patch[],
): AsyncGenerator<Buffer, void, undefined> {
  let start = 0;
  for await (const chunk of source) {
    const end = start + chunk.length;
    const due = patches.filter(({ at, length }) => at < end && at + length > start);
    yield due.length === 0 ? chunk : overwritten(chunk, start, due);
    start = end;
  }
}

function overwritten(chunk: Buffer, start: number, patches: readonly Patch[]): Buffer {
  const fresh = Buffer.from(chunk);
  for (const { at, length, bytes } of patches) {
    const [from, to] = [Math.max(at, start), Math.min(at + length, start + chunk.length)];
    fresh.fill(0, from - start, to - start);
    fresh.set(bytes.subarray(Math.min(bytes.length, from - at), Math.min(bytes.length, to - at)), from - start);
  }
  return fresh;
}
