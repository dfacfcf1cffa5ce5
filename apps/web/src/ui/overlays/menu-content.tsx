// How a menu is drawn. It comes with the first one that opens: see menu.tsx.
import { DropdownMenu as Radix } from 'radix-ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { MenuParts } from '#web/ui/overlays/menu-context.ts';
import { useStyleNonce } from '#web/ui/overlays/style-nonce.ts';

interface MenuBodyProps {
  trigger: ReactNode;
  label: string;
  align: 'start' | 'end';
  /** Of the button. */
  look: string;
  /** What was done to the button while this was on its way. */
  openedBy: 'key' | 'pointer';
  children: ReactNode;
}

const parts = { Item: Radix.Item, Label: Radix.Label };

export default function MenuBody({ trigger, label, align, look, openedBy, children }: MenuBodyProps) {
  const button = useRef<HTMLButtonElement>(null);
  const isOpened = useRef(false);
  useStyleNonce();
  // The act is done again to the button that knows what to do: by a key, the first entry then has the focus.
  useEffect(() => {
    if (isOpened.current) return;
    isOpened.current = true;
    button.current?.focus();
    button.current?.dispatchEvent(
      openedBy === 'key'
        ? new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true })
        : new PointerEvent('pointerdown', { button: 0, bubbles: true, cancelable: true }),
    );
  }, [openedBy]);
  return (
    <Radix.Root>
      <Radix.Trigger ref={button} aria-label={label} className={look}>
        {trigger}
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          align={align}
          sideOffset={6}
          collisionPadding={12}
          className="z-50 min-w-60 rounded-panel border border-hairline bg-raised p-1.5 shadow-lifted motion-safe:animate-fade"
        >
          <MenuParts value={parts}>{children}</MenuParts>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
