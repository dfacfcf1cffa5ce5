// Puts tasks in order by a handle: dragged with the pointer, or moved with the arrow keys. Rows are found by what the document says
// of them, as only those in sight are drawn.
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { dropBefore, stepBefore } from '#web/features/planning/order.ts';
import { type Spot, usePointerFollow } from '#web/ui/lists/use-pointer-drag.ts';

export interface Drop {
  group: string;
  /** Null: at the end of the group. */
  before: string | null;
}

interface Options {
  /** What is shown, in its order. A task stays in its group unless it may cross. */
  groups: ReadonlyMap<string, readonly string[]>;
  canCross?: boolean;
  onDrop: (id: string, from: string, drop: Drop, isByKey: boolean) => void;
}

export interface TaskDrag {
  dragged: string | null;
  over: Drop | null;
  handle: (id: string, group: string) => HandleProps;
}

export interface HandleProps {
  'data-handle': string;
  onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

interface Dragging {
  id: string;
  from: string;
  over: Drop | null;
}

export function useTaskDrag({ groups, canCross = false, onDrop }: Options): TaskDrag {
  const [drag, setDrag] = useState<Dragging | null>(null);
  // As it is this instant: a hand may let go before the last move is drawn.
  const held = useRef<Dragging | null>(null);
  const refocused = useRef<string | null>(null);
  usePointerFollow({ isOn: drag !== null, onMove: follow, onEnd: drop });

  function hold(next: Dragging | null) {
    held.current = next;
    setDrag(next);
  }

  function follow({ x, y }: Spot) {
    const { current } = held;
    if (current === null) return;
    const over = dropAt(document.elementFromPoint(x, y), y, current.id, groups);
    if (over === null || (!canCross && over.group !== current.from)) return;
    if (over.group !== current.over?.group || over.before !== current.over.before) hold({ ...current, over });
  }

  function drop(isWanted: boolean) {
    const { current } = held;
    hold(null);
    if (!isWanted || current === null || current.over === null) return;
    const { id, from, over } = current;
    const ids = groups.get(from) ?? [];
    const isUnmoved = over.group === from && dropBefore(ids, id, id, false) === over.before;
    if (!isUnmoved) onDrop(id, from, over, false);
  }

  // A row that changes places leaves the document for an instant, and the focus with it: it comes back with each new order, until
  // somebody leads it elsewhere.
  useEffect(() => {
    const id = refocused.current;
    if (id === null || ![...groups.values()].some((ids) => ids.includes(id))) return;
    const { activeElement: focused } = document;
    const isOurs = focused === document.body || (focused instanceof HTMLElement && focused.dataset['handle'] === id);
    if (isOurs) document.querySelector<HTMLElement>(`[data-handle="${id}"]`)?.focus();
    else refocused.current = null;
  }, [groups]);

  function onKeyDown(event: KeyboardEvent<HTMLElement>, id: string, from: string) {
    const target = keyDrop(event.key, id, from, groups, canCross);
    if (target === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    if (target === null) return;
    refocused.current = id;
    onDrop(id, from, target, true);
  }

  return {
    dragged: drag?.id ?? null,
    over: drag?.over ?? null,
    handle: (id, group) => ({
      'data-handle': id,
      onPointerDown: (event) => {
        if (event.button !== 0) return;
        // Otherwise the words below the pointer would be selected on the way.
        event.preventDefault();
        event.currentTarget.focus();
        hold({ id, from: group, over: null });
      },
      onKeyDown: (event) => onKeyDown(event, id, group),
    }),
  };
}

function dropAt(
  spot: Element | null,
  pointer: number,
  dragged: string,
  groups: ReadonlyMap<string, readonly string[]>,
): Drop | null {
  const group = spot?.closest<HTMLElement>('[data-group]')?.dataset['group'];
  const ids = group === undefined ? undefined : groups.get(group);
  if (group === undefined || ids === undefined) return null;
  const row = spot?.closest<HTMLElement>('[data-task]');
  const over = row?.dataset['task'];
  if (!row || over === undefined) return { group, before: null };
  const { top, height } = row.getBoundingClientRect();
  return { group, before: dropBefore(ids, dragged, over, pointer > top + height / 2) };
}

/** Undefined for a key of somebody else; null where there is nowhere to go. */
function keyDrop(
  key: string,
  id: string,
  from: string,
  groups: ReadonlyMap<string, readonly string[]>,
  canCross: boolean,
): Drop | null | undefined {
  if (key === 'ArrowUp' || key === 'ArrowDown') {
    const step = stepBefore(groups.get(from) ?? [], id, key === 'ArrowUp' ? -1 : 1);
    return step && { group: from, ...step };
  }
  if (!canCross || (key !== 'ArrowLeft' && key !== 'ArrowRight')) return undefined;
  const names = [...groups.keys()];
  const group = names[names.indexOf(from) + (key === 'ArrowLeft' ? -1 : 1)];
  return group === undefined ? null : { group, before: groups.get(group)?.[0] ?? null };
}
