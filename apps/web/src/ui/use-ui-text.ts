// The texts of the widgets in the language of the page. A widget has its French texts itself; a page in another language registers
// its own before it is rendered.
import { useLanguage } from '#web/lib/boot/language.ts';
import type { Translated } from '#web/lib/format/translated.ts';
import type { drafts } from '#web/locales/fr/ui/drafts.ts';
import type { failure } from '#web/locales/fr/ui/failure.ts';
import type { fields } from '#web/locales/fr/ui/fields.ts';
import type { fileDrop } from '#web/locales/fr/ui/file-drop.ts';
import type { overlay } from '#web/locales/fr/ui/overlay.ts';
import type { shell } from '#web/locales/fr/ui/shell.ts';
import type { states } from '#web/locales/fr/ui/states.ts';
import type { toastText } from '#web/locales/fr/ui/toast.ts';

/** The widgets that guests' pages show. */
export interface UiText {
  drafts: Translated<typeof drafts>;
  failure: Translated<typeof failure>;
  fields: Translated<Pick<typeof fields, 'invalid' | 'invalidField' | 'optional' | 'count' | 'countSpoken'>>;
  fileDrop: Translated<typeof fileDrop>;
  overlay: Translated<typeof overlay>;
  shell: Translated<Pick<typeof shell, 'skip' | 'demonstration' | 'demonstrationNote' | 'mailbox' | 'offline'>>;
  states: Translated<typeof states>;
  toast: Translated<typeof toastText>;
}

const registered: Record<string, UiText> = {};

export function registerUiText(language: string, text: UiText): void {
  registered[language] = text;
}

export function useUiText<Part extends keyof UiText>(part: Part, french: UiText[Part]): UiText[Part] {
  return registered[useLanguage()]?.[part] ?? french;
}
