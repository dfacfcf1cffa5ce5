import { guestLanguages } from '@liesse/domain';
import { describe, expect, it } from 'vitest';
import { locale as ar } from '#web/locales/ar/guest/locale.ts';
import { report as arReport } from '#web/locales/ar/guest/report.ts';
import { locale as de } from '#web/locales/de/guest/locale.ts';
import { report as deReport } from '#web/locales/de/guest/report.ts';
import { locale as en } from '#web/locales/en/guest/locale.ts';
import { report as enReport } from '#web/locales/en/guest/report.ts';
import { locale as es } from '#web/locales/es/guest/locale.ts';
import { report as esReport } from '#web/locales/es/guest/report.ts';
import { guest } from '#web/locales/fr/guest/guest.ts';
import { report } from '#web/locales/fr/guest/report.ts';
import { drafts } from '#web/locales/fr/ui/drafts.ts';
import { failure } from '#web/locales/fr/ui/failure.ts';
import { fields } from '#web/locales/fr/ui/fields.ts';
import { fileDrop } from '#web/locales/fr/ui/file-drop.ts';
import { overlay } from '#web/locales/fr/ui/overlay.ts';
import { shell } from '#web/locales/fr/ui/shell.ts';
import { states } from '#web/locales/fr/ui/states.ts';
import { toastText } from '#web/locales/fr/ui/toast.ts';
import { locale as it_ } from '#web/locales/it/guest/locale.ts';
import { report as itReport } from '#web/locales/it/guest/report.ts';
import { locale as pt } from '#web/locales/pt/guest/locale.ts';
import { report as ptReport } from '#web/locales/pt/guest/report.ts';

const languages = { en, es, it: it_, pt, de, ar };
const reports = { en: enReport, es: esReport, it: itReport, pt: ptReport, de: deReport, ar: arReport };
const entries = Object.entries(languages).map(
  ([language, locale]) =>
    [language, { ...locale, text: { ...locale.text, report: reports[language as keyof typeof reports] } }] as const,
);

const french = {
  text: { ...guest, report },
  ui: { drafts, failure, fields, fileDrop, overlay, shell, states, toast: toastText },
};

/** Words that a language shares with French. */
const shared = new Set([
  'Menu',
  'Menus',
  'Photos',
  'Dessert',
  'Allergies',
  'Notification',
  'Notifications ({hotkey})',
  'Menu: Xaa',
  'Xaa.ics',
  'L’album',
  'sons',
]);

type Sentence = string | ((...placeholders: unknown[]) => string);

function sentences(value: unknown, path = ''): Array<[string, Sentence]> {
  if (typeof value === 'string' || typeof value === 'function') return [[path, value as Sentence]];
  return Object.entries(value as object).flatMap(([key, inner]) =>
    sentences(inner, path === '' ? key : `${path}.${key}`),
  );
}

const frenchSentences = new Map(sentences(french));

/** Counted sentences write the number, or a word for it. */
const counted = new Set(['text.thanks.left', 'text.album.count']);

const placeholdersOf = (path: string): unknown[] => {
  if (path.endsWith('wrongKind')) return [['Xaa', 'Xbb']];
  if (/tooLong|photo$|Photo$|tooMany|count|countSpoken/i.test(path)) return [7001, 7002, 7003];
  return ['Xaa', 'Xbb', 'Xcc'];
};

const spoken = (path: string, sentence: Sentence): string =>
  typeof sentence === 'string' ? sentence : sentence(...placeholdersOf(path));

const marksOf = (text: string): string[] =>
  ['xaa', 'xbb', 'xcc', '7001', '7002', '7003'].filter((mark) => text.toLowerCase().includes(mark));

describe.each(entries)('the guest pages in %s', (language, locale) => {
  const translated = sentences({ text: locale.text, ui: locale.ui });

  it('have every sentence, with the placeholders of the French one', () => {
    for (const [path, sentence] of translated) {
      const original = frenchSentences.get(path);
      expect(original, path).toBeDefined();
      if (original === undefined || counted.has(path)) continue;
      expect(marksOf(spoken(path, sentence)), path).toEqual(marksOf(spoken(path, original)));
      expect(spoken(path, sentence) === '', path).toBe(spoken(path, original) === '');
    }
    const paths = new Set(translated.map(([path]) => path));
    expect([...frenchSentences.keys()].filter((path) => path.startsWith('text.') && !paths.has(path))).toEqual([]);
  });

  it('leave no sentence in French', () => {
    const left = translated.flatMap(([path, sentence]) => {
      const words = spoken(path, sentence);
      const isSame =
        words === spoken(path, frenchSentences.get(path) ?? '') && /\p{L}/u.test(words.replaceAll(/X../g, ''));
      return isSame && !shared.has(words) ? [`${path}: ${words}`] : [];
    });
    expect(left).toEqual([]);
  });

  it('have a form for every plural category', () => {
    for (const count of [0, 1, 2, 3, 11, 100, 1000]) {
      for (const words of [locale.text.thanks.left(count), locale.text.album.count(count)]) {
        expect(words).not.toMatch(/undefined|#/);
        if (count > 2) expect(words.replaceAll(/[^\d]/g, '')).toBe(String(count));
      }
    }
    const forms = new Set([0, 1, 2, 3, 11, 100].map((count) => locale.text.album.count(count).replaceAll(/\d/g, '')));
    expect(forms.size).toBeGreaterThanOrEqual(language === 'ar' ? 5 : language === 'it' ? 1 : 2);
  });

  it('follow the typography of the language', () => {
    for (const [path, sentence] of translated) {
      const words = spoken(path, sentence);
      expect(words, path).not.toMatch(/'|\.\.\.|\u00a0[:;!?]|^\s|\s$| {2}/);
      if (language === 'ar') expect(words, path).not.toMatch(/[,;?](?![\d])/);
      if (language === 'es' && /[?!]/.test(words)) expect(words, path).toMatch(/[¿¡]/);
    }
  });
});

it.each([
  ['en', 'Saturday 12 June', 'Saturday 12 June 2027 at 18:30', 'Ana, Léo and Zoé'],
  ['es', 'sábado 12 de junio', 'sábado 12 de junio de 2027 a las 18:30', 'Ana, Léo y Zoé'],
  ['it', 'sabato 12 giugno', 'sabato 12 giugno 2027 alle 18:30', 'Ana, Léo e Zoé'],
  ['pt', 'sábado, 12 de junho', 'sábado, 12 de junho de 2027 às 18:30', 'Ana, Léo e Zoé'],
  ['de', 'Samstag, 12. Juni', 'Samstag, 12. Juni 2027 um 18:30 Uhr', 'Ana, Léo und Zoé'],
  ['ar', 'السبت 12 يونيو', 'السبت 12 يونيو 2027، الساعة 18:30', 'Ana وLéo وZoé'],
] as const)('%s writes dates, hours and lists by its own rules', (language, day, moment, list) => {
  const { format } = languages[language];
  expect(format.periodStart('2027-06-12', '2027-06-13')).toBe(day);
  expect(format.periodStart('2027-12-31', '2028-01-01')).toMatch(/2027$/);
  expect(format.moment(new Date('2027-06-12T16:30:00Z'))).toBe(moment);
  expect(format.list(['Ana', 'Léo', 'Zoé'])).toBe(list);
});

it('every language of the domain package has its texts', () => {
  expect(['fr', ...Object.keys(languages)].toSorted()).toEqual([...guestLanguages].toSorted());
});
