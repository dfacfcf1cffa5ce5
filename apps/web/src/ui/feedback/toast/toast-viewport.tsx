// Renders the toasts: F8 focuses them; a swipe of 50 pixels or five seconds dismiss them. They are above the bottom bar
// and a bar of actions; over a dialog of a phone, `overlays/toast-place.ts` says where.
import { X } from 'lucide-react';
import { Toast as Radix } from 'radix-ui';
import { toastText } from '#web/locales/fr/ui/toast.ts';
import { closeToast, TOAST_ACTION_DURATION, TOAST_DURATION, type Toast } from '#web/ui/feedback/toast/toast-store.ts';
import { closeTopOverlay } from '#web/ui/overlays/open-overlays.ts';
import { useUiText } from '#web/ui/use-ui-text.ts';

const SWIPE_THRESHOLD = 50;
/** Radix dismisses beyond its threshold, while ours includes the fiftieth pixel. */
const JUST_BELOW = SWIPE_THRESHOLD - 0.01;

export default function ToastViewport({ toasts }: { toasts: readonly Toast[] }) {
  const text = useUiText('toast', toastText);
  return (
    <Radix.Provider label={text.label} duration={TOAST_DURATION} swipeThreshold={JUST_BELOW}>
      {toasts.map((toast) => (
        <Radix.Root
          key={toast.id}
          ref={uncoverSubmitButton}
          open={toast.open}
          onOpenChange={(open) => open || closeToast(toast.id)}
          onEscapeKeyDown={leaveToOverlay}
          duration={toast.action ? TOAST_ACTION_DURATION : TOAST_DURATION}
          type={toast.variant === 'destructive' ? 'foreground' : 'background'}
          data-toast={toast.id}
          data-variant={toast.variant}
          className="toast-motion flex items-start gap-3 rounded-panel border border-hairline border-s-4 border-s-ornament bg-raised py-3 ps-4 pe-2 shadow-lifted data-[variant=destructive]:border-s-danger"
        >
          <div className="min-w-0 flex-1 py-1">
            <Radix.Title className="font-medium text-ink">{toast.title}</Radix.Title>
            {toast.description !== undefined && (
              <Radix.Description className="text-quiet text-small">{toast.description}</Radix.Description>
            )}
          </div>
          {toast.action && (
            <Radix.Action
              altText={toast.action.elsewhere}
              onClick={toast.action.run}
              className="min-h-11 shrink-0 rounded-round px-3 font-medium text-accent text-small hover:bg-accent-wash"
            >
              {toast.action.label}
            </Radix.Action>
          )}
          <Radix.Close
            aria-label={text.close}
            className="grid size-11 shrink-0 place-items-center rounded-round text-quiet hover:text-ink"
          >
            <X aria-hidden className="size-5" strokeWidth={1.5} />
          </Radix.Close>
        </Radix.Root>
      ))}
      <Radix.Viewport
        label={text.viewport}
        hotkey={['F8']}
        className="toast-place fixed z-70 flex flex-col gap-3 outline-none"
      />
    </Radix.Provider>
  );
}

/** On a small screen, scrolls the page until a toast covers nothing of the button of the form in use. */
function uncoverSubmitButton(shown: HTMLElement | null): void {
  const form = document.activeElement?.closest('form:not([role=dialog] *)');
  const button = form?.querySelector('button[type=submit]')?.getBoundingClientRect();
  // The toast itself is still moving into its place.
  const toast = shown?.parentElement?.getBoundingClientRect();
  if (button === undefined || toast === undefined) return;
  const isBeside = button.right < toast.left || button.bottom + MARGIN < toast.top || button.top > toast.bottom;
  if (!isBeside) window.scrollBy(0, button.bottom + MARGIN - toast.top);
}

const MARGIN = 12;

/** Escape closes the dialog below the toast first, unless the toast has the focus. */
function leaveToOverlay(event: KeyboardEvent): void {
  const isOwn = event.target instanceof Element && event.target.closest('[data-toast]') !== null;
  if (!isOwn && closeTopOverlay()) event.preventDefault();
}
