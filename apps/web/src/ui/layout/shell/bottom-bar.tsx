// The navigation of small screens: four entries. The others are in a MoreEntry, which loads the sheet and is
// therefore passed by the areas that need it.
import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import { BAR_ENTRIES, type NavEntry } from '#web/ui/layout/shell/navigation.ts';

interface BottomBarProps {
  label: string;
  entries: readonly NavEntry[];
  /** A MoreEntry. */
  more?: ReactNode;
  /** The breakpoint from which another navigation replaces the bar; the tablet's by default. */
  below?: 'tablet' | 'desktop';
}

const places = { tablet: 'tablet:hidden', desktop: 'desktop:hidden' } as const;

/** Entries share the width by the length of their labels, so that a long one is not cut while a short one has room to spare. */
export const barPlace = 'min-w-0 grow';
export const barLook =
  'flex min-h-14 w-full flex-col items-center justify-center gap-0.5 px-1 text-nav text-quiet aria-[current]:text-accent';

export function BottomBar({ label, entries, more, below = 'tablet' }: BottomBarProps) {
  const shown = entries.slice(0, BAR_ENTRIES);
  return (
    <nav
      aria-label={label}
      data-bottom-bar
      className={`fixed inset-x-0 bottom-0 z-30 print:hidden border-hairline border-t bg-raised pr-[env(safe-area-inset-right)] pb-[env(safe-area-inset-bottom)] pl-[env(safe-area-inset-left)] ${places[below]}`}
    >
      <ul className="mx-auto flex max-w-form tablet:max-w-measure">
        {shown.map(({ href, label: name, icon: Icon, isExact = false }) => (
          <li key={href} className={barPlace}>
            <NavLink to={href} end={isExact} className={barLook}>
              <Icon aria-hidden className="size-6" strokeWidth={1.5} />
              <span className="max-w-full truncate">{name}</span>
            </NavLink>
          </li>
        ))}
        {more}
      </ul>
    </nav>
  );
}
