// A page with one task, such as signing in, and a decorative panel beside it on wide screens.
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { SkipLink } from '#web/ui/layout/skip-link.tsx';
import { Logo } from '#web/ui/logo.tsx';
import { Garland } from '#web/ui/ornaments/garland.tsx';

interface SplitFrameProps {
  siteName: string;
  homeLabel: string;
  motto: string;
  mottoSource: string;
  skipLabel: string;
  /** Above the task: what a browser without JavaScript reads. */
  notice?: ReactNode;
  children: ReactNode;
}

export function SplitLayout({ siteName, homeLabel, motto, mottoSource, skipLabel, notice, children }: SplitFrameProps) {
  return (
    <div className="grid min-h-dvh desktop:grid-cols-[minmax(0,1fr)_minmax(0,26rem)] wide:grid-cols-[minmax(0,1fr)_minmax(0,34rem)]">
      <SkipLink target="contenu">{skipLabel}</SkipLink>
      <div className="flex flex-col px-6 tablet:px-12">
        <header className="py-5 tablet:py-8">
          <Link to="/" aria-label={homeLabel} className="-my-2 inline-flex min-h-11 items-center py-2">
            <Logo size="small" name={siteName} />
          </Link>
        </header>
        <main
          id="contenu"
          tabIndex={-1}
          className="mx-auto flex w-full max-w-form flex-1 flex-col justify-center pb-16 outline-none"
        >
          {notice}
          {children}
        </main>
      </div>
      <aside className="relative hidden overflow-hidden bg-ink text-paper desktop:block">
        <Garland className="absolute inset-x-0 top-0 w-full text-ornament" />
        <figure className="absolute inset-x-0 bottom-0 flex flex-col gap-5 p-12">
          <blockquote className="max-w-measure font-display text-title">{motto}</blockquote>
          <figcaption className="label-caps text-ornament">{mottoSource}</figcaption>
        </figure>
      </aside>
    </div>
  );
}

interface TaskHeadingProps {
  title: string;
  subtitle?: ReactNode;
  /** For a view that replaces another on the same page: the focused element is gone, so the heading takes the focus. */
  takesFocus?: boolean;
}

export function TaskHeading({ title, subtitle, takesFocus = false }: TaskHeadingProps) {
  return (
    <div className="mb-8 flex flex-col gap-2">
      <h1 ref={takesFocus ? focus : null} tabIndex={takesFocus ? -1 : undefined} className="text-title outline-none">
        {title}
      </h1>
      {subtitle !== undefined && <p className="text-quiet">{subtitle}</p>}
    </div>
  );
}

const focus = (heading: HTMLElement | null): void => heading?.focus();
