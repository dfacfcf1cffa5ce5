// /admin/security: sign-ins, limits, sessions, blocked networks and signing keys.
import { SecurityScreen } from '#web/features/admin-security/components/security-screen.tsx';
import { Metadata } from '#web/lib/seo/metadata.tsx';
import { security as text } from '#web/locales/fr/admin/security.ts';

export function Component() {
  return (
    <>
      <Metadata title={text.title} description={text.description} />
      <h1 className="text-title">{text.title}</h1>
      <p className="mt-2 mb-8 max-w-measure text-quiet">{text.lead}</p>
      <SecurityScreen />
    </>
  );
}
