// The layout of the sign-in and registration pages.
import { Outlet } from 'react-router';
import { useSite } from '#web/lib/boot/site.tsx';
import { auth } from '#web/locales/fr/account/auth.ts';
import { site } from '#web/locales/fr/public/site.ts';
import { NoScript } from '#web/ui/feedback/no-script.tsx';
import { SplitLayout } from '#web/ui/layout/split-layout.tsx';

export function Component() {
  const { name } = useSite();
  return (
    <SplitLayout
      siteName={name}
      homeLabel={site.homeLabel(name)}
      motto={auth.frame.motto}
      mottoSource={auth.frame.mottoSource(name)}
      skipLabel={site.skipToContent}
      notice={<NoScript />}
    >
      <Outlet />
    </SplitLayout>
  );
}
