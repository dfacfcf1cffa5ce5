// The text part of a message, made from its HTML template while that still holds its placeholders: values are put in
// afterwards and are never taken for markup.

/** `<!-- html-only -->…<!-- /html-only -->` stays out: a preheader, or the address under a button. */
export function toPlainText(html: string): string {
  const text = html
    .replace(/<!--\s*html-only\s*-->.*?<!--\s*\/html-only\s*-->/gs, '')
    .replace(/<!--.*?-->|<!doctype[^>]*>|<(head|style|script|title)\b.*?<\/\1\s*>/gis, '')
    .replace(/[ \t\r\n]+/g, ' ')
    .replace(
      /<a\b[^>]*?\bhref\s*=\s*(["'])(.*?)\1[^>]*>(.*?)<\/a\s*>/gi,
      (_whole, _quote, href: string, label: string) => link(href.trim(), label.replace(/<[^>]*>/g, '').trim()),
    )
    .replace(/<br\s*\/?>/gi, '\n')
    .replace(/<li\b[^>]*>/gi, '\n– ')
    .replace(/<\/(?:p|div|h[1-6]|ul|ol|table|tr)\s*>|<hr\b[^>]*>/gi, '\n\n')
    .replace(/<[^>]*>/g, '');
  return tidyText(decodeEntities(text));
}

/** What a branch left out leaves spaces and empty lines behind. */
export const tidyText = (text: string): string =>
  `${text
    .replace(/[ \t]*\n[ \t]*/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .replace(/ {2,}/g, ' ')
    .trim()}\n`;

const link = (href: string, label: string): string => (label === '' || label === href ? href : `${label}\n${href}`);

const NAMED = new Map([
  ['nbsp', '\u00a0'],
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['laquo', '«'],
  ['raquo', '»'],
  ['rsquo', '’'],
  ['hellip', '…'],
]);

function decodeEntities(text: string): string {
  return text.replace(
    /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w+));/gi,
    (whole, hex?: string, decimal?: string, name = '') => {
      const point = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
      if (Number.isInteger(point)) return point <= 0x10ffff ? String.fromCodePoint(point) : '';
      return NAMED.get(name) ?? whole;
    },
  );
}
