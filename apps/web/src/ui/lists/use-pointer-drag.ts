// Tracks a pointer from press to release, and scrolls when it is held near an edge.
import { useEffect, useEffectEvent } from 'react';

export interface Spot {
  x: number;
  y: number;
}

interface Following {
  isOn: boolean;
  /** Called again when content scrolls below a resting pointer. */
  onMove: (spot: Spot) => void;
  /** False when the drag was cancelled by Escape or by the device. */
  onEnd: (isWanted: boolean) => void;
}

export function usePointerFollow({ isOn, onMove, onEnd }: Following): void {
  const move = useEffectEvent(onMove);
  const end = useEffectEvent(onEnd);
  // Listens on the window: a row that is reordered leaves the document for a moment and would lose the pointer.
  useEffect(() => {
    if (!isOn) return;
    let spot: Spot | null = null;
    let frame = requestAnimationFrame(scrollAlong);
    const over = new AbortController();
    const { signal } = over;
    window.addEventListener('pointermove', follow, { signal });
    // The release can arrive at another position than the last move.
    window.addEventListener('pointerup', (event) => (follow(event), end(true)), { signal });
    window.addEventListener('pointercancel', () => end(false), { signal });
    window.addEventListener('keydown', (event) => event.key === 'Escape' && end(false), { signal });
    return () => {
      over.abort();
      cancelAnimationFrame(frame);
    };

    function follow({ clientX, clientY }: PointerEvent) {
      spot = { x: clientX, y: clientY };
      move(spot);
    }
    function scrollAlong() {
      frame = requestAnimationFrame(scrollAlong);
      if (spot !== null && scrollNear(spot)) move(spot);
    }
  }, [isOn]);
}

/** The distance from an edge of the window or of a scroll container. Phones have their navigation at the lower edge. */
const EDGE = { window: 90, list: 40 };
const STEP = 10;

/** Returns whether anything scrolled. */
function scrollNear({ x, y }: Spot): boolean {
  const list = scrollerAt(x, y);
  if (list !== null) {
    const { top, bottom } = list.getBoundingClientRect();
    const before = list.scrollTop;
    list.scrollTop += stepAt(y, top, bottom, EDGE.list);
    if (list.scrollTop !== before) return true;
  }
  const before = window.scrollY;
  // Smooth scrolling would not have moved the content yet.
  window.scrollBy({ top: stepAt(y, 0, window.innerHeight, EDGE.window), behavior: 'instant' });
  return window.scrollY !== before;
}

const stepAt = (y: number, top: number, bottom: number, edge: number): number =>
  y < top + edge ? -STEP : y > bottom - edge ? STEP : 0;

/** The innermost scroll container under the pointer. */
function scrollerAt(x: number, y: number): Element | null {
  let element = document.elementFromPoint(x, y);
  while (element !== null && element !== document.body) {
    const scrolls = element.scrollHeight > element.clientHeight && getComputedStyle(element).overflowY === 'auto';
    if (scrolls) return element;
    element = element.parentElement;
  }
  return null;
}
