// Everything that a guest's page says in Italian.

import { guestFormat } from '#web/lib/format/guest-format.ts';
import type { GuestLocale } from '#web/locales/guest-locale.ts';
import { guest } from '#web/locales/it/guest/guest.ts';
import { ui } from '#web/locales/it/guest/ui.ts';

export const locale: GuestLocale = {
  text: guest,
  ui,
  format: guestFormat('it', {
    dayAndMonth: ({ weekday, day, month }) => `${weekday} ${day} ${month}`,
    full: ({ weekday, day, month, year }) => `${weekday} ${day} ${month} ${year}`,
    at: (date, time) => `${date} alle ${time}`,
  }),
};
