// Orders rows within groups, or across them, by a handle. Rows are found by their data attributes, since a virtual list renders only
// those on screen: a row has `data-row`, and a row or a column has `data-group`.
import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react';
import { dropBefore, stepBefore } from '#web/ui/lists/sortable-list-order.ts';
import { usePointerDrag } from '#web/ui/lists/use-pointer-drag.ts';

export interface Drop {
  group: string;
  /** Null for the end of the group. */
  before: string | null;
}

type Groups = ReadonlyMap<string, readonly string[]>;

interface Options {
  /** The ids of the rows on screen, in their order. */
  groups: Groups;
  canCrossGroups?: boolean;
  onDrop: (id: string, from: string, drop: Drop, isByKeyboard: boolean) => void;
}

export interface GroupDrag {
  draggedId: string | null;
  target: Drop | null;
  handleProps: (id: string, group: string) => HandleProps;
}

interface HandleProps {
  'data-handle': string;
  onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

interface Held {
  id: string;
  from: string;
  target: Drop | null;
}

export function useGroupDrag({ groups, canCrossGroups = false, onDrop }: Options): GroupDrag {
  const { held, start } = usePointerDrag<Held>({ onMove: follow, onDrop: drop });
  const focusedId = useRef<string | null>(null);

  function follow(current: Held, { x, y }: { x: number; y: number }): Held {
    const target = dropAt(document.elementFromPoint(x, y), y, current.id, groups);
    if (target === null || (!canCrossGroups && target.group !== current.from)) return current;
    const isSame = target.group === current.target?.group && target.before === current.target.before;
    return isSame ? current : { ...current, target };
  }

  function drop({ id, from, target }: Held) {
    if (target === null) return;
    const isUnmoved = target.group === from && dropBefore(groups.get(from) ?? [], id, id, false) === target.before;
    if (!isUnmoved) onDrop(id, from, target, false);
  }

  // A row that changes places leaves the document for an instant, and the focus with it. The focus returns after each new order,
  // until the person moves it elsewhere.
  useEffect(() => {
    const id = focusedId.current;
    if (id === null || ![...groups.values()].some((ids) => ids.includes(id))) return;
    const { activeElement: focused } = document;
    const isLost = focused === document.body || (focused instanceof HTMLElement && focused.dataset['handle'] === id);
    if (isLost) document.querySelector<HTMLElement>(`[data-handle="${id}"]`)?.focus();
    else focusedId.current = null;
  }, [groups]);

  function onKeyDown(event: KeyboardEvent<HTMLElement>, id: string, from: string) {
    const target = keyboardDrop(event.key, id, from, groups, canCrossGroups);
    if (target === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    if (target === null) return;
    focusedId.current = id;
    onDrop(id, from, target, true);
  }

  return {
    draggedId: held?.id ?? null,
    target: held?.target ?? null,
    handleProps: (id, group) => ({
      'data-handle': id,
      onPointerDown: (event) => start(event, { id, from: group, target: null }),
      onKeyDown: (event) => onKeyDown(event, id, group),
    }),
  };
}

/** A line on the edge of the row where the dragged one would go. */
export const dropMarkStyle =
  'data-[drop=above]:shadow-[inset_0_2px_0_var(--color-accent)] data-[drop=below]:shadow-[inset_0_-2px_0_var(--color-accent)] data-dragged:opacity-50';

/** The value of a row's `data-drop`: above the row that would follow, or below the last one at the end of its group. */
export function dropMark(target: Drop | null, id: string, groups: Groups): 'above' | 'below' | undefined {
  if (target === null) return undefined;
  if (target.before === id) return 'above';
  return target.before === null && groups.get(target.group)?.at(-1) === id ? 'below' : undefined;
}

function dropAt(element: Element | null, pointerY: number, dragged: string, groups: Groups): Drop | null {
  const group = element?.closest<HTMLElement>('[data-group]')?.dataset['group'];
  const ids = group === undefined ? undefined : groups.get(group);
  if (group === undefined || ids === undefined) return null;
  const row = element?.closest<HTMLElement>('[data-row]');
  const over = row?.dataset['row'];
  if (!row || over === undefined) return { group, before: null };
  const { top, height } = row.getBoundingClientRect();
  return { group, before: dropBefore(ids, dragged, over, pointerY > top + height / 2) };
}

/** Undefined for a key without a meaning here; null where the row cannot go further. */
function keyboardDrop(
  key: string,
  id: string,
  from: string,
  groups: Groups,
  canCrossGroups: boolean,
): Drop | null | undefined {
  if (key === 'ArrowUp' || key === 'ArrowDown') {
    const step = stepBefore(groups.get(from) ?? [], id, key === 'ArrowUp' ? -1 : 1);
    return step && { group: from, ...step };
  }
  if (!canCrossGroups || (key !== 'ArrowLeft' && key !== 'ArrowRight')) return undefined;
  const names = [...groups.keys()];
  const group = names[names.indexOf(from) + (key === 'ArrowLeft' ? -1 : 1)];
  return group === undefined ? null : { group, before: groups.get(group)?.[0] ?? null };
}
