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
