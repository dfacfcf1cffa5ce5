// Answers every unknown address, with status 404 when the server renders it. Small screens get the bar of whoever is there
// in place of the footer.
import { ConnectionLink } from '#web/app/public/connection-link.tsx';
import { MobileNavigation } from '#web/app/public/mobile-navigation.tsx';
import { NotFoundMessage } from '#web/app/public/not-found-message.tsx';
import { useSite } from '#web/lib/site.tsx';
import { site as text } from '#web/locales/fr/site.ts';
import { PageFooter } from '#web/ui/page-footer.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { SkipLink } from '#web/ui/skip-link.tsx';

export function Component() {
  const { name, year } = useSite();
  return (
    <div className="flex min-h-dvh flex-col pb-[calc(env(safe-area-inset-bottom)+4.5rem)] desktop:pb-0">
      <SkipLink target="contenu">{text.skipToContent}</SkipLink>
      <PageHeader name={name} homeLabel={text.logoLabel}>
        <ConnectionLink />
      </PageHeader>
      <main
        id="contenu"
        tabIndex={-1}
        className="mx-auto flex w-full max-w-page flex-1 flex-col justify-center px-6 py-16 outline-none tablet:px-12"
      >
        <NotFoundMessage />
      </main>
      <div className="hidden desktop:block">
        <PageFooter name={name} homeLabel={text.logoLabel} tagline={text.tagline} copyright={text.copyright(year)} />
      </div>
      <MobileNavigation />
    </div>
  );
}
