// The only module that turns a client's text into the name of an object or a bucket. A name is only ever compared
// and shown: bytes lie under keys of our own making. Even so a name that could be read as a way elsewhere is refused.
import { StorageError } from './errors.ts';

const LONGEST_NAME = 1024;
const LONGEST_BUCKET = 100;
const BUCKET = /^[\w!.*'() &$@=;:+,-]+$/;

/** A name out of an address, decoded once. */
export function nameFromPath(encoded: string): string {
  return objectName(decoded(encoded) ?? refuse());
}

/** A name from a body, a token or a header. */
export function objectName(text: string): string {
  const name = text.normalize('NFC');
  if (name === '' || !isSafe(name)) refuse();
  if (name.split('/').includes('')) refuse();
  return name;
}

/** What listings begin with: any name, the beginning of one, or nothing. */
export function namePrefix(text: string): string {
  const prefix = text.normalize('NFC');
  if (prefix === '') return '';
  if (!isSafe(prefix) || prefix.startsWith('/') || prefix.includes('//')) refuse();
  return prefix;
}

export function bucketFromPath(encoded: string): string {
  return bucketName(decoded(encoded) ?? refuseBucket());
}

export function bucketName(text: string): string {
  const isOne = text.length <= LONGEST_BUCKET && BUCKET.test(text) && text.trim() === text && !hasDots(text);
  return isOne ? text : refuseBucket();
}

/** A name as a path of an address that needs no further encoding. */
export const encodeName = (name: string): string => name.split('/').map(encodeURIComponent).join('/');

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

function isSafe(name: string): boolean {
  if (!name.isWellFormed() || Buffer.byteLength(name) > LONGEST_NAME) return false;
  return readings(name).every((reading) => !hasTraversal(reading));
}

/**
 * The name as others might come to read it: escapes decoded again and again, look-alikes of dots and slashes as what
 * they look like.
 */
function readings(name: string): string[] {
  const found = [name];
  let current = name;
  for (;;) {
    const next = current.replace(/%([0-7][0-9a-f])/gi, (_whole, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    );
    if (next === current) break;
    found.push(next);
    current = next;
  }
  return found.flatMap((reading) => [reading, unmasked(reading)]);
}

/** NFKC knows U+2024, U+2025, U+FE52, U+FF0E, U+FF0F and U+FF3C; the rest it leaves alone. */
const unmasked = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[\u3002\uff61\u00b7\u0701\u0702\ua4f8]/g, '.')
    .replace(/[\u2044\u2215\u29f8]/g, '/')
    .replace(/[\u2216\u29f5\u29f9]/g, '\\');

function hasTraversal(text: string): boolean {
  if (/[\p{Cc}\u2028\u2029\ufffe\uffff\u{10fffe}\u{10ffff}]/u.test(text)) return true;
  return text.includes('\\') || text.startsWith('/') || /^[a-z]:/i.test(text) || hasDots(text);
}

/** Blanks and invisible signs around dots are dropped by some file systems and by most eyes. */
const hasDots = (text: string): boolean =>
  text.split(/[\\/]/).some((segment) => /^\.+$/.test(segment.replace(/[\p{Z}\p{Cf}]/gu, '')));

function refuse(): never {
  throw new StorageError('InvalidKey');
}

function refuseBucket(): never {
  throw new StorageError('InvalidBucketName');
}
