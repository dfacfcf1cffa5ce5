// All pictures of a partner, one at a time over the whole window: by swipe, buttons or arrow keys. It is loaded on demand.
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { partnerPage } from '#web/locales/fr/public/partner-page.ts';
import OverlayPanel from '#web/ui/overlays/overlay-panel.tsx';
import { Photo, type PhotoSource } from '#web/ui/photo.tsx';

const { viewer: text } = partnerPage;

interface PhotoViewerProps {
  photos: readonly PhotoSource[];
  /** The index of the picture that is shown first. */
  start: number;
  onClose: () => void;
}

export default function PhotoViewer({ photos, start, onClose }: PhotoViewerProps) {
  const list = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(start);
  const last = photos.length - 1;

  const show = (index: number) => list.current?.scrollTo({ left: index * list.current.clientWidth });
  useLayoutEffect(() => {
    list.current?.scrollTo({ left: start * list.current.clientWidth, behavior: 'instant' });
  }, [start]);

  function onKeyDown(event: KeyboardEvent) {
    const target = { ArrowLeft: shown - 1, ArrowRight: shown + 1, Home: 0, End: last }[event.key];
    if (target === undefined) return;
    event.preventDefault();
    show(Math.max(0, Math.min(last, target)));
  }

  return (
    <OverlayPanel title={text.position(shown + 1, photos.length)} onClose={onClose} place="inset-0">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys work wherever the focus is in the panel */}
      <div onKeyDown={onKeyDown} className="relative h-full">
        <ul
          ref={list}
          data-autofocus
          aria-label={partnerPage.photos}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable
          tabIndex={0}
          onScroll={({ currentTarget: { scrollLeft, clientWidth } }) => setShown(Math.round(scrollLeft / clientWidth))}
          className="flex h-full snap-x snap-mandatory overflow-x-auto outline-none [scrollbar-width:none] motion-safe:scroll-smooth"
        >
          {photos.map((photo) => (
            <li key={photo.src} className="grid h-full w-full shrink-0 snap-center place-items-center">
              <Photo
                photo={photo}
                sizes="100vw"
                className="max-h-full w-auto! max-w-full outline-1 -outline-offset-1 outline-hairline"
              />
            </li>
          ))}
        </ul>
        <StepButton label={text.previous} isShown={shown > 0} side="left-0" onClick={() => show(shown - 1)}>
          <ChevronLeft aria-hidden className="size-6" strokeWidth={1.5} />
        </StepButton>
        <StepButton label={text.next} isShown={shown < last} side="right-0" onClick={() => show(shown + 1)}>
          <ChevronRight aria-hidden className="size-6" strokeWidth={1.5} />
        </StepButton>
      </div>
    </OverlayPanel>
  );
}

interface StepButtonProps {
  label: string;
  isShown: boolean;
  side: 'left-0' | 'right-0';
  onClick: () => void;
  children: ReactNode;
}

/** Disabled rather than removed at an end, so that the focus stays where it is. */
function StepButton({ label, isShown, side, onClick, children }: StepButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={!isShown}
      onClick={isShown ? onClick : undefined}
      className={`absolute top-1/2 grid size-12 -translate-y-1/2 place-items-center rounded-round border border-hairline bg-raised text-ink hover:border-ink aria-disabled:opacity-40 ${side}`}
    >
      {children}
    </button>
  );
}
