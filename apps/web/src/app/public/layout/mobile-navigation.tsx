// The navigation bar of small screens outside the areas: that of the person's area, or that of the site.
import { House, LogIn, UserRoundPlus } from 'lucide-react';
import { useNavigate } from 'react-router';
import { entriesFor } from '#web/app/area-entries.ts';
import { areaOfRole } from '#web/app/areas.ts';
import { guestEntries } from '#web/app/guest/guest-entries.ts';
import { SignOutEntry } from '#web/app/sign-out-entry.tsx';
import { useSession } from '#web/features/auth/session.ts';
import { site } from '#web/locales/fr/public/site.ts';
import { shell } from '#web/locales/fr/ui/shell.ts';
import { BottomBar } from '#web/ui/layout/shell/bottom-bar.tsx';
import { MoreEntry } from '#web/ui/layout/shell/more-entry.tsx';
import type { NavEntry } from '#web/ui/layout/shell/navigation.ts';

const siteEntries: readonly NavEntry[] = [
  { href: '/home', label: site.home, icon: House },
  { href: '/register', label: site.register, icon: UserRoundPlus },
  { href: '/login', label: site.connection, icon: LogIn },
];

export function MobileNavigation() {
  const session = useSession();
  const navigate = useNavigate();
  const person = session.status === 'signed-in' ? session.person : null;
  const area = person === null ? null : areaOfRole(person.role);
  if (person === null || area === null) {
    return <BottomBar label={shell.publicNavigation} entries={siteEntries} below="desktop" />;
  }
  if (area === 'guest') {
    return <BottomBar label={shell.areas.guest} entries={guestEntries(shell.guest, false)} below="desktop" />;
  }
  const entries = entriesFor(area, person);
  return (
    <BottomBar
      label={shell.areas[area]}
      entries={entries}
      more={
        <MoreEntry
          entries={entries}
          end={<SignOutEntry onSignOut={() => void navigate('/sign-out', { state: { isAsked: true } })} />}
        />
      }
      below="desktop"
    />
  );
}
