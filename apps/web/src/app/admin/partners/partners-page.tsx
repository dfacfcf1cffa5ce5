// /admin/partners: the listings to check, and all of them.
import { hasPermission } from '@liesse/domain';
import { useOutletContext } from 'react-router';
import { PartnersScreen } from '#web/features/admin-partners/components/partners-screen.tsx';
import type { Person } from '#web/features/auth/session.ts';
import { Metadata } from '#web/lib/seo/metadata.tsx';
import { adminPartners as text } from '#web/locales/fr/admin/partners.ts';

export function Component() {
  const person = useOutletContext<Person>();
  return (
    <>
      <Metadata title={text.title} description={text.description} />
      <h1 className="text-title">{text.title}</h1>
      <p className="mt-2 mb-8 max-w-measure text-quiet">{text.lead}</p>
      <PartnersScreen hasTrades={hasPermission(person, 'manage_partners')} />
    </>
  );
}
