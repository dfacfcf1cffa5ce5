// Finds the metadata of an AVIF or HEIC file: the items that hold EXIF and XMP, and boxes that phones add (ISO/IEC 14496-12 and
// 23008-12). How the picture is turned is a property of its own there, and stays.
import { emptyBlock } from './exif.ts';
import { blankOut, type Patch, type ReadAt } from './patches.ts';

interface Box {
  type: string;
  at: number;
  /** Where its content begins, and where it ends. */
  body: number;
  end: number;
}

const MOST_BOXES = 1_000;
const LARGEST_META = 2 * 1024 * 1024;
const PICTURE = new Set(['ftyp', 'mdat', 'free', 'skip', 'wide']);
const FILM_NOTES = new Set(['udta', 'meta', 'uuid']);

/** Null when the file is built in a way that cannot be searched. */
export async function planHeif(read: ReadAt, size: number): Promise<Patch[] | null> {
  const patches: Patch[] = [];
  // A moving picture carries its notes beside its tracks and inside them: those boxes are gone through like the file.
  const waiting = [{ at: 0, end: size, isFilm: false }];
  let count = 0;
  let hasItems = false;
  for (const { at: start, end, isFilm } of waiting) {
    for (let at = start; at < end; count += 1) {
      if (count >= MOST_BOXES) return null;
      const box = boxIn(await read(at, 16), at, end);
      if (!box) {
        if (!hasItems) return null;
        // Some phones write on behind the last box.
        patches.push(blankOut(at, end - at));
        break;
      }
      if (box.type === 'moov' || (isFilm && box.type === 'trak'))
        waiting.push({ at: box.body, end: box.end, isFilm: true });
      else if (box.type === 'meta' && !isFilm) {
        if (box.end - box.body > LARGEST_META) return null;
        const found = itemPatches(await read(box.body, box.end - box.body), box.body, size);
        if (!found) return null;
        patches.push(...found);
        hasItems = true;
      } else if (isFilm ? FILM_NOTES.has(box.type) : !PICTURE.has(box.type)) patches.push(...freed(box));
      at = box.end;
    }
  }
  return patches;
}

function boxIn(head: Buffer, at: number, limit: number): Box | null {
  if (head.length < 8) return null;
  const [short, type] = [head.readUInt32BE(0), head.toString('latin1', 4, 8)];
  const isLong = short === 1 && head.length >= 16;
  const size = short === 0 ? limit - at : isLong ? Number(head.readBigUInt64BE(8)) : short;
  const body = at + (isLong ? 16 : 8);
  return at + size < body || at + size > limit ? null : { type, at, body, end: at + size };
}

/** The same room, and nothing in it. */
const freed = ({ at, body, end }: Box): Patch[] => [
  { at: at + 4, length: 4, bytes: Buffer.from('free', 'latin1') },
  blankOut(body, end - body),
];

function itemPatches(meta: Buffer, offset: number, size: number): Patch[] | null {
  const boxes = new Map<string, Box>();
  const patches: Patch[] = [];
  for (let at = 4; at < meta.length; ) {
    const box = boxIn(meta.subarray(at, at + 16), at, meta.length);
    if (!box) return null;
    boxes.set(box.type, box);
    if (box.type === 'uuid' || box.type === 'udta')
      patches.push(...freed(box).map((patch) => ({ ...patch, at: patch.at + offset })));
    at = box.end;
  }
  const [names, locations] = [boxes.get('iinf'), boxes.get('iloc')];
  if (!names || !locations) return patches;
  try {
    const metadata = metadataItems(meta.subarray(names.body, names.end));
    const idat = offset + (boxes.get('idat')?.body ?? 0);
    for (const extent of extentsOf(meta.subarray(locations.body, locations.end))) {
      const type = metadata.get(extent.item);
      if (type === undefined) continue;
      if (extent.method > 1) return null;
      const at = extent.at + (extent.method === 1 ? idat : 0);
      if (at + extent.length > size) return null;
      patches.push({ at, length: extent.length, bytes: type === 'Exif' ? emptyExif(extent.length) : Buffer.alloc(0) });
    }
    return patches;
  } catch (error) {
    // A box that ends before what it announces.
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** Four bytes say where in the item the block begins. */
const emptyExif = (length: number): Buffer =>
  length >= 18 ? Buffer.concat([Buffer.alloc(4), emptyBlock()]) : Buffer.alloc(0);

/** Items that are neither pixels nor how to put them together. */
function metadataItems(iinf: Buffer): Map<number, string> {
  const items = new Map<number, string>();
  for (let at = iinf[0] === 0 ? 6 : 8; at < iinf.length; ) {
    const box = boxIn(iinf.subarray(at, at + 16), at, iinf.length);
    if (!box) throw new RangeError('an item without an end');
    const version = iinf.readUInt8(box.body);
    const isWide = version >= 3;
    const id = isWide ? iinf.readUInt32BE(box.body + 4) : iinf.readUInt16BE(box.body + 4);
    const typeAt = box.body + (isWide ? 10 : 8);
    const type = version >= 2 ? iinf.toString('latin1', typeAt, typeAt + 4) : 'mime';
    if (type === 'Exif' || type === 'mime' || type === 'uri ') items.set(id, type);
    at = box.end;
  }
  return items;
}

interface Extent {
  item: number;
  /** 0 counts from the start of the file, 1 from that of `idat`. */
  method: number;
  at: number;
  length: number;
}

function extentsOf(iloc: Buffer): Extent[] {
  const version = iloc.readUInt8(0);
  const sizes = iloc.readUInt16BE(4);
  const [offsetSize, lengthSize, baseSize] = [sizes >> 12, (sizes >> 8) & 15, (sizes >> 4) & 15];
  const indexSize = version > 0 ? sizes & 15 : 0;
  let at = 6;
  const next = (size: number): number => {
    at += size;
    if (size === 8) return Number(iloc.readBigUInt64BE(at - 8));
    return size === 0 ? 0 : iloc.readUIntBE(at - size, size);
  };
  const extents: Extent[] = [];
  for (let left = next(version < 2 ? 2 : 4); left > 0; left -= 1) {
    const item = next(version < 2 ? 2 : 4);
    const method = version > 0 ? next(2) & 15 : 0;
    next(2);
    const base = next(baseSize);
    for (let count = next(2); count > 0; count -= 1) {
      next(indexSize);
      extents.push({ item, method, at: base + next(offsetSize), length: next(lengthSize) });
    }
  }
  return extents;
}
