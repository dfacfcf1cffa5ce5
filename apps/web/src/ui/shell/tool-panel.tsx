// What a tool of the shell opens: a panel below its button, or on phones a sheet from the bottom.
import { Popover as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { useDevice } from '#web/lib/device.ts';
import { Sheet } from '#web/ui/overlay.tsx';

interface ToolPanelProps {
  /** Names the button, which is a picture, with what it counts. */
  label: string;
  title: string;
  icon: ReactNode;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  children: ReactNode;
}

const button = 'relative grid size-11 place-items-center rounded-round text-quiet transition-colors hover:text-ink';

export function ToolPanel({ label, title, icon, isOpen, onOpenChange, children }: ToolPanelProps) {
  const isPhone = useDevice().kind === 'mobile';
  if (isPhone) {
    return (
      <>
        <button
          type="button"
          aria-label={label}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          className={button}
          onClick={() => onOpenChange(true)}
        >
          {icon}
        </button>
        <Sheet isOpen={isOpen} onClose={() => onOpenChange(false)} title={title}>
          {children}
        </Sheet>
      </>
    );
  }
  return (
    <Radix.Root open={isOpen} onOpenChange={onOpenChange}>
      <Radix.Trigger aria-label={label} className={button}>
        {icon}
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          aria-label={title}
          align="end"
          sideOffset={6}
          collisionPadding={12}
          className="z-40 flex max-h-[min(36rem,var(--radix-popover-content-available-height))] w-[26rem] flex-col overflow-y-auto overscroll-contain rounded-panel border border-hairline bg-raised px-6 py-5 shadow-lifted outline-none motion-safe:animate-fade"
        >
          <h2 className="mb-2 text-heading">{title}</h2>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
