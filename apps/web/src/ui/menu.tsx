// A menu that opens from a button: a few actions, reached by arrows and letters.
import { DropdownMenu as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useStyleNonce } from '#web/ui/style-nonce.ts';

interface MenuProps {
  trigger: ReactNode;
  /** Names the button, which may be a picture. */
  label: string;
  /** The side of the button it opens along. A menu at the start has a trigger of words. */
  align?: 'start' | 'end';
  children: ReactNode;
}

const item =
  'flex min-h-11 cursor-pointer items-center gap-3 rounded-small px-3 text-small outline-none data-highlighted:bg-panel';

export function Menu({ trigger, label, align = 'end', children }: MenuProps) {
  useStyleNonce();
  return (
    <Radix.Root>
      <Radix.Trigger
        aria-label={label}
        className={align === 'end' ? 'grid size-11 place-items-center rounded-round' : 'min-h-11 min-w-0 rounded-small'}
      >
        {trigger}
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          align={align}
          sideOffset={6}
          collisionPadding={12}
          className="z-50 min-w-60 rounded-panel border border-hairline bg-raised p-1.5 shadow-lifted motion-safe:animate-fade"
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

export function MenuLink({ href, icon, children }: { href: string; icon?: ReactNode; children: ReactNode }) {
  return (
    <Radix.Item asChild>
      <Link to={href} className={item}>
        {icon}
        {children}
      </Link>
    </Radix.Item>
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
  return (
    <Radix.Item onSelect={onSelect} className={item}>
      {icon}
      {children}
    </Radix.Item>
  );
}

export function MenuHeading({ children }: { children: ReactNode }) {
  return <Radix.Label className="border-hairline border-b px-3 pt-1.5 pb-2.5 mb-1.5">{children}</Radix.Label>;
}
