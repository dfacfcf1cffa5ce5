// The foot of a public page.
import { Link } from 'react-router';
import { Logo } from '#web/ui/logo.tsx';

interface PageFooterProps {
  name: string;
  homeLabel: string;
  tagline: string;
  copyright: string;
}

export function PageFooter({ name, homeLabel, tagline, copyright }: PageFooterProps) {
  return (
    <footer className="border-t border-hairline">
      <div className="mx-auto flex w-full max-w-page flex-col items-start gap-x-12 gap-y-8 px-6 pt-12 pb-[max(3rem,env(safe-area-inset-bottom))] tablet:flex-row tablet:items-end tablet:justify-between tablet:px-12">
        <div>
          <Link to="/" aria-label={homeLabel} className="inline-flex min-h-11 items-center">
            <Logo size="large" name={name} />
          </Link>
          <p className="mt-3 text-quiet">{tagline}</p>
        </div>
        <p className="text-quiet tabular-nums">{copyright}</p>
      </div>
    </footer>
  );
}
