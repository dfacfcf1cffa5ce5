// The header of public pages: logo, navigation and the sign-in link. On phones the navigation has a row of its own.
import type { ReactNode } from 'react';
import { Link, NavLink } from 'react-router';
import { Logo } from '#web/ui/logo.tsx';

export interface PageLink {
  href: string;
  label: string;
}

interface PageHeaderProps {
  name: string;
  logo?: string | null;
  homeLabel: string;
  /** The accessible name of the navigation. */
  label?: string;
  links?: readonly PageLink[];
  /** At the right: the sign-in link. */
  children?: ReactNode;
}

export function PageHeader({ name, logo = null, homeLabel, label, links, children }: PageHeaderProps) {
  return (
    <header className="mx-auto flex w-full max-w-page flex-wrap items-center gap-x-6 px-6 pt-4 pb-1 tablet:px-12 tablet:py-7">
      <Link to="/" aria-label={homeLabel} className="mr-auto inline-flex min-h-11 items-center tablet:min-h-12">
        <span className="tablet:hidden">
          <Logo size="small" name={name} image={logo} />
        </span>
        <span className="hidden tablet:inline">
          <Logo size="medium" name={name} image={logo} />
        </span>
      </Link>
      {links !== undefined && (
        <nav
          aria-label={label}
          className="max-tablet:order-last max-tablet:mt-3 max-tablet:w-full max-tablet:border-hairline max-tablet:border-t"
        >
          <ul className="flex gap-x-7 tablet:gap-x-8">
            {links.map(({ href, label: text }) => (
              <li key={href}>
                <NavLink
                  to={href}
                  className="inline-flex min-h-11 min-w-11 items-center text-small underline-offset-8 transition-colors hover:text-accent aria-[current=page]:text-accent aria-[current=page]:underline"
                >
                  {text}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {children}
    </header>
  );
}
