// The layout of every public page: skip link, header, content, footer, and the settings of the operator.
import { type LoaderFunctionArgs, Outlet, useLoaderData } from 'react-router';
import { SiteSettingsProvider } from '#web/app/public/layout/settings-provider.tsx';
import { SiteFooter } from '#web/app/public/layout/site-footer.tsx';
import { SiteHeader } from '#web/app/public/layout/site-header.tsx';
import { readSettings, type SiteSettings } from '#web/features/content/settings.tsx';
import { publicData } from '#web/lib/api/public-data.ts';
import { site as text } from '#web/locales/fr/public/site.ts';
import { SkipLink } from '#web/ui/layout/skip-link.tsx';

export const loader = ({ context }: LoaderFunctionArgs): Promise<SiteSettings> => readSettings(publicData(context));

export function Component() {
  const settings = useLoaderData<SiteSettings>();
  return (
    <SiteSettingsProvider settings={settings}>
      <div className="flex min-h-dvh flex-col">
        <SkipLink target="contenu">{text.skipToContent}</SkipLink>
        <SiteHeader />
        <main id="contenu" tabIndex={-1} className="flex flex-1 flex-col outline-none">
          <Outlet />
        </main>
        <SiteFooter />
      </div>
    </SiteSettingsProvider>
  );
}
