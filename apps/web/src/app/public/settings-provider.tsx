// Gives the pages below what the operator says of the site; the name they are titled with is part of it.
import type { ReactNode } from 'react';
import { SettingsProvider, type SiteSettings } from '#web/features/content/settings.tsx';
import { SiteProvider, useSite } from '#web/lib/boot/site.tsx';

export function SiteSettingsProvider({ settings, children }: { settings: SiteSettings; children: ReactNode }) {
  const site = useSite();
  return (
    <SettingsProvider value={settings}>
      <SiteProvider value={{ ...site, name: settings.identity.name }}>{children}</SiteProvider>
    </SettingsProvider>
  );
}
