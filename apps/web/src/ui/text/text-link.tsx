import type { ReactNode } from 'react';
import { Link } from 'react-router';

/** A link within a sentence. Internal links use the router. */
export function TextLink({ href, children }: { href: string; children: ReactNode }) {
  const look = 'text-accent underline decoration-1 underline-offset-4 hover:decoration-2';
  if (href.startsWith('/')) {
    return (
      <Link to={href} className={look}>
        {children}
      </Link>
    );
  }
  return (
    <a href={href} rel="noopener noreferrer" className={look}>
      {children}
    </a>
  );
}
