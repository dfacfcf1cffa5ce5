// A tooltip on hover and focus. Touch users never see it, so it may repeat a label but not add information.
import { Tooltip as Radix } from 'radix-ui';
import type { ReactElement } from 'react';

interface TooltipProps {
  text: string;
  /** One control that accepts a ref and attributes, such as a Button. */
  children: ReactElement;
  side?: 'top' | 'right' | 'bottom' | 'left';
}

const DELAY = 350;

export function Tooltip({ text, children, side = 'top' }: TooltipProps) {
  return (
    <Radix.Provider delayDuration={DELAY}>
      <Radix.Root>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Portal>
          <Radix.Content
            side={side}
            sideOffset={8}
            collisionPadding={12}
            className="z-50 max-w-64 rounded-small bg-ink px-3 py-1.5 text-paper text-small motion-safe:animate-fade"
          >
            {text}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}
