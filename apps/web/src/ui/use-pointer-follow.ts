// Follows a pointer that holds something until it lets go, wherever it wanders. Held near an edge, what lies there scrolls along.
import { useEffect, useEffectEvent } from 'react';

export interface Spot {
  x: number;
  y: number;
}

interface Following {
  isOn: boolean;
  /** Told again when things scroll below a pointer that rests. */
  onMove: (spot: Spot) => void;
  /** False when it was given up: by Escape, or by the device. */
  onEnd: (isWanted: boolean) => void;
}

export function usePointerFollow({ isOn, onMove, onEnd }: Following): void {
  const move = useEffectEvent(onMove);
  const end = useEffectEvent(onEnd);
  // On the window: a row that changes places leaves the document for an instant, and would lose its pointer.
  useEffect(() => {
    if (!isOn) return;
    let spot: Spot | null = null;
    let last = performance.now();
    let frame = requestAnimationFrame(scrollAlong);
    const over = new AbortController();
    const { signal } = over;
    window.addEventListener('pointermove', follow, { signal });
    // Let go elsewhere than where it was last seen, when both come at once.
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

/** So near to an edge of the window, or of a list that scrolls by itself. Phones have their navigation at the lower one. */
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

/** The innermost thing under the pointer that has more to show than it shows. */
function scrollerAt(x: number, y: number): Element | null {
  let element = document.elementFromPoint(x, y);
  while (element !== null && element !== document.body) {
    const scrolls = element.scrollHeight > element.clientHeight && getComputedStyle(element).overflowY === 'auto';
    if (scrolls) return element;
    element = element.parentElement;
  }
  return null;
}
