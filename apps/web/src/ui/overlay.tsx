// What lies over a page: a dialog in the middle, or on phones a sheet from the bottom. Focus stays inside and comes back.
import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { overlay as text } from '#web/locales/fr/overlay.ts';
import { useFocusReturn } from '#web/ui/focus-return.ts';
import { useStyleNonce } from '#web/ui/style-nonce.ts';

interface OverlayProps {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  description?: string | undefined;
  /** A row of buttons that stays in sight below what scrolls. */
  actions?: ReactNode;
  children: ReactNode;
}

export const veil = 'fixed inset-0 z-40 bg-veil motion-safe:animate-fade';

/** A dialog on wide screens, a sheet on phones. */
export function Dialog(props: OverlayProps) {
  return (
    <Panel
      {...props}
      className="inset-x-0 bottom-0 max-h-[92dvh] rounded-t-panel pb-[env(safe-area-inset-bottom)] tablet:inset-auto tablet:top-1/2 tablet:left-1/2 tablet:max-h-[86dvh] tablet:w-[min(34rem,calc(100vw-3rem))] tablet:-translate-1/2 tablet:rounded-panel"
    />
  );
}

/** From the bottom of the screen, whatever its width. */
export function Sheet(props: OverlayProps) {
  return (
    <Panel {...props} className="inset-x-0 bottom-0 max-h-[88dvh] rounded-t-panel pb-[env(safe-area-inset-bottom)]" />
  );
}

/** Along the right edge of wide screens, beside what it was opened from; the whole of a phone. */
export function SidePanel(props: OverlayProps) {
  return (
    <Panel
      {...props}
      className="inset-0 pt-[env(safe-area-inset-top)] pb-[env(safe-area-inset-bottom)] tablet:left-auto tablet:w-[min(40rem,92vw)] tablet:border-hairline tablet:border-l"
    />
  );
}

function Panel(props: OverlayProps & { className: string }) {
  const { isOpen, onClose, title, description, actions, children, className } = props;
  const focusReturn = useFocusReturn();
  useStyleNonce();
  return (
    <Radix.Root open={isOpen} onOpenChange={(open) => open || onClose()}>
      <Radix.Portal>
        <Radix.Overlay className={veil} />
        <Radix.Content
          {...focusReturn}
          {...(description === undefined && { 'aria-describedby': undefined })}
          className={`fixed z-50 flex flex-col overflow-hidden bg-paper shadow-lifted outline-none motion-safe:animate-rise ${className}`}
        >
          <div className="flex items-start gap-4 border-hairline border-b py-3 pr-3 pl-6">
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
          <div className="flex-1 overflow-y-auto overscroll-contain px-6 py-6">{children}</div>
          {actions !== undefined && (
            <div className="flex flex-wrap justify-end gap-3 border-hairline border-t px-6 py-4">{actions}</div>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
