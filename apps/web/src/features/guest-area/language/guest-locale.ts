// The texts and formats of guests' pages in the language of the page (decision 0031). The server has every language; a browser loads
// the one of its document before it hydrates the page.
import { directionOf, type GuestLanguage, guestLanguages, isGuestLanguage } from '@liesse/domain';
import { useEffect, useReducer } from 'react';
import { useLanguage } from '#web/lib/boot/language.ts';
import type { GuestFormat } from '#web/lib/format/guest-format.ts';
import type { GuestLocale, GuestText } from '#web/locales/guest-locale.ts';
import { registerUiText } from '#web/ui/use-ui-text.ts';

const loaders: Record<GuestLanguage, () => Promise<{ locale: GuestLocale }>> = {
  fr: () => import('#web/locales/fr/guest/locale.ts'),
  en: () => import('#web/locales/en/guest/locale.ts'),
  es: () => import('#web/locales/es/guest/locale.ts'),
  it: () => import('#web/locales/it/guest/locale.ts'),
  pt: () => import('#web/locales/pt/guest/locale.ts'),
  de: () => import('#web/locales/de/guest/locale.ts'),
  ar: () => import('#web/locales/ar/guest/locale.ts'),
};

/** The name of the module in the manifest of the build, for the preloads of a page. */
export const localeSource = (language: GuestLanguage): string => `src/locales/${language}/guest/locale.ts`;

const loaded = new Map<string, GuestLocale>();

export async function loadGuestLocale(language: GuestLanguage): Promise<void> {
  if (loaded.has(language)) return;
  const { locale } = await loaders[language]();
  if (locale.ui !== undefined) registerUiText(language, locale.ui);
  loaded.set(language, locale);
}

/** Called once, before the first of these pages is rendered. */
export async function loadPageLocales(): Promise<void> {
  await Promise.all((import.meta.env.SSR ? guestLanguages : [documentLanguage()]).map(loadGuestLocale));
}

function documentLanguage(): GuestLanguage {
  const { lang } = document.documentElement;
  return isGuestLanguage(lang) ? lang : 'fr';
}

/** The language of an invitation that the browser read itself, such as a copy for offline use: it may not be the document's. It
 * remains the document's until its texts are loaded. */
export function useInvitationLanguage(wanted: GuestLanguage | undefined): string {
  const current = useLanguage();
  const [, showLoaded] = useReducer((count: number) => count + 1, 0);
  const language = wanted !== undefined && loaded.has(wanted) ? wanted : current;
  useEffect(() => {
    if (wanted !== undefined && !loaded.has(wanted)) void loadGuestLocale(wanted).then(showLoaded, () => undefined);
  }, [wanted]);
  return language;
}

/** The document may come from a cache, in another language. The other pages of the site are French. */
export function useDocumentLanguage(language: string): void {
  useEffect(() => {
    setDocumentLanguage(language);
    return () => setDocumentLanguage('fr');
  }, [language]);
}

/** Only what differs: to write a direction makes the browser compute every style of the page again. */
function setDocumentLanguage(language: string): void {
  const page = document.documentElement;
  if (page.lang !== language) page.lang = language;
  if ((page.dir || 'ltr') !== directionOf(language)) page.dir = directionOf(language);
}

export function useGuestLocale(): GuestLocale {
  const locale = loaded.get(useLanguage()) ?? loaded.get('fr');
  if (locale === undefined) throw new Error('the texts of guests were not loaded before the page');
  return locale;
}

export const useGuestText = (): GuestText => useGuestLocale().text;
export const useGuestFormat = (): GuestFormat => useGuestLocale().format;

/** For pages that are not made of components. */
export function guestTextOf(language: GuestLanguage): GuestText {
  const locale = loaded.get(language);
  if (locale === undefined) throw new Error(`the texts of ${language} are not loaded`);
  return locale.text;
}
