// The last entry of the bottom bar: a sheet with the entries that the bar has no room for.
import { Ellipsis } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { NavLink, useLocation } from 'react-router';
import { shell as text } from '#web/locales/fr/ui/shell.ts';
import { barLook, barPlace } from '#web/ui/layout/shell/bottom-bar.tsx';
import { BAR_ENTRIES, type NavEntry } from '#web/ui/layout/shell/navigation.ts';
import { Sheet } from '#web/ui/overlays/overlay.tsx';

interface MoreEntryProps {
  /** All entries of the area; those of the bar are left out here. */
  entries: readonly NavEntry[];
  /** The last entry of the sheet. */
  end?: ReactNode;
}

export function MoreEntry({ entries, end }: MoreEntryProps) {
  const [isOpen, setOpen] = useState(false);
  const { pathname } = useLocation();
  const [openedAt, setOpenedAt] = useState(pathname);
  // Following an entry closes the sheet.
  if (isOpen && openedAt !== pathname) setOpen(false);
  const rest = entries.slice(BAR_ENTRIES);
  const holdsCurrent = rest.some(({ href }) => pathname === href || pathname.startsWith(`${href}/`));

  return (
    <li className={barPlace}>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-current={holdsCurrent || undefined}
        className={barLook}
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
          {rest.map(({ href, label: name, icon: Icon }) => (
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
