// The stored theme. Light is the only theme so far and the default.
import { remember, remembered } from '#web/lib/offline/storage-keys.ts';

const themes = ['light'] as const;
const DEFAULT_THEME = 'light';

/** Sets the theme on the page and stores it. An unknown stored value counts as no preference. */
export function applyTheme(page: HTMLElement): void {
  const stored = remembered('theme');
  const theme = themes.find((known) => known === stored) ?? DEFAULT_THEME;
  remember('theme', theme);
  page.dataset['theme'] = theme;
}
