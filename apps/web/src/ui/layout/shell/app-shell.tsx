// The frame of an area: a side rail on wide screens, a narrow one on tablets, a bottom bar on phones.
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { shell } from '#web/locales/fr/ui/shell.ts';
import { BottomBar } from '#web/ui/layout/shell/bottom-bar.tsx';
import type { NavEntry } from '#web/ui/layout/shell/navigation.ts';
import { SideRail } from '#web/ui/layout/shell/side-rail.tsx';
import { SkipLink } from '#web/ui/layout/skip-link.tsx';
import { Logo } from '#web/ui/logo.tsx';
import { useUiText } from '#web/ui/use-ui-text.ts';

interface AppShellProps {
  siteName: string;
  homeLabel: string;
  /** The accessible name of the navigation. */
  areaLabel: string;
  home: string;
  entries: readonly NavEntry[];
  /** At the top left: the selected event. */
  context?: ReactNode;
  /** At the top right: notifications and the account menu. */
  tools?: ReactNode;
  /** Above everything: the demonstration and offline banners. */
  banner?: ReactNode;
  /** On phones, a MoreEntry for the entries that the bar has no room for. */
  more?: ReactNode;
  children: ReactNode;
}

export function AppShell(props: AppShellProps) {
  const text = useUiText('shell', shell);
  const { siteName, homeLabel, areaLabel, home, entries, context, tools, banner, more, children } = props;
  return (
    <div className="min-h-dvh print:block tablet:grid tablet:grid-cols-[7.75rem_minmax(0,1fr)] desktop:grid-cols-[15.5rem_minmax(0,1fr)]">
      <SkipLink target="contenu">{text.skip}</SkipLink>
      <SideRail label={areaLabel} entries={entries}>
        <Link to={home} aria-label={homeLabel} className="inline-flex min-h-11 min-w-11 items-center justify-center">
          <span className="desktop:hidden">
            <Logo size="small" name="" />
          </span>
          <span className="hidden desktop:inline">
            <Logo size="small" name={siteName} />
          </span>
        </Link>
      </SideRail>
      <div className="flex min-h-dvh min-w-0 flex-col pb-(--bottom-bar) [--bottom-bar:calc(env(safe-area-inset-bottom)+4.5rem)] tablet:[--bottom-bar:0px] print:pb-0">
        <header className="print:hidden">
          {banner}
          <div className="flex min-h-11 items-center justify-between gap-2 px-5 pt-3 tablet:gap-4 tablet:px-10 tablet:pt-6">
            <div className="flex min-w-0 items-center gap-1">
              <Link to={home} aria-label={homeLabel} className="inline-flex min-h-11 items-center tablet:hidden">
                <Logo size="small" name={context === undefined ? siteName : ''} />
              </Link>
              {context}
            </div>
            <div className="flex shrink-0 items-center gap-1">{tools}</div>
          </div>
        </header>
        <main
          id="contenu"
          tabIndex={-1}
          className="relative mx-auto w-full max-w-page flex-1 px-5 pt-4 pb-12 outline-none tablet:px-10 print:max-w-none print:p-0"
        >
          {children}
        </main>
      </div>
      <BottomBar label={areaLabel} entries={entries} more={more} />
    </div>
  );
}
