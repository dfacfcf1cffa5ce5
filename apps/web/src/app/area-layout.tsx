// What the three signed-in areas share: the guard, then the one shell with its tools.
import type { Role } from '@liesse/domain';
import { LogOut } from 'lucide-react';
import { Outlet, useNavigate } from 'react-router';
import { ShellBanner } from '#web/app/shell-banner.tsx';
import { AccountMenu } from '#web/features/account/components/account-menu.tsx';
import { RequireRole } from '#web/features/auth/require-role.tsx';
import { signOut } from '#web/features/auth/session.ts';
import { NotificationBell } from '#web/features/notifications/components/notification-bell.tsx';
import { useSite } from '#web/lib/site.tsx';
import { shell as text } from '#web/locales/fr/shell.ts';
import { site } from '#web/locales/fr/site.ts';
import { AppShell } from '#web/ui/shell/app-shell.tsx';
import type { NavEntry } from '#web/ui/shell/navigation.ts';

interface AreaLayoutProps {
  role: Extract<Role, 'client' | 'partner' | 'admin'>;
  entries: readonly NavEntry[];
}

export function AreaLayout({ role, entries }: AreaLayoutProps) {
  const { name } = useSite();
  const navigate = useNavigate();
  async function leave() {
    // First away from what needs the session, or the guard would send to the sign-in page.
    await navigate('/');
    await signOut();
  }
  return (
    <RequireRole role={role}>
      {(person) => (
        <AppShell
          siteName={name}
          homeLabel={site.logoLabel}
          areaLabel={text.areas[role]}
          home={`/${role}/dashboard`}
          entries={entries}
          banner={<ShellBanner />}
          tools={
            <>
              <NotificationBell personId={person.id} />
              <AccountMenu person={person} accountHref={`/${role}/account`} onSignOut={() => void leave()} />
            </>
          }
          sheetEnd={
            <button
              type="button"
              onClick={() => void leave()}
              className="flex min-h-14 w-full items-center gap-4 rounded-small px-3 text-left hover:bg-panel"
            >
              <LogOut aria-hidden className="size-6 text-quiet" strokeWidth={1.5} />
              {text.signOut}
            </button>
          }
        >
          <Outlet context={person} />
        </AppShell>
      )}
    </RequireRole>
  );
}
