// Everything that a guest's page says in Spanish.
import type { GuestLocale } from '#web/features/guest-area/language/guest-locale.ts';
import { guestFormat } from '#web/lib/format/guest-format.ts';
import { guest } from '#web/locales/es/guest/guest.ts';
import { ui } from '#web/locales/es/guest/ui.ts';

export const locale: GuestLocale = {
  text: guest,
  ui,
  format: guestFormat('es', {
    dayAndMonth: ({ weekday, day, month }) => `${weekday} ${day} de ${month}`,
    full: ({ weekday, day, month, year }) => `${weekday} ${day} de ${month} de ${year}`,
    at: (date, time) => `${date} a las ${time}`,
  }),
};
