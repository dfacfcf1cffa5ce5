// Provides the settings of the operator, among them the name of the site, to the pages below.
import type { ReactNode } from 'react';
import { SettingsProvider, type SiteSettings } from '#web/features/content/settings.tsx';
import { SiteProvider, useSite } from '#web/lib/boot/site.tsx';
import { TradeEntries } from '#web/lib/boot/trade-entries.ts';

export function SiteSettingsProvider({ settings, children }: { settings: SiteSettings; children: ReactNode }) {
  const site = useSite();
  return (
    <SettingsProvider value={settings}>
      <TradeEntries value={settings.trades.items}>
        <SiteProvider value={{ ...site, name: settings.identity.name }}>{children}</SiteProvider>
      </TradeEntries>
    </SettingsProvider>
  );
}
