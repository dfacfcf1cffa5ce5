// /admin/clients: the accounts of clients, and the events by title, for those who hold the permission of each.
import { hasPermission } from '@liesse/domain';
import { useOutletContext, useSearchParams } from 'react-router';
import { ClientsScreen } from '#web/features/admin-clients/components/clients-screen.tsx';
import { EventsScreen } from '#web/features/admin-clients/components/events-screen.tsx';
import { EVENTS_TAB } from '#web/features/admin-clients/filters.ts';
import type { Person } from '#web/features/auth/session.ts';
import { Metadata } from '#web/lib/seo/metadata.tsx';
import { adminClients as text } from '#web/locales/fr/admin/clients.ts';
import { Tabs } from '#web/ui/layout/tabs.tsx';

const CLIENTS_TAB = 'comptes';

export function Component() {
  const person = useOutletContext<Person>();
  const [search, setSearch] = useSearchParams();
  const seesClients = hasPermission(person, 'manage_clients');
  const seesEvents = hasPermission(person, 'manage_events');
  const events = <EventsScreen linksOwners={seesClients} />;
  return (
    <>
      <Metadata title={text.title} description={text.description} />
      <h1 className="text-title">{text.title}</h1>
      <p className="mt-2 mb-8 max-w-measure text-quiet">{text.lead}</p>
      {seesClients && seesEvents ? (
        <Tabs
          label={text.tabs.label}
          value={search.get('vue') === EVENTS_TAB ? EVENTS_TAB : CLIENTS_TAB}
          onChange={(tab) => setSearch(tab === EVENTS_TAB ? { vue: EVENTS_TAB } : {}, { replace: true })}
          tabs={[
            { value: CLIENTS_TAB, label: text.tabs.clients, content: <ClientsScreen /> },
            { value: EVENTS_TAB, label: text.tabs.events, content: events },
          ]}
        />
      ) : seesEvents ? (
        events
      ) : (
        <ClientsScreen />
      )}
    </>
  );
}
