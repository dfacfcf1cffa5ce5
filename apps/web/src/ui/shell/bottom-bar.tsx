// The navigation of phones: four entries under the thumb, the rest in the « Plus » sheet.
import { Ellipsis } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { NavLink, useLocation } from 'react-router';
import { shell as text } from '#web/locales/fr/shell.ts';
import { Sheet } from '#web/ui/overlay.tsx';
import { BAR_ENTRIES, type NavEntry } from '#web/ui/shell/navigation.ts';

interface BottomBarProps {
  label: string;
  entries: readonly NavEntry[];
  sheetEnd?: ReactNode;
}

const place =
  'flex min-h-14 w-full flex-col items-center justify-center gap-0.5 px-0.5 text-nav text-quiet aria-[current=page]:text-accent';

export function BottomBar({ label, entries, sheetEnd }: BottomBarProps) {
  const [isOpen, setOpen] = useState(false);
  const { pathname } = useLocation();
  const [openedAt, setOpenedAt] = useState(pathname);
  // Following an entry of the sheet closes it.
  if (isOpen && openedAt !== pathname) setOpen(false);
  const shown = entries.slice(0, BAR_ENTRIES);
  const rest = entries.slice(BAR_ENTRIES);
  const hasSheet = rest.length > 0 || sheetEnd !== undefined;

  return (
    <nav
      aria-label={label}
      className="fixed inset-x-0 bottom-0 z-30 border-hairline border-t bg-raised pb-[env(safe-area-inset-bottom)] tablet:hidden"
    >
      <ul className="flex">
        {shown.map(({ href, label: name, icon: Icon }) => (
          <li key={href} className="min-w-0 flex-1">
            <NavLink to={href} end={href === '/guest'} className={place}>
              <Icon aria-hidden className="size-6" strokeWidth={1.5} />
              <span className="max-w-full truncate">{name}</span>
            </NavLink>
          </li>
        ))}
        {hasSheet && (
          <li className="min-w-0 flex-1">
            <button
              type="button"
              aria-haspopup="dialog"
              aria-expanded={isOpen}
              className={place}
              onClick={() => {
                setOpenedAt(pathname);
                setOpen(true);
              }}
            >
              <Ellipsis aria-hidden className="size-6" strokeWidth={1.5} />
              {text.more}
            </button>
          </li>
        )}
      </ul>
      {hasSheet && (
        <Sheet isOpen={isOpen} onClose={() => setOpen(false)} title={text.more}>
          <ul className="-mx-3 -my-3 flex flex-col">
            {rest.map(({ href, label: name, icon: Icon }) => (
              <li key={href}>
                <NavLink
                  to={href}
                  className="flex min-h-14 items-center gap-4 rounded-small px-3 hover:bg-panel aria-[current=page]:text-accent"
                >
                  <Icon aria-hidden className="size-6 text-quiet" strokeWidth={1.5} />
                  {name}
                </NavLink>
              </li>
            ))}
            {sheetEnd !== undefined && <li>{sheetEnd}</li>}
          </ul>
        </Sheet>
      )}
    </nav>
  );
}
