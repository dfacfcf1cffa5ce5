// Guests' pages that were rendered lately, for a link that is opened again. The database says with each request whether the link may
// still see the page and whether its content is the same: a page is sent only then, to the link that it was rendered for. The values
// that are new in each answer are cut out before a page is stored.
import { crc32, deflateRawSync, constants as zlib } from 'node:zlib';

/** They differ in each answer: two that are guessed by nobody, and the key by which a reply counts once. */
export interface FreshValues {
  nonce: string;
  key: string;
  proof: string;
}

export interface RenderedPage {
  /** Of the content that the database answered with. */
  version: string;
  status: number;
  pieces: readonly Piece[];
}

type Piece = { kind: 'text'; plain: Buffer; deflated?: Buffer } | { kind: 'fresh'; name: keyof FreshValues };

export interface RenderedPages {
  /** `name` holds all that the page depends on apart from the content: the link, the address, the languages of the browser. */
  find(name: string): RenderedPage | undefined;
  store(name: string, page: { version: string; status: number; html: string; values: FreshValues }): void;
}

/** Each is some 100 kB. */
const MOST = 300;
/** What a page shows of the site itself may change. */
const MAX_AGE_MS = 10 * 60_000;

export function createRenderedPages(now: () => number): RenderedPages {
  const pages = new Map<string, { page: RenderedPage; until: number }>();
  return {
    find(name) {
      const found = pages.get(name);
      if (found !== undefined && found.until > now()) return found.page;
      pages.delete(name);
      return undefined;
    },
    store(name, { version, status, html, values }) {
      // A map keeps the order in which its keys were added: the first is the oldest.
      pages.delete(name);
      pages.set(name, { page: { version, status, pieces: cut(html, values) }, until: now() + MAX_AGE_MS });
      if (pages.size > MOST) pages.delete(pages.keys().next().value ?? '');
    },
  };
}

export const plainPage = ({ pieces }: RenderedPage, values: FreshValues): Buffer =>
  Buffer.concat(pieces.map((piece) => (piece.kind === 'text' ? piece.plain : Buffer.from(values[piece.name]))));

/** The texts are compressed once; the fresh values between them are blocks that RFC 1951 calls stored. */
export function gzippedPage({ pieces }: RenderedPage, values: FreshValues): Buffer {
  let checksum = 0;
  let length = 0;
  const blocks = pieces.map((piece) => {
    const plain = piece.kind === 'text' ? piece.plain : Buffer.from(values[piece.name]);
    checksum = crc32(plain, checksum);
    length += plain.length;
    if (piece.kind === 'fresh') return storedBlock(plain, false);
    // A sync flush ends at a whole byte, so that another block can follow.
    piece.deflated ??= deflateRawSync(plain, { finishFlush: zlib.Z_SYNC_FLUSH });
    return piece.deflated;
  });
  const trailer = Buffer.alloc(8);
  trailer.writeUInt32LE(checksum, 0);
  trailer.writeUInt32LE(length, 4);
  return Buffer.concat([GZIP_HEADER, ...blocks, storedBlock(Buffer.alloc(0), true), trailer]);
}

const GZIP_HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);

function storedBlock(bytes: Buffer, isLast: boolean): Buffer {
  const header = Buffer.alloc(5);
  header.writeUInt8(isLast ? 1 : 0, 0);
  header.writeUInt16LE(bytes.length, 1);
  header.writeUInt16LE(~bytes.length & 0xffff, 3);
  return Buffer.concat([header, bytes]);
}

/** The values were made for this page: no text of anybody could contain them before. */
function cut(html: string, values: FreshValues): Piece[] {
  const names = ['nonce', 'key', 'proof'] as const;
  const parts = html.split(new RegExp(`(${names.map((name) => values[name]).join('|')})`));
  return parts.map((part) => {
    const name = names.find((one) => values[one] === part);
    return name === undefined ? { kind: 'text', plain: Buffer.from(part) } : { kind: 'fresh', name };
  });
}
