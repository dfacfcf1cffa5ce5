// The values a template may name, in the hosted service's words, and how each place of a message takes them.
import type { MailData } from '#platform/auth/messages.ts';

export type Fields = ReadonlyMap<string, string>;

/** `.Data.anything` is allowed besides. The hosted service knows no `.SiteName`: templates give another name where it is empty. A name outside this list is a slip of the template's author. */
export const FIELD_NAMES: ReadonlySet<string> = new Set([
  'ConfirmationURL',
  'Token',
  'TokenHash',
  'SiteURL',
  'SiteName',
  'Email',
  'NewEmail',
  'RedirectTo',
  'Device',
  'At',
]);

export interface MailFormat {
  language: string;
  timeZone: string;
  /** Nothing where the project says nothing. */
  siteName?: string | null;
}

export function fieldsOf(data: MailData, format: MailFormat): Fields {
  const fields = new Map<string, string>([
    ['ConfirmationURL', data.confirmationUrl ?? ''],
    ['Token', data.token ?? ''],
    ['TokenHash', data.tokenHash ?? ''],
    ['SiteURL', data.siteUrl],
    ['SiteName', format.siteName ?? ''],
    ['Email', data.email],
    ['NewEmail', data.newEmail ?? ''],
    ['RedirectTo', data.redirectTo ?? ''],
    ['Device', (data.device ?? '').slice(0, DEVICE_LENGTH)],
    ['At', data.at === undefined ? '' : instant(data.at, format)],
  ]);
  for (const [name, value] of Object.entries(data.data ?? {})) {
    if (name !== 'name') fields.set(`Data.${name}`, plain(value));
    else if (typeof value === 'string' && !looksLikeLink(value)) fields.set('Data.name', value.slice(0, NAME_LENGTH));
  }
  return new Map([...fields].map(([name, value]) => [name, withoutControls(value)]));
}

const NAME_LENGTH = 80;
const DEVICE_LENGTH = 120;

const plain = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';

// Whoever signs up a stranger's address chooses the name in the message that the stranger gets: it must not advertise.
const looksLikeLink = (text: string): boolean => /[/@:]|\p{L}\.\p{L}{2,}/u.test(text);

// Control characters end a header line; bidirectional marks make an address read as another.
const withoutControls = (text: string): string =>
  text.replace(/[\p{Cc}\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu, ' ').trim();

function instant(at: Date, { language, timeZone }: { language: string; timeZone: string }): string {
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'full', timeZone }).format(at);
  const time = new Intl.DateTimeFormat(language, {
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
    timeZoneName: 'short',
  }).format(at);
  if (!language.startsWith('fr')) return `${day}, ${time}`;
  return `${day} à ${time.replace(/(\d+):(\d\d)/, '$1\u00a0h\u00a0$2')}`;
}

export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"'`]/g, (character) => `&#${character.charCodeAt(0)};`);

/** A link leads to the web or to a letter; anything else, a script above all, leads nowhere. */
export const safeLink = (text: string): string => (/^(?:https?:\/\/|mailto:)/i.test(text) ? text : '#');
