// The top of a public page.
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Logo } from '#web/ui/logo.tsx';

interface PageHeaderProps {
  name: string;
  homeLabel: string;
  /** At the right: where one can go. */
  children?: ReactNode;
}

export function PageHeader({ name, homeLabel, children }: PageHeaderProps) {
  return (
    <header className="mx-auto flex w-full max-w-page flex-wrap items-center justify-between gap-x-6 gap-y-3 px-6 py-5 tablet:px-12 tablet:py-8">
      <Link to="/" aria-label={homeLabel} className="-my-2 inline-flex min-h-11 items-center py-2">
        <span className="tablet:hidden">
          <Logo size="small" name={name} />
        </span>
        <span className="hidden tablet:inline">
          <Logo size="medium" name={name} />
        </span>
      </Link>
      {children}
    </header>
  );
}
