// The navigation entries of guests. They are apart from those of the other areas, whose icons a guest does not need.
import { CalendarHeart, House, Images, UtensilsCrossed } from 'lucide-react';
import type { NavEntry } from '#web/ui/layout/shell/navigation.ts';

type Labels = Readonly<Record<'home' | 'event' | 'menu' | 'photos', string>>;

/** The last entry is there when the hosts opened an album. */
export const guestEntries = (text: Labels, hasAlbum: boolean): readonly NavEntry[] => [
  { href: '/guest', label: text.home, icon: House, isExact: true },
  { href: '/guest/event', label: text.event, icon: CalendarHeart },
  { href: '/guest/menu', label: text.menu, icon: UtensilsCrossed },
  ...(hasAlbum ? [{ href: '/guest/photos', label: text.photos, icon: Images }] : []),
];
