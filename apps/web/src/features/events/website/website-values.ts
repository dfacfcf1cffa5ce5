// Converts the settings of the guests' pages between their form, their row and the text of a conflict notice.
import type { TablesUpdate } from '@liesse/database';
import type { WebsiteColour } from '@liesse/domain';
import type { WebsiteForm } from '#web/features/events/forms.ts';
import type { Website } from '#web/features/events/queries.ts';
import type { Version } from '#web/features/events/versions/versions.ts';
import { formatPhone } from '#web/lib/format/phone.ts';
import { eventForms } from '#web/locales/fr/client/event-forms.ts';
import { website as text } from '#web/locales/fr/client/website.ts';

export function websiteVersionOf(site: Website): Version<WebsiteForm> {
  const { colour, title, welcome, transport, lodging, practical, gift_url: giftUrl, version } = site;
  const { asks_song, asks_message, asks_diet, has_album } = site;
  const texts = { title, welcome, transport, lodging, practical, giftUrl: giftUrl ?? '' };
  const contact = { contactEmail: site.contact_email ?? '', contactPhone: formatPhone(site.contact_phone ?? '') };
  return {
    version,
    values: { colour: colour as WebsiteColour, ...texts, ...contact, asks_song, asks_message, asks_diet, has_album },
  };
}

export const websiteChangeOf = ({
  giftUrl,
  contactEmail,
  contactPhone,
  ...form
}: WebsiteForm): TablesUpdate<'event_websites'> => ({
  ...form,
  gift_url: giftUrl || null,
  contact_email: contactEmail || null,
  contact_phone: formatPhone(contactPhone) || null,
});

const labels: Record<keyof WebsiteForm, string> = {
  colour: text.colour,
  title: text.pageTitle,
  welcome: text.welcome,
  transport: text.transport,
  lodging: text.lodging,
  practical: text.practical,
  giftUrl: text.giftUrl,
  contactEmail: text.contactEmail,
  contactPhone: text.contactPhone,
  asks_song: text.asks_song,
  asks_message: text.asks_message,
  asks_diet: text.asks_diet,
  has_album: text.has_album,
};

export const describeWebsite = (field: keyof WebsiteForm, value: unknown): { label: string; value: string } => ({
  label: labels[field],
  value: inWords(field, value),
});

function inWords(field: keyof WebsiteForm, value: unknown): string {
  if (typeof value === 'boolean') return value ? eventForms.conflict.yes : eventForms.conflict.no;
  if (typeof value !== 'string') return '';
  return field === 'colour' ? text.colours[value as WebsiteColour] : value;
}
