// Those who are invited: no account, no guard, three entries.
import { Outlet } from 'react-router';
import { guestEntries } from '#web/app/area-entries.ts';
import { homeOf } from '#web/app/areas.ts';
import { PendingPage } from '#web/app/pending-page.tsx';
import { ShellBanner } from '#web/app/shell-banner.tsx';
import { useSite } from '#web/lib/site.tsx';
import { shell } from '#web/locales/fr/shell.ts';
import { site } from '#web/locales/fr/site.ts';
import { AppShell } from '#web/ui/shell/app-shell.tsx';

export function Component() {
  const { name } = useSite();
  return (
    <AppShell
      siteName={name}
      homeLabel={site.logoLabel}
      areaLabel={shell.areas.guest}
      home={homeOf('guest')}
      entries={guestEntries}
      banner={<ShellBanner />}
    >
      <Outlet />
      <PendingPage within="guest" />
    </AppShell>
  );
}
