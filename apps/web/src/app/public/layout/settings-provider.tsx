// Provides the settings of the operator, among them the name of the site, to the pages below.
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
