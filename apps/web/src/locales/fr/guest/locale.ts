// Everything that a guest's page says in French. The other languages have the same texts.
import { format } from '#web/locales/fr/guest/format.ts';
import { guest } from '#web/locales/fr/guest/guest.ts';

export const locale = { text: guest, format, ui: undefined };
