// Dialogs and sheets. The focus is trapped inside and returned on close.
import { useOpenedPart } from '#web/ui/feedback/use-opened-part.ts';
import { lazyComponent } from '#web/ui/lazy-component.ts';
import type { OverlayPanelProps } from '#web/ui/overlays/overlay-panel.tsx';

interface OverlayProps extends Omit<OverlayPanelProps, 'place'> {
  isOpen: boolean;
}

export const overlayPart = lazyComponent(() => import('#web/ui/overlays/overlay-panel.tsx'));

/** A dialog on wide screens, a sheet on phones. */
export function Dialog(props: OverlayProps) {
  return (
    <Overlay
      {...props}
      place="inset-x-0 bottom-0 max-h-[92dvh] rounded-t-panel pb-[env(safe-area-inset-bottom)] tablet:inset-auto tablet:top-1/2 tablet:left-1/2 tablet:max-h-[86dvh] tablet:w-[min(34rem,calc(100vw-3rem))] tablet:-translate-1/2 tablet:rounded-panel"
    />
  );
}

/** A bottom sheet at every width. */
export function Sheet(props: OverlayProps) {
  return (
    <Overlay {...props} place="inset-x-0 bottom-0 max-h-[88dvh] rounded-t-panel pb-[env(safe-area-inset-bottom)]" />
  );
}

/** A panel at the right edge of wide screens, full screen on phones. */
export function SidePanel(props: OverlayProps) {
  return (
    <Overlay
      {...props}
      place="inset-0 pt-[env(safe-area-inset-top)] pb-[env(safe-area-inset-bottom)] tablet:left-auto tablet:w-[min(40rem,92vw)] tablet:border-hairline tablet:border-l"
    />
  );
}

function Overlay({ isOpen, ...panel }: OverlayProps & { place: string }) {
  const isShown = useOpenedPart(overlayPart, isOpen, panel.onClose);
  return isShown ? <overlayPart.Component {...panel} /> : null;
}
