// Those who organise: their navigation in the one shell.
import { House, ListChecks, Store, UserRound, UsersRound, Wallet } from 'lucide-react';
import { AreaLayout } from '#web/app/area-layout.tsx';
import { shell } from '#web/locales/fr/shell.ts';
import type { NavEntry } from '#web/ui/shell/navigation.ts';

const { client: text } = shell;

const entries: readonly NavEntry[] = [
  { href: '/client/dashboard', label: text.dashboard, icon: House },
  { href: '/client/todo', label: text.todo, icon: ListChecks },
  { href: '/client/guests', label: text.guests, icon: UsersRound },
  { href: '/client/partners', label: text.partners, icon: Store },
  { href: '/client/budget', label: text.budget, icon: Wallet },
  { href: '/client/account', label: text.account, icon: UserRound },
];

export function Component() {
  return <AreaLayout role="client" entries={entries} />;
}
