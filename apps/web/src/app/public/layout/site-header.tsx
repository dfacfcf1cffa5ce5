// The header of the public site, with the name and the logo of the settings.
import { ConnectionLink } from '#web/app/public/layout/connection-link.tsx';
import { useSettings } from '#web/features/content/settings.tsx';
import { site as text } from '#web/locales/fr/public/site.ts';
import { PageHeader } from '#web/ui/layout/page-header.tsx';

const links = [
  { href: '/partners', label: text.header.partners },
  { href: '/contact', label: text.header.contact },
];

export function SiteHeader() {
  const { name, logo } = useSettings().identity;
  return (
    <PageHeader name={name} logo={logo} homeLabel={text.homeLabel(name)} label={text.header.label} links={links}>
      <ConnectionLink />
    </PageHeader>
  );
}
