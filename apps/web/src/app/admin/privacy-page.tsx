// /admin/privacy: requests of access and erasure, nightly erasure, and guest links that leaked. It exists for manage_guests alone.
import { hasPermission } from '@liesse/domain';
import { useOutletContext, useSearchParams } from 'react-router';
import { NotFoundMessage } from '#web/app/public/not-found/not-found-message.tsx';
import type { Person } from '#web/features/auth/session.ts';
import { DeskRequests } from '#web/features/privacy-requests/components/desk-requests.tsx';
import { RetentionRuns } from '#web/features/privacy-requests/components/retention-runs.tsx';
import { RevokeLinkForm } from '#web/features/privacy-requests/components/revoke-link-form.tsx';
import { Metadata } from '#web/lib/seo/metadata.tsx';
import { adminPrivacy as text } from '#web/locales/fr/admin/privacy.ts';
import { Tabs } from '#web/ui/layout/tabs.tsx';

const VIEW = 'vue';
const tabs = [
  { value: 'demandes', label: text.tabs.requests, content: <DeskRequests /> },
  { value: 'effacements', label: text.tabs.runs, content: <RetentionRuns /> },
  { value: 'lien', label: text.tabs.link, content: <RevokeLinkForm /> },
];

export function Component() {
  const person = useOutletContext<Person>();
  const [search, setSearch] = useSearchParams();
  if (!hasPermission(person, 'manage_guests')) return <NotFoundMessage />;
  const chosen = tabs.find(({ value }) => value === search.get(VIEW)) ?? tabs[0];
  return (
    <>
      <Metadata title={text.title} description={text.description} />
      <h1 className="text-title">{text.title}</h1>
      <p className="mt-2 mb-8 max-w-measure text-quiet">{text.lead}</p>
      <Tabs
        label={text.tabs.label}
        value={chosen?.value ?? 'demandes'}
        onChange={(value) => setSearch(value === 'demandes' ? {} : { [VIEW]: value }, { replace: true })}
        tabs={tabs}
      />
    </>
  );
}
