// The content of a menu. It is loaded when the first menu opens: see menu.tsx.
import { DropdownMenu as Radix } from 'radix-ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { MenuParts } from '#web/ui/overlays/menu-context.ts';
import { useStyleNonce } from '#web/ui/overlays/style-nonce.ts';

interface MenuBodyProps {
  trigger: ReactNode;
  label: string;
  align: 'start' | 'end';
  /** The ref of the button. */
  look: string;
  /** The event on the button that started the loading. */
  openedBy: 'key' | 'pointer';
  children: ReactNode;
}

const parts = { Item: Radix.Item, Label: Radix.Label };

export default function MenuBody({ trigger, label, align, look, openedBy, children }: MenuBodyProps) {
  const button = useRef<HTMLButtonElement>(null);
  const isOpened = useRef(false);
  useStyleNonce();
  // Repeats that event on the Radix trigger, so that the keyboard focuses the first entry.
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
