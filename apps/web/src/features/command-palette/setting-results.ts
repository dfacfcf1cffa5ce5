// The fields of the settings, which the palette finds by their labels. They are loaded for administrators of the settings alone.
import type { Result } from '#web/features/command-palette/search.ts';
import { foldText } from '#web/lib/format/format.ts';
import { settings } from '#web/locales/fr/admin/settings.ts';

const MOST = 8;

/** On the page of administrators, and not among the settings. */
const ELSEWHERE = 'second_step';

const entries = Object.entries(settings.fields)
  .filter(([name]) => name !== ELSEWHERE)
  .map(([name, { label }]) => ({ id: name, label, key: foldText(label), href: `/admin/settings#${name}` }));

export function findSettings(query: string): Result[] {
  const words = foldText(query).split(/\s+/);
  return entries
    .filter(({ key }) => words.every((word) => key.includes(word)))
    .slice(0, MOST)
    .map(({ id, label, href }) => ({ id, label, href }));
}
