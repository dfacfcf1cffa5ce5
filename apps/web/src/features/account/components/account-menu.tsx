// The menu of the signed-in person, with the link to the account and the sign-out button.
import { LogOut, UserRound } from 'lucide-react';
import type { Person } from '#web/features/auth/session.ts';
import { shell as text } from '#web/locales/fr/ui/shell.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Menu, MenuAction, MenuHeading, MenuLink } from '#web/ui/overlays/menu.tsx';

interface AccountMenuProps {
  person: Person;
  accountHref: string;
  onSignOut: () => void;
}

export function AccountMenu({ person, accountHref, onSignOut }: AccountMenuProps) {
  const name = person.name || person.email;
  return (
    <Menu label={text.accountMenu(name)} trigger={<Avatar name={name} url={person.avatarUrl} />}>
      <MenuHeading>
        <span className="block max-w-64 truncate font-medium text-ink">{name}</span>
        <span className="block max-w-64 truncate text-quiet text-small">{person.email}</span>
      </MenuHeading>
      <MenuLink href={accountHref} icon={<UserRound aria-hidden className="size-5 text-quiet" strokeWidth={1.5} />}>
        {text.account}
      </MenuLink>
      <MenuAction onSelect={onSignOut} icon={<LogOut aria-hidden className="size-5 text-quiet" strokeWidth={1.5} />}>
        {text.signOut}
      </MenuAction>
    </Menu>
  );
}
