// The layout of the three signed-in areas: the guards of roles and permissions, then the shell with its tools.
import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import { type ComponentType, type ReactNode, useState } from 'react';
import { Outlet, useLocation } from 'react-router';
import { canOpen, entriesFor } from '#web/app/area-entries.ts';
import { type Area, homeOf } from '#web/app/areas.ts';
import { PendingPage } from '#web/app/pending-page.tsx';
import { ShellBanner } from '#web/app/shell-banner.tsx';
import { SignOutEntry } from '#web/app/sign-out-entry.tsx';
import { useSignOut } from '#web/app/use-sign-out.ts';
import { AccountMenu } from '#web/features/account/components/account-menu.tsx';
import { Refused, RequireRole } from '#web/features/auth/require-role.tsx';
import { resolveSession } from '#web/features/auth/session.ts';
import { PaletteButton } from '#web/features/command-palette/palette-button.tsx';
import { NotificationBell } from '#web/features/notifications/components/notification-bell.tsx';
import { QueryProvider } from '#web/lib/api/query-client.tsx';
import { useSite } from '#web/lib/boot/site.tsx';
import { DraftScope } from '#web/lib/drafts/draft-scope.ts';
import { site } from '#web/locales/fr/public/site.ts';
import { shell as text } from '#web/locales/fr/ui/shell.ts';
import { states } from '#web/locales/fr/ui/states.ts';
import { Loader } from '#web/ui/feedback/loader.tsx';
import { AppShell } from '#web/ui/layout/shell/app-shell.tsx';
import { MoreEntry } from '#web/ui/layout/shell/more-entry.tsx';
import { toolPart } from '#web/ui/layout/shell/tool-panel.tsx';
import { lazyComponent, useLazyComponent, usePreloadedComponents } from '#web/ui/lazy-component.ts';
import { ConfirmHost } from '#web/ui/overlays/confirm-host.tsx';
import { menuPart } from '#web/ui/overlays/menu.tsx';
import { overlayPart } from '#web/ui/overlays/overlay.tsx';

// Before hydration, because every page of an area waits for it. Offline the client answers from its storage.
if (typeof document !== 'undefined') void resolveSession().catch(() => undefined);

const announcement = lazyComponent(() => import('#web/features/announcements/announcement-banner.tsx'));

const offlineTools = lazyComponent(() => import('#web/app/offline/offline-tools.tsx'));
// Without a network the first render of the area has them: the page shows what they read from the device.
if (typeof document !== 'undefined' && !navigator.onLine) void offlineTools.fetch();

const parts = [menuPart, overlayPart, toolPart];

interface AreaLayoutProps {
  area: Exclude<Area, 'guest'>;
  /** The current event, or another subject of the pages. */
  Context?: ComponentType<{ personId: string }>;
  /** Decides whether the shell is shown. */
  Gate?: ComponentType<{ personId: string; onSignOut: () => void; children: ReactNode }>;
}

export function AreaLayout({ area, Context, Gate = OpenGate }: AreaLayoutProps) {
  const { name } = useSite();
  const { pathname } = useLocation();
  const { isSigningOut, signOut } = useSignOut();
  usePreloadedComponents(parts);
  useLazyComponent(offlineTools, true, () => undefined);
  if (isSigningOut) return <Loader text={states.loading} />;
  return (
    <RequireRole role={area}>
      {(person) => (
        <DraftScope key={person.id} id={person.id}>
          <QueryProvider>
            <Gate personId={person.id} onSignOut={signOut}>
              <AppShell
                siteName={name}
                homeLabel={site.homeLabel(name)}
                areaLabel={text.areas[area]}
                home={homeOf(area)}
                entries={entriesFor(area, person)}
                context={Context && <Context personId={person.id} />}
                banner={
                  <>
                    <ShellBanner />
                    <Announcement />
                    <offlineTools.Component personId={person.id} />
                  </>
                }
                tools={
                  <>
                    <PaletteButton area={area} pages={entriesFor(area, person)} />
                    <NotificationBell personId={person.id} settingsHref={`/${area}/account#notifications`} />
                    <AccountMenu person={person} accountHref={`/${area}/account`} onSignOut={signOut} />
                  </>
                }
                more={<MoreEntry entries={entriesFor(area, person)} end={<SignOutEntry onSignOut={signOut} />} />}
              >
                {canOpen(area, person, pathname) ? <Outlet context={person} /> : <Refused />}
                <PendingPage within={area} />
              </AppShell>
            </Gate>
            <ConfirmHost />
          </QueryProvider>
        </DraftScope>
      )}
    </RequireRole>
  );
}

const OpenGate = ({ children }: { children: ReactNode }) => children;

/** Asked for after the page's own first requests are answered. Without a network the area is shown without it. */
function Announcement() {
  const queries = useQueryClient();
  const isFetching = useIsFetching() > 0;
  const [isWanted, setWanted] = useState(false);
  if (
    !isWanted &&
    !isFetching &&
    queries
      .getQueryCache()
      .getAll()
      .some(({ state }) => state.data !== undefined)
  )
    setWanted(true);
  const isLoaded = useLazyComponent(announcement, isWanted, () => undefined);
  return isLoaded && <announcement.Component />;
}
