import type { ReactNode } from 'react';
import { Link } from 'react-router';

interface TextLinkProps {
  href: string;
  /** Outside a sentence it is as tall as a finger needs. */
  standalone?: boolean;
  children: ReactNode;
}

/** A link within a sentence, or beside one. Internal links use the router. */
export function TextLink({ href, standalone = false, children }: TextLinkProps) {
  const look = `${standalone ? 'inline-flex min-h-11 items-center ' : ''}text-accent underline decoration-1 underline-offset-4 hover:decoration-2`;
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
