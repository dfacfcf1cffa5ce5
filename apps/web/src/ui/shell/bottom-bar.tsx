// The navigation of small screens: four entries under the thumb, the rest in the « Plus » sheet.
import { Ellipsis } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { NavLink, useLocation } from 'react-router';
import { shell as text } from '#web/locales/fr/shell.ts';
import { Sheet } from '#web/ui/overlay.tsx';
import { BAR_ENTRIES, type NavEntry } from '#web/ui/shell/navigation.ts';

interface BottomBarProps {
  label: string;
  entries: readonly NavEntry[];
  /** The last entries of the sheet. */
  sheetEnd?: ReactNode;
  /** The width from which another navigation takes its place; a tablet's unless told. */
  below?: 'tablet' | 'desktop';
}

const places = { tablet: 'tablet:hidden', desktop: 'desktop:hidden' } as const;

/** As wide as its name asks for, so that a long one is not cut while a short one has room to spare. */
const place = 'min-w-0 grow';
const look =
  'flex min-h-14 w-full flex-col items-center justify-center gap-0.5 px-1 text-nav text-quiet aria-[current]:text-accent';

export function BottomBar({ label, entries, sheetEnd, below = 'tablet' }: BottomBarProps) {
  const shown = entries.slice(0, BAR_ENTRIES);
  const rest = entries.slice(BAR_ENTRIES);
  return (
    <nav
      aria-label={label}
      className={`fixed inset-x-0 bottom-0 z-30 border-hairline border-t bg-raised pr-[env(safe-area-inset-right)] pb-[env(safe-area-inset-bottom)] pl-[env(safe-area-inset-left)] ${places[below]}`}
    >
      <ul className="mx-auto flex max-w-form tablet:max-w-measure">
        {shown.map(({ href, label: name, icon: Icon, isExact = false }) => (
          <li key={href} className={place}>
            <NavLink to={href} end={isExact} className={look}>
              <Icon aria-hidden className="size-6" strokeWidth={1.5} />
              <span className="max-w-full truncate">{name}</span>
            </NavLink>
          </li>
        ))}
        {(rest.length > 0 || sheetEnd !== undefined) && <More entries={rest} end={sheetEnd} />}
      </ul>
    </nav>
  );
}

function More({ entries, end }: { entries: readonly NavEntry[]; end: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const { pathname } = useLocation();
  const [openedAt, setOpenedAt] = useState(pathname);
  // Following an entry of the sheet closes it.
  if (isOpen && openedAt !== pathname) setOpen(false);
  const holdsCurrent = entries.some(({ href }) => pathname === href || pathname.startsWith(`${href}/`));

  return (
    <li className={place}>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-current={holdsCurrent || undefined}
        className={look}
        onClick={() => {
          setOpenedAt(pathname);
          setOpen(true);
        }}
      >
        <Ellipsis aria-hidden className="size-6" strokeWidth={1.5} />
        <span className="max-w-full truncate">{text.more}</span>
      </button>
      <Sheet isOpen={isOpen} onClose={() => setOpen(false)} title={text.more}>
        <ul className="-mx-3 -my-3 flex flex-col">
          {entries.map(({ href, label: name, icon: Icon }) => (
            <li key={href}>
              <NavLink
                to={href}
                onClick={() => href === pathname && setOpen(false)}
                className="flex min-h-14 items-center gap-4 rounded-small px-3 hover:bg-panel aria-[current=page]:text-accent"
              >
                <Icon aria-hidden className="size-6 text-quiet" strokeWidth={1.5} />
                {name}
              </NavLink>
            </li>
          ))}
          {end !== undefined && <li>{end}</li>}
        </ul>
      </Sheet>
    </li>
  );
}
