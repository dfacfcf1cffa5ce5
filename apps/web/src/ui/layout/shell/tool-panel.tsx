// The panel of a tool in the top bar: a popover below its button, or a bottom sheet on phones.
import { type ReactNode, useRef } from 'react';
import { useDevice } from '#web/lib/device/use-device.ts';
import { useOpenedPart } from '#web/ui/feedback/use-opened-part.ts';
import { lazyComponent } from '#web/ui/lazy-component.ts';
import { Sheet } from '#web/ui/overlays/overlay.tsx';

interface ToolPanelProps {
  /** The accessible name of the icon button, with its count. */
  label: string;
  title: string;
  icon: ReactNode;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  children: ReactNode;
}

export const toolPart = lazyComponent(() => import('#web/ui/layout/shell/tool-popover.tsx'));

export function ToolPanel({ label, title, icon, isOpen, onOpenChange, children }: ToolPanelProps) {
  const isPhone = useDevice().kind === 'mobile';
  const button = useRef<HTMLButtonElement>(null);
  const close = () => onOpenChange(false);
  const isPopoverShown = useOpenedPart(toolPart, isOpen && !isPhone, close);
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        className="relative grid size-11 place-items-center rounded-round text-quiet transition-colors hover:text-ink"
        onClick={() => onOpenChange(!isOpen)}
      >
        {icon}
      </button>
      {isPhone && (
        <Sheet isOpen={isOpen} onClose={close} title={title}>
          {children}
        </Sheet>
      )}
      {isPopoverShown && (
        <toolPart.Component {...{ button, title }} onClose={close}>
          {children}
        </toolPart.Component>
      )}
    </>
  );
}
