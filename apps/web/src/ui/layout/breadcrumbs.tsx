// The path from the top of an area to this page. Phones show the parent alone.
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { fields } from '#web/locales/fr/ui/fields.ts';

const { breadcrumbs: text } = fields;

interface BreadcrumbsProps {
  /** From the top to the parent of this page. */
  parents: ReadonlyArray<{ label: string; href: string }>;
  /** The name of this page. */
  current: string;
}

const link =
  'inline-flex min-h-11 min-w-0 items-center gap-1 text-quiet underline-offset-4 hover:text-ink hover:underline';

export function Breadcrumbs({ parents, current }: BreadcrumbsProps) {
  const parent = parents.at(-1);
  return (
    <nav aria-label={text.label} className="text-small">
      {parent !== undefined && (
        <Link to={parent.href} aria-label={text.back(parent.label)} className={`${link} max-w-full tablet:hidden`}>
          <ChevronLeft aria-hidden className="size-5 shrink-0" strokeWidth={1.5} />
          <span className="truncate">{parent.label}</span>
        </Link>
      )}
      <ol className="hidden min-w-0 flex-wrap items-center gap-x-2 tablet:flex">
        {parents.map(({ label, href }) => (
          <li key={href} className="flex min-w-0 items-center gap-2">
            <Link to={href} className={link}>
              <span className="max-w-60 truncate">{label}</span>
            </Link>
            <ChevronRight aria-hidden className="size-4 shrink-0 text-ornament" strokeWidth={1.5} />
          </li>
        ))}
        <li aria-current="page" className="max-w-full truncate">
          {current}
        </li>
      </ol>
    </nav>
  );
}
