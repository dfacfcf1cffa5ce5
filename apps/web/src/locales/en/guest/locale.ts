// Everything that a guest's page says in English.

import { guestFormat } from '#web/lib/format/guest-format.ts';
import { guest } from '#web/locales/en/guest/guest.ts';
import { ui } from '#web/locales/en/guest/ui.ts';
import type { GuestLocale } from '#web/locales/guest-locale.ts';

export const locale: GuestLocale = {
  text: guest,
  ui,
  format: guestFormat('en', {
    dayAndMonth: ({ weekday, day, month }) => `${weekday} ${day} ${month}`,
    full: ({ weekday, day, month, year }) => `${weekday} ${day} ${month} ${year}`,
    at: (date, time) => `${date} at ${time}`,
  }),
};
