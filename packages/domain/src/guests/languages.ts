// The languages of the guests' pages and mails. French is the first and is always offered.
export const guestLanguages = ['fr', 'en', 'es', 'it', 'pt', 'de', 'ar'] as const;
export type GuestLanguage = (typeof guestLanguages)[number];

export const directionOf = (language: string): 'ltr' | 'rtl' => (language === 'ar' ? 'rtl' : 'ltr');

/** Each language in its own words. */
export const languageNames: Readonly<Record<GuestLanguage, string>> = {
  fr: 'Français',
  en: 'English',
  es: 'Español',
  it: 'Italiano',
  pt: 'Português',
  de: 'Deutsch',
  ar: 'العربية',
};

export const isGuestLanguage = (code: string): code is GuestLanguage =>
  guestLanguages.some((language) => language === code);

const RANGE = /^([a-z]{2,3})(?:-[a-z0-9-]+)?(?:;q=(0(?:\.\d{1,3})?|1(?:\.0{1,3})?))?$/;

/** The language that a browser prefers by its Accept-Language header (RFC 9110, section 12.5.4). French when it names none of ours. */
export function preferredLanguage(header: string | undefined): GuestLanguage {
  const wanted = (header ?? '').slice(0, 500).toLowerCase().replaceAll(/\s/g, '').split(',');
  const found = wanted.flatMap((range) => {
    const [, code = '', quality = '1'] = RANGE.exec(range) ?? [];
    return isGuestLanguage(code) && Number(quality) > 0 ? [{ code, quality: Number(quality) }] : [];
  });
  return found.toSorted((one, other) => other.quality - one.quality)[0]?.code ?? 'fr';
}
