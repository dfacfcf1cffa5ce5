// One drag with the pointer, from the press on a handle to its release anywhere in the window. What lies near an edge scrolls along.
// The caller decides what a move means; this hook knows neither rows nor orders.
import { type PointerEvent as ReactPointerEvent, useEffect, useEffectEvent, useRef, useState } from 'react';

export interface Point {
  x: number;
  y: number;
}

interface Options<Held> {
  /** Returns what is held after the move, or the same object when nothing changed. It also runs when the page scrolls under a resting pointer. */
  onMove: (held: Held, point: Point) => Held;
  /** Does not run when Escape or the device cancels the drag. */
  onDrop: (held: Held) => void;
}

export interface PointerDrag<Held> {
  held: Held | null;
  /** Belongs to `onPointerDown` of the handle. */
  start: (event: ReactPointerEvent<HTMLElement | SVGElement>, held: Held) => void;
  /** Ends the drag without a drop. */
  cancel: () => void;
}

export function usePointerDrag<Held>({ onMove, onDrop }: Options<Held>): PointerDrag<Held> {
  const [held, setHeld] = useState<Held | null>(null);
  // The pointer may be released before its last move is rendered.
  const latest = useRef<Held | null>(null);
  const isDragging = held !== null;

  function hold(next: Held | null) {
    latest.current = next;
    setHeld(next);
  }

  const move = useEffectEvent((point: Point) => {
    const { current } = latest;
    if (current === null) return;
    const next = onMove(current, point);
    if (next !== current) hold(next);
  });
  const end = useEffectEvent((isDropped: boolean) => {
    const { current } = latest;
    hold(null);
    if (isDropped && current !== null) onDrop(current);
  });

  // The listeners are on the window: a row that changes places leaves the document for an instant, and would lose its pointer.
  useEffect(() => {
    if (!isDragging) return;
    let point: Point | null = null;
    let last = performance.now();
    let frame = requestAnimationFrame(scrollAlong);
    const listening = new AbortController();
    const { signal } = listening;
    window.addEventListener('pointermove', follow, { signal });
    // A release can come with a position that no move reported.
    window.addEventListener('pointerup', (event) => (follow(event), end(true)), { signal });
    window.addEventListener('pointercancel', () => end(false), { signal });
    window.addEventListener('keydown', (event) => event.key === 'Escape' && end(false), { signal });
    return () => {
      listening.abort();
      cancelAnimationFrame(frame);
    };

    function follow({ clientX, clientY }: PointerEvent) {
      point = { x: clientX, y: clientY };
      move(point);
    }
    function scrollAlong(now: number) {
      frame = requestAnimationFrame(scrollAlong);
      const distance = Math.min(Math.max(now - last, 0) * SPEED, LONGEST_STEP);
      last = now;
      if (point !== null && scrollNear(point, distance)) move(point);
    }
  }, [isDragging]);

  return {
    held,
    start(event, started) {
      if (event.button !== 0) return;
      // Otherwise the browser would select the text below the pointer.
      event.preventDefault();
      event.currentTarget.focus();
      hold(started);
    },
    cancel: () => hold(null),
  };
}

/** In pixels from an edge of the window, or of a list with its own scrollbar. Phones have their navigation at the lower edge. */
const EDGE = { window: 90, list: 40 };
/** Pixels per millisecond, so that a device with few frames scrolls as fast as others. */
const SPEED = 0.6;
/** After a pause without frames, the list continues from where the person last saw it. */
const LONGEST_STEP = 60;

/** Returns whether anything scrolled. */
function scrollNear({ x, y }: Point, distance: number): boolean {
  const list = scrollerAt(x, y);
  if (list !== null) {
    const { top, bottom } = list.getBoundingClientRect();
    const before = list.scrollTop;
    list.scrollTop += distance * directionAt(y, top, bottom, EDGE.list);
    if (list.scrollTop !== before) return true;
  }
  const before = window.scrollY;
  // With smooth scrolling the page would not have moved yet when its position is compared.
  window.scrollBy({ top: distance * directionAt(y, 0, window.innerHeight, EDGE.window), behavior: 'instant' });
  return window.scrollY !== before;
}

const directionAt = (y: number, top: number, bottom: number, edge: number): number =>
  y < top + edge ? -1 : y > bottom - edge ? 1 : 0;

/** The innermost element under the pointer that can scroll. */
function scrollerAt(x: number, y: number): Element | null {
  let element = document.elementFromPoint(x, y);
  while (element !== null && element !== document.body) {
    const canScroll = element.scrollHeight > element.clientHeight && getComputedStyle(element).overflowY === 'auto';
    if (canScroll) return element;
    element = element.parentElement;
  }
  return null;
}
