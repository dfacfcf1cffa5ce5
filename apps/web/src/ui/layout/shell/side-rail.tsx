// The navigation of wide screens: icons with labels, narrower on a tablet.
import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import type { NavEntry } from '#web/ui/layout/shell/navigation.ts';

interface SideRailProps {
  label: string;
  entries: readonly NavEntry[];
  /** The logo above the entries. */
  children: ReactNode;
}

export function SideRail({ label, entries, children }: SideRailProps) {
  return (
    <nav
      aria-label={label}
      className="sticky top-0 hidden h-dvh flex-col gap-8 overflow-y-auto overscroll-contain border-hairline border-e bg-panel/60 px-1.5 py-6 tablet:flex print:hidden desktop:px-4"
    >
      <div className="flex justify-center desktop:justify-start desktop:px-3">{children}</div>
      <ul className="flex flex-col gap-1">
        {entries.map(({ href, label: name, icon: Icon, isExact = false }) => (
          <li key={href}>
            <NavLink
              to={href}
              end={isExact}
              className="group flex min-h-12 flex-col items-center justify-center gap-1 wrap-anywhere rounded-small py-2 text-center text-nav text-quiet transition-colors hover:bg-panel hover:text-ink aria-[current=page]:bg-raised aria-[current=page]:text-ink aria-[current=page]:shadow-lifted desktop:flex-row desktop:justify-start desktop:gap-3 desktop:px-3 desktop:text-start desktop:text-small"
            >
              <Icon aria-hidden className="size-5 shrink-0 group-aria-[current=page]:text-accent" strokeWidth={1.5} />
              {name}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
