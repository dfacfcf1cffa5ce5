// Everything that a guest's page says in Spanish.

import { guestFormat } from '#web/lib/format/guest-format.ts';
import { guest } from '#web/locales/es/guest/guest.ts';
import { ui } from '#web/locales/es/guest/ui.ts';
import type { GuestLocale } from '#web/locales/guest-locale.ts';

export const locale: GuestLocale = {
  text: guest,
  ui,
  format: guestFormat('es', {
    dayAndMonth: ({ weekday, day, month }) => `${weekday} ${day} de ${month}`,
    full: ({ weekday, day, month, year }) => `${weekday} ${day} de ${month} de ${year}`,
    at: (date, time) => `${date} a las ${time}`,
  }),
};
