// A list that is sorted by dragging a handle, or by the arrow keys on it. The caller stores the order.
import { GripVertical } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { announce } from '#web/lib/device/announce.ts';
import { surfaces } from '#web/locales/fr/surfaces.ts';
import { moveTo, placeAt } from '#web/ui/lists/sortable-list-order.ts';
import { usePointerFollow } from '#web/ui/lists/use-pointer-drag.ts';

const { sortable: text } = surfaces;

interface SortableListProps<Item extends { id: string; name: string }> {
  /** The accessible name of the list. */
  label: string;
  items: readonly Item[];
  /** Called after every move with the whole order and the moved item. */
  onOrder: (ids: readonly string[], moved: string) => void;
  /** Replaces what the arrow keys do: `hint` describes it and the caller announces the result. */
  arrows?: { hint: string; onStep: (item: Item, step: -1 | 1) => void };
  /** Read-only. */
  isFixed?: boolean;
  children: (item: Item) => ReactNode;
}

interface Drag {
  id: string;
  order: readonly string[];
}

export function SortableList<Item extends { id: string; name: string }>(props: SortableListProps<Item>) {
  const { label, items, onOrder, arrows, isFixed = false, children } = props;
  const [drag, setDrag] = useState<Drag | null>(null);
  // A ref, because the pointer may be released before the last move is rendered.
  const held = useRef<Drag | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const hint = useId();
  const ids = items.map(({ id }) => id);
  const shown = drag === null ? items : drag.order.flatMap((id) => items.find((item) => item.id === id) ?? []);
  usePointerFollow({ isOn: drag !== null, onMove: ({ y }) => follow(y), onEnd: drop });

  function hold(next: Drag | null) {
    held.current = next;
    setDrag(next);
  }

  function follow(pointer: number) {
    const { current } = held;
    if (current === null) return;
    const others = [...(list.current?.children ?? [])].filter((row) => row.getAttribute('data-id') !== current.id);
    const middles = others.map((row) => row.getBoundingClientRect()).map(({ top, height }) => top + height / 2);
    const order = moveTo(current.order, current.id, placeAt(pointer, middles));
    if (order.some((id, place) => id !== current.order[place])) hold({ id: current.id, order });
  }

  function drop(isWanted: boolean) {
    const { current } = held;
    hold(null);
    if (isWanted && current?.order.some((id, place) => id !== ids[place])) onOrder(current.order, current.id);
  }

  function onKeyDown(event: KeyboardEvent, item: Item) {
    const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
    if (step === 0) return;
    event.preventDefault();
    if (arrows !== undefined) return arrows.onStep(item, step);
    const { id, name } = item;
    const order = moveTo(ids, id, ids.indexOf(id) + step);
    announce(text.moved(name, order.indexOf(id) + 1, order.length));
    if (order.indexOf(id) !== ids.indexOf(id)) onOrder(order, id);
  }

  return (
    <>
      <ul ref={list} aria-label={label} className="divide-y divide-hairline border-hairline border-y">
        {shown.map((item) => (
          <li
            key={item.id}
            data-id={item.id}
            className={`flex break-inside-avoid items-start gap-2 py-3 ${drag?.id === item.id ? 'bg-raised shadow-lifted' : ''}`}
          >
            {!isFixed && (
              <button
                type="button"
                aria-label={text.handle(item.name)}
                aria-describedby={hint}
                onPointerDown={(event) => {
                  if (event.button !== 0) return;
                  // Prevents text selection while dragging.
                  event.preventDefault();
                  event.currentTarget.focus();
                  hold({ id: item.id, order: ids });
                }}
                onKeyDown={(event) => onKeyDown(event, item)}
                className="-ml-3 grid size-11 shrink-0 cursor-grab touch-none place-items-center rounded-small text-quiet hover:text-ink active:cursor-grabbing print:hidden"
              >
                <GripVertical aria-hidden className="size-5" strokeWidth={1.5} />
              </button>
            )}
            <div className="min-w-0 flex-1">{children(item)}</div>
          </li>
        ))}
      </ul>
      {!isFixed && (
        <p id={hint} className="sr-only">
          {arrows?.hint ?? text.keys}
        </p>
      )}
    </>
  );
}
