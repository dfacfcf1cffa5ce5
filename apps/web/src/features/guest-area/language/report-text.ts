// The texts of the page that reports a photo. They are apart from the other texts of guests, who seldom open it.
import { type GuestLanguage, guestLanguages, isGuestLanguage } from '@liesse/domain';
import { useEffect, useReducer } from 'react';
import { useLanguage } from '#web/lib/boot/language.ts';
import type { ReportText } from '#web/locales/fr/guest/report.ts';

const loaders: Record<GuestLanguage, () => Promise<{ report: ReportText }>> = {
  fr: () => import('#web/locales/fr/guest/report.ts'),
  en: () => import('#web/locales/en/guest/report.ts'),
  es: () => import('#web/locales/es/guest/report.ts'),
  it: () => import('#web/locales/it/guest/report.ts'),
  pt: () => import('#web/locales/pt/guest/report.ts'),
  de: () => import('#web/locales/de/guest/report.ts'),
  ar: () => import('#web/locales/ar/guest/report.ts'),
};

const loaded = new Map<string, ReportText>();

/** Called once, before the page is rendered. */
export async function loadReportTexts(): Promise<void> {
  const languages = import.meta.env.SSR ? guestLanguages : [languageOr(document.documentElement.lang)];
  await Promise.all(languages.map(load));
}

/** A guest who changes the language reads the former one until the texts are loaded. */
export function useReportText(): ReportText {
  const language = languageOr(useLanguage());
  const [, showLoaded] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    if (!loaded.has(language)) void load(language).then(showLoaded, () => undefined);
  }, [language]);
  const text = loaded.get(language) ?? loaded.values().next().value;
  if (text === undefined) throw new Error('the texts of the report were not loaded before the page');
  return text;
}

async function load(language: GuestLanguage): Promise<void> {
  const { report } = await loaders[language]();
  loaded.set(language, report);
}

const languageOr = (language: string): GuestLanguage => (isGuestLanguage(language) ? language : 'fr');
