// The confirmation dialog. « Annuler » has the focus, so that a hasty Enter changes nothing.
import { AlertDialog as Radix } from 'radix-ui';
import { overlay } from '#web/locales/fr/ui/overlay.ts';
import { Button } from '#web/ui/button.tsx';
import { backdrop } from '#web/ui/overlays/backdrop.ts';
import type { Question } from '#web/ui/overlays/confirm.ts';
import { useFocusReturn } from '#web/ui/overlays/focus-return.ts';
import { useOpenOverlay } from '#web/ui/overlays/open-overlays.ts';
import { useStyleNonce } from '#web/ui/overlays/style-nonce.ts';
import { placeToasts } from '#web/ui/overlays/toast-place.ts';
import { useUiText } from '#web/ui/use-ui-text.ts';

interface ConfirmDialogProps extends Question {
  onAnswer: (isAccepted: boolean) => void;
}

export default function ConfirmDialog({
  title,
  description,
  action,
  refusal,
  isDangerous,
  onAnswer,
}: ConfirmDialogProps) {
  const text = useUiText('overlay', overlay);
  const focusReturn = useFocusReturn();
  useStyleNonce();
  useOpenOverlay(() => onAnswer(false));
  return (
    <Radix.Root open onOpenChange={(open) => open || onAnswer(false)}>
      <Radix.Portal>
        <Radix.Overlay className={backdrop} />
        <Radix.Content
          {...focusReturn}
          ref={placeToasts}
          className="fixed inset-x-0 bottom-0 z-50 flex max-h-[92dvh] flex-col gap-3 overflow-y-auto rounded-t-panel bg-paper px-6 pt-7 pb-[max(1.5rem,env(safe-area-inset-bottom))] shadow-lifted outline-none motion-safe:animate-rise tablet:inset-auto tablet:top-1/2 tablet:left-1/2 tablet:w-[min(30rem,calc(100vw-3rem))] tablet:-translate-1/2 tablet:rounded-panel"
        >
          <Radix.Title className="text-heading">{title}</Radix.Title>
          <Radix.Description className="text-quiet">{description}</Radix.Description>
          <div className="mt-4 flex flex-wrap justify-end gap-3 max-tablet:[&>:is(a,button)]:grow">
            <Radix.Cancel asChild>
              <Button look="secondary">{refusal ?? text.cancel}</Button>
            </Radix.Cancel>
            <Button look={isDangerous === true ? 'danger' : 'primary'} onClick={() => onAnswer(true)}>
              {action}
            </Button>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
