// Text in XML: markup is escaped, and characters that XML 1.0 forbids are dropped.
const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const FORBIDDEN = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

export const escapeXml = (value: string): string =>
  value.replaceAll(FORBIDDEN, '').replaceAll(/[&<>"]/g, (character) => ENTITIES[character] ?? character);
