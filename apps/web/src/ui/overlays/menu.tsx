// A menu button. Only the button is rendered until the menu is first opened.
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { useOpenedPart } from '#web/ui/feedback/use-opened-part.ts';
import { lazyComponent } from '#web/ui/lazy-component.ts';
import { useMenuParts } from '#web/ui/overlays/menu-context.ts';

interface MenuProps {
  trigger: ReactNode;
  /** The accessible name of the button. */
  label: string;
  /** The side of the button that the menu is aligned to. */
  align?: 'start' | 'end';
  children: ReactNode;
}

export const menuPart = lazyComponent(() => import('#web/ui/overlays/menu-content.tsx'));

const looks = {
  start: 'min-h-11 min-w-0 rounded-small',
  end: 'grid size-11 place-items-center rounded-round',
} as const;

export function Menu({ trigger, label, align = 'end', children }: MenuProps) {
  const [openedBy, setOpenedBy] = useState<'key' | 'pointer' | null>(null);
  const isLoaded = useOpenedPart(menuPart, openedBy !== null, () => setOpenedBy(null));
  if (isLoaded && openedBy !== null) {
    return (
      <menuPart.Component {...{ trigger, label, align, openedBy }} look={looks[align]}>
        {children}
      </menuPart.Component>
    );
  }
  const openByKey = (event: KeyboardEvent) => {
    if (!openingKeys.has(event.key)) return;
    event.preventDefault();
    setOpenedBy('key');
  };
  return (
    <button
      type="button"
      aria-label={label}
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerDown={({ button }) => button === 0 && setOpenedBy('pointer')}
      // A click without a pointer, such as by voice control.
      onClick={() => setOpenedBy('pointer')}
      onKeyDown={openByKey}
      className={looks[align]}
    >
      {trigger}
    </button>
  );
}

const openingKeys = new Set(['Enter', ' ', 'ArrowDown']);

const item =
  'flex min-h-11 cursor-pointer items-center gap-3 rounded-small px-3 text-small outline-none data-highlighted:bg-panel';

export function MenuLink({ href, icon, children }: { href: string; icon?: ReactNode; children: ReactNode }) {
  const { Item } = useMenuParts();
  return (
    <Item asChild>
      <Link to={href} className={item}>
        {icon}
        {children}
      </Link>
    </Item>
  );
}

export function MenuAction({
  onSelect,
  icon,
  children,
}: {
  onSelect: () => void;
  icon?: ReactNode;
  children: ReactNode;
}) {
  const { Item } = useMenuParts();
  return (
    <Item onSelect={onSelect} className={item}>
      {icon}
      {children}
    </Item>
  );
}

export function MenuHeading({ children }: { children: ReactNode }) {
  const { Label } = useMenuParts();
  return <Label className="border-hairline border-b px-3 pt-1.5 pb-2.5 mb-1.5">{children}</Label>;
}
