// /admin/audit: the decisions of the administration.
import { AuditScreen } from '#web/features/audit-log/components/audit-screen.tsx';
import { Metadata } from '#web/lib/seo/metadata.tsx';
import { audit as text } from '#web/locales/fr/admin/audit.ts';

export function Component() {
  return (
    <>
      <Metadata title={text.title} description={text.description} />
      <h1 className="text-title">{text.title}</h1>
      <p className="mt-2 mb-8 max-w-measure text-quiet">{text.lead}</p>
      <AuditScreen />
    </>
  );
}
