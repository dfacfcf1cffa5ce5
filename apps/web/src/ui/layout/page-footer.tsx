// The footer of public pages: brand, links by group, contact details and the year.
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { PageLink } from '#web/ui/layout/page-header.tsx';
import { Logo } from '#web/ui/logo.tsx';

interface PageFooterProps {
  name: string;
  logo?: string | null;
  homeLabel: string;
  tagline: string;
  copyright: string;
  columns?: ReadonlyArray<{ title: string; links: readonly PageLink[] }>;
  /** Beside the copyright. */
  documents?: { title: string; links: readonly PageLink[] };
  /** The contact details; absent when none are configured. */
  contact?: ReactNode;
}

export function PageFooter({
  name,
  logo = null,
  homeLabel,
  tagline,
  copyright,
  columns,
  documents,
  contact,
}: PageFooterProps) {
  return (
    <footer className="border-hairline border-t">
      <div className="mx-auto w-full max-w-page px-6 pb-[max(2rem,env(safe-area-inset-bottom))] tablet:px-12">
        <div className="grid gap-x-12 gap-y-10 py-12 tablet:grid-cols-2 tablet:py-16 desktop:grid-cols-[minmax(0,1.3fr)_minmax(0,1fr)_minmax(0,1.2fr)_minmax(0,1.3fr)]">
          <div>
            <Link to="/" aria-label={homeLabel} className="inline-flex min-h-11 items-center">
              <Logo size="large" name={name} image={logo} />
            </Link>
            <p className="mt-3 text-quiet">{tagline}</p>
          </div>
          {columns?.map(({ title, links }) => (
            <nav key={title} aria-label={title}>
              <p className="label-caps mb-2 text-metal">{title}</p>
              <ul>
                {links.map((link) => (
                  <li key={link.href}>
                    <FootLink {...link} />
                  </li>
                ))}
              </ul>
            </nav>
          ))}
          {contact}
        </div>
        <div className="flex flex-col gap-x-8 gap-y-1 border-hairline border-t pt-4 text-quiet text-small tablet:flex-row tablet:items-center tablet:justify-between">
          {documents !== undefined && (
            <nav aria-label={documents.title}>
              <ul className="flex flex-wrap gap-x-6">
                {documents.links.map((link) => (
                  <li key={link.href}>
                    <FootLink {...link} />
                  </li>
                ))}
              </ul>
            </nav>
          )}
          <p className="flex min-h-11 items-center tabular-nums">{copyright}</p>
        </div>
      </div>
    </footer>
  );
}

function FootLink({ href, label }: PageLink) {
  return (
    <Link
      to={href}
      className="inline-flex min-h-11 min-w-11 items-center text-small underline-offset-4 hover:text-accent hover:underline"
    >
      {label}
    </Link>
  );
}
