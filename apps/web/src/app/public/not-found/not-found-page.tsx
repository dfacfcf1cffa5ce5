// Answers every unknown address, with status 404 when the server renders it. Small screens show a navigation bar in place of the
// footer.
import { useLoaderData } from 'react-router';
import { MobileNavigation } from '#web/app/public/layout/mobile-navigation.tsx';
import { SiteSettingsProvider } from '#web/app/public/layout/settings-provider.tsx';
import { SiteFooter } from '#web/app/public/layout/site-footer.tsx';
import { SiteHeader } from '#web/app/public/layout/site-header.tsx';
import { NotFoundMessage } from '#web/app/public/not-found/not-found-message.tsx';
import type { SiteSettings } from '#web/features/content/settings.tsx';
import { site as text } from '#web/locales/fr/public/site.ts';
import { SkipLink } from '#web/ui/layout/skip-link.tsx';

export { loader } from '#web/app/public/layout/public-layout.tsx';

export function Component() {
  const settings = useLoaderData<SiteSettings>();
  return (
    <SiteSettingsProvider settings={settings}>
      <div className="flex min-h-dvh flex-col pb-[calc(env(safe-area-inset-bottom)+4.5rem)] desktop:pb-0">
        <SkipLink target="contenu">{text.skipToContent}</SkipLink>
        <SiteHeader />
        <main
          id="contenu"
          tabIndex={-1}
          className="mx-auto flex w-full max-w-page flex-1 flex-col justify-center px-6 py-8 outline-none tablet:py-16 tablet:px-12"
        >
          <NotFoundMessage />
        </main>
        <div className="hidden desktop:block">
          <SiteFooter />
        </div>
        <MobileNavigation />
      </div>
    </SiteSettingsProvider>
  );
}
