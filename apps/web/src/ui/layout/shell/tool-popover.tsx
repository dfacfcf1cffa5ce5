// The popover of a tool. It is loaded when the first one opens: see tool-panel.tsx.
import { Popover as Radix } from 'radix-ui';
import type { ReactNode, RefObject } from 'react';
import { useFocusReturn } from '#web/ui/overlays/focus-return.ts';

interface ToolPopoverProps {
  button: RefObject<HTMLButtonElement | null>;
  title: string;
  onClose: () => void;
  children: ReactNode;
}

export default function ToolPopover({ button, title, onClose, children }: ToolPopoverProps) {
  const focusReturn = useFocusReturn();
  return (
    <Radix.Root open onOpenChange={(open) => open || onClose()}>
      <Radix.Anchor virtualRef={button} />
      <Radix.Portal>
        <Radix.Content
          {...focusReturn}
          aria-label={title}
          align="end"
          sideOffset={6}
          collisionPadding={12}
          // A press on the button toggles the popover itself; closing it here first would reopen it.
          onInteractOutside={(event) => {
            if (event.target instanceof Node && button.current?.contains(event.target)) event.preventDefault();
          }}
          className="z-40 flex max-h-[min(36rem,var(--radix-popover-content-available-height))] w-[26rem] flex-col overflow-y-auto overscroll-contain rounded-panel border border-hairline bg-raised px-6 py-5 shadow-lifted outline-none motion-safe:animate-fade"
        >
          <h2 className="mb-2 text-heading">{title}</h2>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
