// What a browser may do with the bytes of a stranger: show kinds that cannot run scripts, download the rest.
import { kindOf } from '#platform/storage/buckets/rules.ts';

const SHOWN = new Set([
  'image/png',
  'image/jpeg',
  'image/gif',
  'image/webp',
  'image/avif',
  'image/heic',
  'image/heif',
  'image/bmp',
  'image/tiff',
  'image/x-icon',
  'image/vnd.microsoft.icon',
  'text/plain',
  'text/csv',
  'application/json',
  'application/pdf',
]);

const SHOWN_FAMILIES = /^(?:audio|video|font)\/[\w.+-]+$/;

/** Headers that keep the bytes from acting in the name of this origin; `asked` is the value of `?download`. */
export function safetyHeaders(contentType: string, name: string, asked: string | null): Record<string, string> {
  const kind = kindOf(contentType);
  const isHarmless = SHOWN.has(kind) || (SHOWN_FAMILIES.test(kind) && !kind.includes('xml'));
  const headers: Record<string, string> = { 'x-content-type-options': 'nosniff' };
  if (!isHarmless) headers['content-security-policy'] = "default-src 'none'; sandbox";
  if (asked !== null) headers['content-disposition'] = attachment(asked === '' ? lastPart(name) : asked);
  else if (!isHarmless) headers['content-disposition'] = attachment(lastPart(name));
  return headers;
}

const lastPart = (name: string): string => name.slice(name.lastIndexOf('/') + 1);

const LONGEST = 255;

/** RFC 6266: a plain name for old readers, the true one beside it when it is not plain. */
export function attachment(filename: string): string {
  const clean = filename
    .toWellFormed()
    .replace(/[\p{Cc}\u2028\u2029]/gu, '')
    .slice(0, LONGEST)
    .toWellFormed();
  if (clean === '') return 'attachment';
  const plain = clean.replace(/[^\x20-\x7e]/gu, '_').replace(/["\\%]/g, '_');
  const extended = `filename*=UTF-8''${encodeExtended(clean)}`;
  return plain === clean ? `attachment; filename="${plain}"` : `attachment; filename="${plain}"; ${extended}`;
}

/** RFC 5987: more is escaped than in addresses. */
const encodeExtended = (text: string): string =>
  encodeURIComponent(text).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
