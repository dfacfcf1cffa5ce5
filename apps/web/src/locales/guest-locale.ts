// What each language of guests consists of. The French texts decide which sentences there are.
import type { GuestFormat } from '#web/lib/format/guest-format.ts';
import type { Translated } from '#web/lib/format/translated.ts';
import type { guest } from '#web/locales/fr/guest/guest.ts';
import type { UiText } from '#web/ui/use-ui-text.ts';

export type GuestText = Translated<typeof guest>;

export interface GuestLocale {
  text: GuestText;
  format: GuestFormat;
  /** The texts of the widgets, which have the French ones themselves. */
  ui: UiText | undefined;
}
