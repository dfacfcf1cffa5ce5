// Scans the XML of a spreadsheet tag by tag. Workers have no DOM parser; declared entities are not expanded, so none can
// grow.

export interface XmlPart {
  /** The local name without its prefix. Empty for text. */
  name: string;
  kind: 'open' | 'close' | 'text';
  /** The text itself, or the raw attributes of an opening tag. */
  text: string;
}

const TAG =
  /<(?:!--[\s\S]*?-->|!\[CDATA\[([\s\S]*?)\]\]>|\?[\s\S]*?\?>|![^>]*>|(\/?)(?:[\w.-]+:)?([\w.-]+)((?:\s+[^\s=>/]+\s*=\s*(?:"[^"]*"|'[^']*'))*)\s*(\/?)>)/g;

export function* scanXml(xml: string): Generator<XmlPart> {
  let last = 0;
  for (const match of xml.matchAll(TAG)) {
    const [whole, data, closing, name, attributes = '', isEmpty] = match;
    if (match.index > last) yield { kind: 'text', name: '', text: decoded(xml.slice(last, match.index)) };
    last = match.index + whole.length;
    if (data !== undefined) yield { kind: 'text', name: '', text: data };
    if (name === undefined) continue;
    if (closing === '/') {
      yield { kind: 'close', name, text: '' };
      continue;
    }
    yield { kind: 'open', name, text: attributes };
    if (isEmpty === '/') yield { kind: 'close', name, text: '' };
  }
}

/** Finds an attribute by its local name. */
export function attribute(attributes: string, name: string): string | null {
  const found = patternOf(name).exec(attributes);
  return found === null ? null : decoded(found[1] ?? found[2] ?? '');
}

const patterns = new Map<string, RegExp>();

/** Patterns are cached: a sheet asks for the same three a hundred thousand times. */
function patternOf(name: string): RegExp {
  const known = patterns.get(name);
  if (known !== undefined) return known;
  const made = new RegExp(`(?:^|\\s)(?:[\\w.-]+:)?${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`);
  patterns.set(name, made);
  return made;
}

export const encodeXml = (text: string): string =>
  writable(text).replaceAll(/[&<>"]/g, (letter) => ENTITIES[letter] ?? letter);

/** Removes the characters that XML 1.0 does not allow. */
const writable = (text: string): string =>
  /[\p{Cc}\ufffe\uffff]/u.test(text) ? Array.from(text).filter(isWritable).join('') : text;

const isWritable = (letter: string): boolean =>
  letter >= ' ' ? letter !== '\ufffe' && letter !== '\uffff' : ['\t', '\n', '\r'].includes(letter);

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function decoded(text: string): string {
  if (!text.includes('&')) return text;
  return text.replaceAll(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w+));/gi, (whole, hex, decimal, name) => {
    if (name !== undefined) return NAMED[String(name).toLowerCase()] ?? whole;
    const code = hex === undefined ? Number(decimal) : Number.parseInt(String(hex), 16);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
  });
}
