// Reads and writes the zip archives of workbooks with fflate. Reading is bounded: an entry never takes more memory than the size
// that the archive declares for it, and the declared sizes are counted against a limit.
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import type { Bytes } from '#web/lib/files/sheets/decode-text.ts';

/** The archive is broken or encrypted, or larger than the limit once unpacked. */
export class UnreadableArchive extends Error {}

export interface Archive {
  has: (name: string) => boolean;
  /** The content of an entry, as UTF-8. */
  text: (name: string) => string;
}

export interface ZipFile {
  name: string;
  text: string;
}

/** `limit` bounds the sum of all entries that are read, in bytes. */
export function openZip(bytes: Bytes, limit: number): Archive {
  const sizes = new Map<string, number>();
  unzip(bytes, ({ name, originalSize }) => {
    sizes.set(entryName(name), originalSize);
    return false;
  });
  let remaining = limit;
  return {
    has: (name) => sizes.has(name),
    text(name) {
      const size = sizes.get(name);
      if (size === undefined) throw new UnreadableArchive(`${name} is missing`);
      if (size > remaining) throw new UnreadableArchive('too large');
      remaining -= size;
      const [content] = Object.values(unzip(bytes, (entry) => entryName(entry.name) === name));
      if (content === undefined) throw new UnreadableArchive(`${name} is missing`);
      return strFromU8(content);
    },
  };
}

/** Synchronous, because fflate's asynchronous functions use `blob:` workers, which the content security policy refuses. */
export function writeZip(files: readonly ZipFile[]): Bytes {
  // A fixed date gives the same bytes for the same content.
  return zipSync(Object.fromEntries(files.map(({ name, text }) => [name, strToU8(text)])), { mtime: '1980-01-02' });
}

type Filter = NonNullable<NonNullable<Parameters<typeof unzipSync>[1]>['filter']>;

function unzip(bytes: Bytes, filter: Filter): Record<string, Uint8Array> {
  try {
    return unzipSync(bytes, { filter });
  } catch (error) {
    throw new UnreadableArchive('broken', { cause: error });
  }
}

const entryName = (name: string): string => name.replace(/^\//, '');
