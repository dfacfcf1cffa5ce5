// A section of a dashboard with a heading and a link to its page.
import { ChevronRight } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';

interface BlockProps {
  title: string;
  /** The text of the link, clear without its heading. */
  linkLabel?: string;
  href?: string;
  children: ReactNode;
}

export function Block({ title, linkLabel, href, children }: BlockProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="border-ornament border-t pt-4 pb-10">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4">
        <h2 id={id} className="text-heading">
          {title}
        </h2>
        {href !== undefined && (
          <Link
            to={href}
            className="-mx-2 inline-flex min-h-11 items-center gap-1 rounded-small pl-2 text-accent text-small underline-offset-4 hover:underline"
          >
            {linkLabel}
            <ChevronRight aria-hidden className="size-5 shrink-0" strokeWidth={1.5} />
          </Link>
        )}
      </div>
      {children}
    </section>
  );
}

interface RowLinkProps {
  href: string;
  name: string;
  note: string;
  /** Emphasises the note. */
  isNew?: boolean;
}

/** A row that is a link as a whole. */
export function RowLink({ href, name, note, isNew = false }: RowLinkProps) {
  return (
    <Link to={href} className="group flex min-h-14 flex-wrap items-center justify-between gap-x-4 py-2">
      <span className="underline-offset-4 group-hover:underline">{name}</span>
      <span className="ml-auto flex items-center gap-1 text-right text-small">
        <span className={isNew ? 'font-medium text-accent' : 'text-quiet'}>{note}</span>
        <ChevronRight aria-hidden className="size-5 shrink-0 text-ornament" strokeWidth={1.5} />
      </span>
    </Link>
  );
}
