// The panel of a dialog or sheet. It is loaded when the first one opens: see overlay.tsx.
import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { overlay } from '#web/locales/fr/ui/overlay.ts';
import { backdrop } from '#web/ui/overlays/backdrop.ts';
import { useFocusReturn } from '#web/ui/overlays/focus-return.ts';
import { useOpenOverlay } from '#web/ui/overlays/open-overlays.ts';
import { useStyleNonce } from '#web/ui/overlays/style-nonce.ts';
import { placeToasts } from '#web/ui/overlays/toast-place.ts';
import { useUiText } from '#web/ui/use-ui-text.ts';

export interface OverlayPanelProps {
  onClose: () => void;
  title: string;
  description?: string | undefined;
  /** A row of buttons that stays visible below the scrolling content. */
  actions?: ReactNode;
  /** The classes for position and size. */
  place: string;
  children: ReactNode;
}

export default function OverlayPanel(props: OverlayPanelProps) {
  const text = useUiText('overlay', overlay);
  const { onClose, title, description, actions, place, children } = props;
  const focusReturn = useFocusReturn();
  useStyleNonce();
  useOpenOverlay(onClose);
  return (
    <Radix.Root open onOpenChange={(open) => open || onClose()}>
      <Radix.Portal>
        <Radix.Overlay className={backdrop} />
        <Radix.Content
          {...focusReturn}
          ref={placeToasts}
          {...(description === undefined && { 'aria-describedby': undefined })}
          className={`fixed z-50 flex flex-col overflow-hidden bg-paper shadow-lifted outline-none motion-safe:animate-rise ${place}`}
        >
          <div className="flex items-start gap-4 border-hairline border-b py-3 ps-6 pe-3">
            <div className="flex-1 py-2">
              <Radix.Title className="text-heading">{title}</Radix.Title>
              {description !== undefined && (
                <Radix.Description className="mt-1 text-quiet text-small">{description}</Radix.Description>
              )}
            </div>
            <Radix.Close
              aria-label={text.close}
              className="grid size-11 shrink-0 place-items-center rounded-round text-quiet hover:text-ink"
            >
              <X aria-hidden className="size-5" strokeWidth={1.5} />
            </Radix.Close>
          </div>
          <div data-overlay-content className="flex-1 overflow-y-auto overscroll-contain px-6 py-6">
            {children}
          </div>
          {actions !== undefined && (
            <div
              data-overlay-actions
              className="flex flex-wrap justify-end gap-3 max-tablet:[&>:is(a,button)]:grow border-hairline border-t px-6 py-4"
            >
              {actions}
            </div>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
