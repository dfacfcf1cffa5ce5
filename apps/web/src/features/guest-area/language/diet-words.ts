// A diet is stored by its French words, whatever the language of the guest who chose it.
import { dietsOf } from '@liesse/domain';
import type { GuestFormat } from '#web/lib/format/guest-format.ts';
import type { GuestText } from '#web/locales/guest-locale.ts';

export const dietWords = (diet: string, names: GuestText['reply']['diets'], format: GuestFormat): string =>
  format.list(dietsOf(diet).map((word) => format.inSentence(isKnown(names, word) ? names[word] : word)));

const isKnown = <Names extends object>(names: Names, word: PropertyKey): word is keyof Names =>
  Object.hasOwn(names, word);
