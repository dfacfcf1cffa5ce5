// The texts that name the site. They are written with its first name; operators may give it another one.
import { useSite } from '#web/lib/boot/site.tsx';
import { ofFirm } from '#web/lib/format/prepositions.ts';

/** The name that texts are written with. */
const FIRST_NAME = 'Liesse';

/** The texts with the current name of the site. */
export function useSiteTexts<Texts>(texts: Texts): Texts {
  return withSiteName(texts, useSite().name);
}

/** Texts, also those within lists and objects. Functions stay as they are. */
export function withSiteName<Texts>(texts: Texts, name: string): Texts {
  return name === FIRST_NAME ? texts : (renamed(texts, name) as Texts);
}

function renamed(value: unknown, name: string): unknown {
  if (typeof value === 'string') return value.replaceAll(`de ${FIRST_NAME}`, ofFirm(name)).replaceAll(FIRST_NAME, name);
  if (Array.isArray(value)) return value.map((one: unknown) => renamed(one, name));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, renamed(one, name)]));
}
