// The links to the pages of a long list: the neighbours, the first and the last.
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

interface PagerProps {
  page: number;
  last: number;
  hrefOf: (page: number) => string;
  text: {
    label: string;
    previous: string;
    next: string;
    page: (page: string) => string;
    position: (page: string, last: string) => string;
  };
}

const cell = 'grid min-h-11 min-w-11 place-items-center rounded-small px-2 tabular-nums';

export function Pager({ page, last, hrefOf, text }: PagerProps) {
  if (last <= 1) return null;
  return (
    <nav aria-label={text.label} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
      <p className="text-quiet text-small tabular-nums">{text.position(String(page), String(last))}</p>
      <ul className="flex flex-wrap items-center gap-1">
        {page > 1 && (
          <li>
            <Step href={hrefOf(page - 1)} label={text.previous} rel="prev">
              <ChevronLeft aria-hidden className="size-5" strokeWidth={1.5} />
            </Step>
          </li>
        )}
        {pagesAround(page, last).map((number, place, all) => (
          <li key={number} className="flex items-center">
            {place > 0 && number - (all[place - 1] ?? number) > 1 && (
              <span aria-hidden className="px-1 text-quiet">
                …
              </span>
            )}
            <Link
              to={hrefOf(number)}
              aria-label={text.page(String(number))}
              aria-current={number === page ? 'page' : undefined}
              className={`${cell} hover:bg-panel aria-[current=page]:border aria-[current=page]:border-ornament aria-[current=page]:font-medium`}
            >
              {number}
            </Link>
          </li>
        ))}
        {page < last && (
          <li>
            <Step href={hrefOf(page + 1)} label={text.next} rel="next">
              <ChevronRight aria-hidden className="size-5" strokeWidth={1.5} />
            </Step>
          </li>
        )}
      </ul>
    </nav>
  );
}

function Step({ href, label, rel, children }: { href: string; label: string; rel: string; children: ReactNode }) {
  return (
    <Link to={href} aria-label={label} rel={rel} className={`${cell} hover:bg-panel`}>
      {children}
    </Link>
  );
}

/** 1 … 4 5 6 … 12 */
const pagesAround = (page: number, last: number): number[] =>
  Array.from({ length: last }, (_, index) => index + 1).filter(
    (number) => number === 1 || number === last || Math.abs(number - page) <= 1,
  );
