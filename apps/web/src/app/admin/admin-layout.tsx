// Those who run the house: their navigation in the one shell.
import { House, Settings, Store, UserRound, UsersRound } from 'lucide-react';
import { AreaLayout } from '#web/app/area-layout.tsx';
import { shell } from '#web/locales/fr/shell.ts';
import type { NavEntry } from '#web/ui/shell/navigation.ts';

const { admin: text } = shell;

const entries: readonly NavEntry[] = [
  { href: '/admin/dashboard', label: text.dashboard, icon: House },
  { href: '/admin/clients', label: text.clients, icon: UsersRound },
  { href: '/admin/partners', label: text.partners, icon: Store },
  { href: '/admin/settings', label: text.settings, icon: Settings },
  { href: '/admin/account', label: text.account, icon: UserRound },
];

export function Component() {
  return <AreaLayout role="admin" entries={entries} />;
}
