// Which colours a person prefers. Light is the only theme drawn so far, and the default; the key is ready for others.
import { remember, remembered } from '#web/lib/offline/storage-keys.ts';

const themes = ['light'] as const;
const DEFAULT_THEME = 'light';

/** Marks the page for the stylesheet, and keeps what it chose. A value that this version does not know is no preference. */
export function applyTheme(page: HTMLElement): void {
  const kept = remembered('theme');
  const theme = themes.find((known) => known === kept) ?? DEFAULT_THEME;
  remember('theme', theme);
  page.dataset['theme'] = theme;
}
