// The frame of every public page: skip link, header, content, footer.
import { Outlet } from 'react-router';
import { ConnectionLink } from '#web/app/public/connection-link.tsx';
import { useSite } from '#web/lib/site.tsx';
import { site as text } from '#web/locales/fr/site.ts';
import { PageFooter } from '#web/ui/page-footer.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { SkipLink } from '#web/ui/skip-link.tsx';

export function PublicLayout() {
  const { name, year } = useSite();
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink target="contenu">{text.skipToContent}</SkipLink>
      <PageHeader name={name} homeLabel={text.logoLabel}>
        <ConnectionLink />
      </PageHeader>
      <main id="contenu" tabIndex={-1} className="flex flex-1 flex-col outline-none">
        <Outlet />
      </main>
      <PageFooter name={name} homeLabel={text.logoLabel} tagline={text.tagline} copyright={text.copyright(year)} />
    </div>
  );
}
