// XML as feeds and sitemaps need it: text is escaped where it enters, and characters that XML forbids are left out.
export const XML_DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n';

export function escapeXml(text: string): string {
  return text.replace(FORBIDDEN, '').replace(/[<>&"']/g, (character) => entities[character] ?? '');
}

export const element = (name: string, text: string): string => `<${name}>${escapeXml(text)}</${name}>`;

const entities: Record<string, string> = { '<': '&lt;', '>': '&gt;', '&': '&amp;', '"': '&quot;', "'": '&apos;' };

/** Tabs and ends of lines are the only control characters that it knows. */
const FORBIDDEN = /(?![\t\n\r])\p{Cc}|\p{Cs}|\p{Noncharacter_Code_Point}/gu;
