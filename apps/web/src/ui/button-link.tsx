// A link that is the main action of its page. In-page and full-load addresses stay plain anchors.
import type { ReactNode } from 'react';
import { Link } from 'react-router';

interface ButtonLinkProps {
  href: string;
  lang?: string;
  /** Leaves the running application and asks the server again. */
  reload?: boolean;
  children: ReactNode;
}

const look =
  'inline-flex min-h-12 items-center justify-center rounded-round bg-accent px-7 text-body font-medium text-on-accent shadow-lifted transition-colors hover:bg-accent-deep';

export function ButtonLink({ href, lang, reload = false, children }: ButtonLinkProps) {
  if (reload || href.startsWith('#')) {
    return (
      <a href={href} lang={lang} className={look}>
        {children}
      </a>
    );
  }
  return (
    <Link to={href} lang={lang} className={look}>
      {children}
    </Link>
  );
}
