// The part of the floor plan that is on screen: moved with the pointer, enlarged with the wheel, two fingers or the buttons.
import { planBounds } from '@liesse/domain';
import { type PointerEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { SeatingPage } from '#web/features/seating/page.ts';

export interface FloorView {
  zoom: number;
  x: number;
  y: number;
}

interface Point {
  x: number;
  y: number;
}

interface Pointer {
  at: Point;
  /** A pointer on a piece drags that piece, until a second finger makes it a pinch. */
  isPanning: boolean;
}

const LEAST = 0.5;
const MOST = 6;

interface FloorViewOptions {
  page: SeatingPage;
  /** Two fingers are on the plan: what the first one dragged is put back. */
  onPinch: () => void;
}

export function useFloorView(svg: RefObject<SVGSVGElement | null>, { page, onPinch }: FloorViewOptions) {
  const { room_width: width, room_length: length } = page.plan;
  // Null until somebody zooms or moves the plan: everything is visible, also after a table has left the room.
  const [chosen, setChosen] = useState<FloorView | null>(null);
  const whole = wholeView(page);
  const view = chosen ?? whole;
  const setView = (change: (now: FloorView) => FloorView) => setChosen((now) => change(now ?? whole));
  const pointers = useRef(new Map<number, Pointer>());

  function zoomAt(factor: number, at: Point) {
    setView((now) => {
      const zoom = Math.min(MOST, Math.max(Math.min(LEAST, whole.zoom), now.zoom * factor));
      const scale = zoom / now.zoom;
      return { zoom, x: at.x - (at.x - now.x) * scale, y: at.y - (at.y - now.y) * scale };
    });
  }

  const onWheel = useEffectEvent((event: WheelEvent) => {
    event.preventDefault();
    const at = toBox(svg.current, { x: event.clientX, y: event.clientY });
    if (at !== null) zoomAt(Math.exp(-event.deltaY / 500), at);
  });
  // React listens to the wheel passively, and could not keep the page from scrolling.
  useEffect(() => {
    const element = svg.current;
    const listening = new AbortController();
    element?.addEventListener('wheel', (event) => onWheel(event), { passive: false, signal: listening.signal });
    return () => listening.abort();
  }, [svg]);

  return {
    view,
    zoomBy: (factor: number) => zoomAt(factor, { x: width / 2, y: length / 2 }),
    fit: () => setChosen(null),
    /** Belong to the drawing. */
    panProps: {
      onPointerDownCapture(event: PointerEvent<SVGElement>) {
        const at = toBox(svg.current, { x: event.clientX, y: event.clientY });
        const isOnPiece = event.target instanceof Element && event.target.closest('[data-piece]') !== null;
        // Only fingers pinch; a mouse that presses a piece is released anywhere.
        if (at === null || (isOnPiece && event.pointerType !== 'touch')) return;
        pointers.current.set(event.pointerId, { at, isPanning: !isOnPiece });
        if (pointers.current.size > 1) {
          event.stopPropagation();
          for (const pointer of pointers.current.values()) pointer.isPanning = true;
          onPinch();
        } else if (!isOnPiece) event.currentTarget.setPointerCapture(event.pointerId);
      },
      onPointerMove(event: PointerEvent<SVGElement>) {
        const pointer = pointers.current.get(event.pointerId);
        const at = toBox(svg.current, { x: event.clientX, y: event.clientY });
        if (pointer === undefined || at === null) return;
        const before = pointer.at;
        pointer.at = at;
        if (!pointer.isPanning) return;
        const other = [...pointers.current.values()].find((one) => one !== pointer)?.at;
        // The point between two fingers moves half as far as one of them.
        const share = other === undefined ? 1 : 0.5;
        setView((now) => ({ ...now, x: now.x + (at.x - before.x) * share, y: now.y + (at.y - before.y) * share }));
        if (other === undefined) return;
        const apart = (point: Point) => Math.max(1, Math.hypot(point.x - other.x, point.y - other.y));
        zoomAt(apart(at) / apart(before), { x: (at.x + other.x) / 2, y: (at.y + other.y) / 2 });
      },
      onPointerUp: (event: PointerEvent<SVGElement>) => void pointers.current.delete(event.pointerId),
      onPointerCancel: (event: PointerEvent<SVGElement>) => void pointers.current.delete(event.pointerId),
    },
  };
}

/** The room fills the drawing; with tables outside of it, the room and these tables do. */
function wholeView({ plan, tables }: SeatingPage): FloorView {
  const room = { width: plan.room_width, length: plan.room_length };
  const { left, top, right, bottom } = planBounds(room, tables, plan.elements);
  const zoom = Math.min(1, room.width / (right - left), room.length / (bottom - top));
  return { zoom, x: (room.width - (left + right) * zoom) / 2, y: (room.length - (top + bottom) * zoom) / 2 };
}

/** A point of the screen in the units of an element of the drawing. */
export function toBox(element: SVGGraphicsElement | null, { x, y }: Point): Point | null {
  const matrix = element?.getScreenCTM();
  return matrix == null ? null : new DOMPoint(x, y).matrixTransform(matrix.inverse());
}
