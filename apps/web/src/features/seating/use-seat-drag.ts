// Drags people to a table, a seat or back to the list: with the pointer, or with the arrow keys on their handle. Tables and seats are
// found by their data attributes: a table has `data-table`, a seat also `data-seat`, and the list `data-unseat`.
import { type KeyboardEvent, type PointerEvent, useMemo, useState } from 'react';
import { type SeatingView } from '#web/features/seating/page.ts';
import type { Target } from '#web/features/seating/placement.ts';
import { useStableCallback } from '#web/features/seating/use-stable-callback.ts';
import { announce } from '#web/lib/device/announce.ts';
import { seating as text } from '#web/locales/fr/client/seating.ts';
import { tableName } from '#web/locales/fr/table-names.ts';
import { usePointerDrag } from '#web/ui/lists/use-pointer-drag.ts';

export interface Passengers {
  guestIds: readonly string[];
  name: string;
}

export interface HeldPeople extends Passengers {
  /** Undefined over nothing; null over the list of people without a place. */
  target: Target | null | undefined;
}

/** They never change, so that a list of people is not rendered again while one of them is dragged. */
export interface SeatDragHandlers {
  startDrag: (event: PointerEvent<HTMLElement | SVGElement>, passengers: Passengers) => void;
  onHandleKey: (event: KeyboardEvent<HTMLElement>, passengers: Passengers) => void;
  onHandleBlur: () => void;
  cancel: () => void;
}

interface SeatDrag {
  held: HeldPeople | null;
  isByPointer: boolean;
  handlers: SeatDragHandlers;
}

export function useSeatDrag(
  view: SeatingView,
  onPlace: (passengers: Passengers, target: Target | null) => void,
): SeatDrag {
  const [byKeyboard, setByKeyboard] = useState<HeldPeople | null>(null);
  const { held, start, cancel } = usePointerDrag<HeldPeople>({
    onMove(current, { x, y }) {
      const target = targetAt(document.elementFromPoint(x, y));
      return isSame(target, current.target) ? current : { ...current, target };
    },
    onDrop({ target, ...passengers }) {
      if (target !== undefined) onPlace(passengers, target);
    },
  });

  const startDrag = useStableCallback((event: PointerEvent<HTMLElement | SVGElement>, passengers: Passengers) =>
    start(event, { ...passengers, target: undefined }),
  );
  const onHandleKey = useStableCallback((event: KeyboardEvent<HTMLElement>, passengers: Passengers) => {
    const step = STEPS[event.key];
    if (step !== undefined) {
      event.preventDefault();
      const next = nextTable(view, byKeyboard?.target?.tableId, step);
      if (next === undefined) return;
      setByKeyboard({ ...passengers, target: { tableId: next.table.id, seat: null } });
      announce(text.moved.target(tableName(next.table), next.free));
    } else if (event.key === 'Enter' && byKeyboard?.target) {
      event.preventDefault();
      onPlace(passengers, byKeyboard.target);
      setByKeyboard(null);
    } else if (event.key === 'Escape' && byKeyboard !== null) {
      event.preventDefault();
      setByKeyboard(null);
      announce(text.moved.cancelled);
    }
  });
  const onHandleBlur = useStableCallback(() => setByKeyboard(null));
  const stableCancel = useStableCallback(cancel);
  const handlers = useMemo(
    () => ({ startDrag, onHandleKey, onHandleBlur, cancel: stableCancel }),
    [startDrag, onHandleKey, onHandleBlur, stableCancel],
  );
  return { held: held ?? byKeyboard, isByPointer: held !== null, handlers };
}

const STEPS: Partial<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

function nextTable({ tables }: SeatingView, current: string | undefined, step: 1 | -1) {
  const index = tables.findIndex(({ table }) => table.id === current);
  if (index === -1) return step === 1 ? tables[0] : tables.at(-1);
  return tables[(index + step + tables.length) % tables.length];
}

function targetAt(element: Element | null): Target | null | undefined {
  const tableId = element?.closest('[data-table]')?.getAttribute('data-table');
  if (tableId != null) {
    const seat = element?.closest('[data-seat]')?.getAttribute('data-seat');
    return { tableId, seat: seat == null ? null : Number(seat) };
  }
  return element?.closest('[data-unseat]') == null ? undefined : null;
}

const isSame = (one: HeldPeople['target'], other: HeldPeople['target']): boolean =>
  one === other || (one != null && other != null && one.tableId === other.tableId && one.seat === other.seat);
