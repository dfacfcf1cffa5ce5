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
    let last = performance.now();
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
    function scrollAlong(now: number) {
      frame = requestAnimationFrame(scrollAlong);
      const step = Math.min(Math.max(now - last, 0) * SPEED, LONGEST_STEP);
      last = now;
      if (spot !== null && scrollNear(spot, step)) move(spot);
    }
  }, [isOn]);
}

/** The distance from an edge of the window or of a scroll container. Phones have their navigation at the lower edge. */
const EDGE = { window: 90, list: 40 };
/** In pixels a millisecond, so that a device that draws few frames scrolls as fast as others. */
const SPEED = 0.6;
/** After a pause in which nothing was drawn, the list goes on where the person saw it. */
const LONGEST_STEP = 60;

/** Whether anything scrolled. */
function scrollNear({ x, y }: Spot, step: number): boolean {
  const list = scrollerAt(x, y);
  if (list !== null) {
    const { top, bottom } = list.getBoundingClientRect();
    const before = list.scrollTop;
    list.scrollTop += step * directionAt(y, top, bottom, EDGE.list);
    if (list.scrollTop !== before) return true;
  }
  const before = window.scrollY;
  // At once: a page that glides would not have moved yet.
  window.scrollBy({ top: step * directionAt(y, 0, window.innerHeight, EDGE.window), behavior: 'instant' });
  return window.scrollY !== before;
}

const directionAt = (y: number, top: number, bottom: number, edge: number): number =>
  y < top + edge ? -1 : y > bottom - edge ? 1 : 0;

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
