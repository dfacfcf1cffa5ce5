// What the three signed-in areas share: the guard, then the one shell with its tools.
import type { ComponentType } from 'react';
import { Outlet } from 'react-router';
import { entriesFor } from '#web/app/area-entries.ts';
import { type Area, homeOf } from '#web/app/areas.ts';
import { PendingPage } from '#web/app/pending-page.tsx';
import { ShellBanner } from '#web/app/shell-banner.tsx';
import { SignOutEntry } from '#web/app/sign-out-entry.tsx';
import { useSignOut } from '#web/app/use-sign-out.ts';
import { AccountMenu } from '#web/features/account/components/account-menu.tsx';
import { RequireRole } from '#web/features/auth/require-role.tsx';
import { NotificationBell } from '#web/features/notifications/components/notification-bell.tsx';
import { DraftScope } from '#web/lib/draft-scope.ts';
import { QueryProvider } from '#web/lib/query-client.tsx';
import { useSite } from '#web/lib/site.tsx';
import { shell as text } from '#web/locales/fr/shell.ts';
import { site } from '#web/locales/fr/site.ts';
import { states } from '#web/locales/fr/states.ts';
import { ConfirmHost } from '#web/ui/confirm-host.tsx';
import { useEarlyParts } from '#web/ui/late-part.ts';
import { Loader } from '#web/ui/loader.tsx';
import { menuPart } from '#web/ui/menu.tsx';
import { overlayPart } from '#web/ui/overlay.tsx';
import { AppShell } from '#web/ui/shell/app-shell.tsx';
import { MoreEntry } from '#web/ui/shell/more-entry.tsx';
import { toolPart } from '#web/ui/shell/tool-panel.tsx';

const parts = [menuPart, overlayPart, toolPart];

interface AreaLayoutProps {
  area: Exclude<Area, 'guest'>;
  /** What the screens are about. */
  Context?: ComponentType<{ personId: string }>;
}

export function AreaLayout({ area, Context }: AreaLayoutProps) {
  const { name } = useSite();
  const { isLeaving, leave } = useSignOut();
  useEarlyParts(parts);
  if (isLeaving) return <Loader text={states.loading} />;
  return (
    <RequireRole role={area}>
      {(person) => (
        <DraftScope key={person.id} id={person.id}>
          <QueryProvider>
            <AppShell
              siteName={name}
              homeLabel={site.logoLabel}
              areaLabel={text.areas[area]}
              home={homeOf(area)}
              entries={entriesFor(area, person)}
              context={Context && <Context personId={person.id} />}
              banner={<ShellBanner />}
              tools={
                <>
                  <NotificationBell personId={person.id} />
                  <AccountMenu person={person} accountHref={`/${area}/account`} onSignOut={leave} />
                </>
              }
              more={<MoreEntry entries={entriesFor(area, person)} end={<SignOutEntry onSignOut={leave} />} />}
            >
              <Outlet context={person} />
              <PendingPage within={area} />
            </AppShell>
            <ConfirmHost />
          </QueryProvider>
        </DraftScope>
      )}
    </RequireRole>
  );
}
