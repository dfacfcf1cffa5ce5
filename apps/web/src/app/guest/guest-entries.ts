// The navigation entries of guests. They are apart from those of the other areas, whose icons a guest does not need.
import { CalendarHeart, House, Images, UtensilsCrossed } from 'lucide-react';
import { shell } from '#web/locales/fr/ui/shell.ts';
import type { NavEntry } from '#web/ui/layout/shell/navigation.ts';

const { guest: text } = shell;

const entries: readonly NavEntry[] = [
  { href: '/guest', label: text.home, icon: House, isExact: true },
  { href: '/guest/event', label: text.event, icon: CalendarHeart },
  { href: '/guest/menu', label: text.menu, icon: UtensilsCrossed },
];

/** The last entry is there when the hosts opened an album. */
export const guestEntries = (hasAlbum: boolean): readonly NavEntry[] =>
  hasAlbum ? [...entries, { href: '/guest/photos', label: text.photos, icon: Images }] : entries;
