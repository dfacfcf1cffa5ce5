// Everything that a guest's page says in Arabic.

import { guestFormat } from '#web/lib/format/guest-format.ts';
import { guest } from '#web/locales/ar/guest/guest.ts';
import { ui } from '#web/locales/ar/guest/ui.ts';
import type { GuestLocale } from '#web/locales/guest-locale.ts';

export const locale: GuestLocale = {
  text: guest,
  ui,
  format: guestFormat('ar', {
    dayAndMonth: ({ weekday, day, month }) => `${weekday} ${day} ${month}`,
    full: ({ weekday, day, month, year }) => `${weekday} ${day} ${month} ${year}`,
    at: (date, time) => `${date}، الساعة ${time}`,
  }),
};
