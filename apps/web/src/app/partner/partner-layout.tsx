// Those whose trade it is: their navigation in the one shell.
import { CalendarHeart, Handshake, House, UserRound } from 'lucide-react';
import { AreaLayout } from '#web/app/area-layout.tsx';
import { shell } from '#web/locales/fr/shell.ts';
import type { NavEntry } from '#web/ui/shell/navigation.ts';

const { partner: text } = shell;

const entries: readonly NavEntry[] = [
  { href: '/partner/dashboard', label: text.dashboard, icon: House },
  { href: '/partner/requests', label: text.requests, icon: CalendarHeart },
  { href: '/partner/recommendations', label: text.recommendations, icon: Handshake },
  { href: '/partner/account', label: text.account, icon: UserRound },
];

export function Component() {
  return <AreaLayout role="partner" entries={entries} />;
}
