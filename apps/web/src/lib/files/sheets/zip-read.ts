// Opens a zip archive far enough for spreadsheets: the list of its files, and each of them unpacked up to a limit. An archive can
// claim any size and unpack to any other, so only what really comes out is counted.
import type { Bytes } from '#web/lib/files/sheets/decode-text.ts';

/** The archive is broken, encrypted, or bigger inside than anybody's list. */
export class UnreadableArchive extends Error {}

export interface Archive {
  has: (name: string) => boolean;
  /** The text of a file, in UTF-8. */
  text: (name: string) => Promise<string>;
}

interface Entry {
  method: number;
  start: number;
  packed: number;
}

const END_MARK = 0x06054b50;
const ENTRY_MARK = 0x02014b50;
const LOCAL_MARK = 0x04034b50;
const LONGEST_COMMENT = 65_535;
const MOST_ENTRIES = 2000;
const STORED = 0;
const DEFLATED = 8;
const IS_ENCRYPTED = 1;

export function openZip(bytes: Bytes, limit: number): Archive {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const entries = readEntries(bytes, view);
  let room = limit;
  return {
    has: (name) => entries.has(name),
    text: async (name) => {
      const entry = entries.get(name);
      if (entry === undefined) throw new UnreadableArchive(`${name} is missing`);
      const content = await unpack(packedBytes(bytes, view, entry), entry.method, room);
      room -= content.byteLength;
      return new TextDecoder().decode(content);
    },
  };
}

function readEntries(bytes: Bytes, view: DataView): Map<string, Entry> {
  const end = findEnd(view);
  const count = Math.min(view.getUint16(end + 10, true), MOST_ENTRIES);
  const entries = new Map<string, Entry>();
  let at = view.getUint32(end + 16, true);
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > view.byteLength || view.getUint32(at, true) !== ENTRY_MARK)
      throw new UnreadableArchive('no entry here');
    if (view.getUint16(at + 8, true) & IS_ENCRYPTED) throw new UnreadableArchive('encrypted');
    const nameLength = view.getUint16(at + 28, true);
    const name = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameLength));
    entries.set(name.replace(/^\//, ''), {
      method: view.getUint16(at + 10, true),
      packed: view.getUint32(at + 20, true),
      start: view.getUint32(at + 42, true),
    });
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return entries;
}

function findEnd(view: DataView): number {
  const first = Math.max(0, view.byteLength - 22 - LONGEST_COMMENT);
  for (let at = view.byteLength - 22; at >= first; at -= 1) if (view.getUint32(at, true) === END_MARK) return at;
  throw new UnreadableArchive('no end of the list');
}

/** The lengths before the content are those of the file itself: its copy of the name may be another than the list's. */
function packedBytes(bytes: Bytes, view: DataView, { start, packed }: Entry): Bytes {
  if (start + 30 > view.byteLength || view.getUint32(start, true) !== LOCAL_MARK)
    throw new UnreadableArchive('no file here');
  const from = start + 30 + view.getUint16(start + 26, true) + view.getUint16(start + 28, true);
  if (from + packed > view.byteLength) throw new UnreadableArchive('cut short');
  return bytes.subarray(from, from + packed);
}

async function unpack(packed: Bytes, method: number, room: number): Promise<Bytes> {
  if (method === STORED) {
    if (packed.byteLength > room) throw new UnreadableArchive('too big');
    return packed;
  }
  if (method !== DEFLATED) throw new UnreadableArchive(`method ${method}`);
  const parts: Bytes[] = [];
  let length = 0;
  try {
    for await (const part of inflated(packed)) {
      length += part.byteLength;
      if (length > room) throw new UnreadableArchive('too big');
      parts.push(part);
    }
  } catch (error) {
    throw error instanceof UnreadableArchive ? error : new UnreadableArchive('broken', { cause: error });
  }
  return joined(parts, length);
}

/** By a reader, since not every browser walks a stream by itself. Leaving early stops the unpacking. */
async function* inflated(packed: Bytes): AsyncGenerator<Bytes> {
  const reader = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield value;
    }
  } finally {
    reader.cancel().catch(() => {});
  }
}

function joined(parts: readonly Bytes[], length: number): Bytes {
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.byteLength;
  }
  return whole;
}
