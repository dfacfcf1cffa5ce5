// The parts of the security screen as tabs that the address remembers.
import { KeysPanel } from '#web/features/admin-security/components/keys-panel.tsx';
import { LimitsPanel } from '#web/features/admin-security/components/limits-panel.tsx';
import { NetworksPanel } from '#web/features/admin-security/components/networks-panel.tsx';
import { SessionsPanel } from '#web/features/admin-security/components/sessions-panel.tsx';
import { SignInsPanel } from '#web/features/admin-security/components/sign-ins-panel.tsx';
import { readView, securityTabs, writeView } from '#web/features/admin-security/security-view.ts';
import { security as text } from '#web/locales/fr/admin/security.ts';
import { Tabs } from '#web/ui/layout/tabs.tsx';
import { useAddressFilters } from '#web/ui/lists/use-address-filters.ts';

export function SecurityScreen() {
  const [view, change] = useAddressFilters({ read: readView, write: writeView, isStep: true });
  const panels = {
    'sign-ins': <SignInsPanel view={view} onChange={change} />,
    limits: <LimitsPanel />,
    sessions: <SessionsPanel view={view} onChange={change} />,
    networks: <NetworksPanel />,
    keys: <KeysPanel />,
  };
  return (
    <Tabs
      label={text.views}
      value={view.tab}
      onChange={(value) => {
        const tab = securityTabs.find((known) => known === value);
        if (tab !== undefined) change({ tab, account: null, outcome: 'all' });
      }}
      tabs={securityTabs.map((tab) => ({ value: tab, label: text.tabs[tab], content: panels[tab] }))}
    />
  );
}
