// Everything that a guest's page says in Portuguese.

import { guestFormat } from '#web/lib/format/guest-format.ts';
import type { GuestLocale } from '#web/locales/guest-locale.ts';
import { guest } from '#web/locales/pt/guest/guest.ts';
import { ui } from '#web/locales/pt/guest/ui.ts';

export const locale: GuestLocale = {
  text: guest,
  ui,
  format: guestFormat('pt', {
    dayAndMonth: ({ weekday, day, month }) => `${weekday}, ${day} de ${month}`,
    full: ({ weekday, day, month, year }) => `${weekday}, ${day} de ${month} de ${year}`,
    at: (date, time) => `${date} às ${time}`,
  }),
};
