// A list that people put in order: by dragging a handle, or with the arrow keys on it. The caller stores the order.
import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { announce } from '#web/lib/device/announce.ts';
import { surfaces } from '#web/locales/fr/ui/surfaces.ts';
import { DragHandle } from '#web/ui/lists/drag-handle.tsx';
import { moveTo, placeAt } from '#web/ui/lists/sortable-list-order.ts';
import { usePointerDrag } from '#web/ui/lists/use-pointer-drag.ts';

const { sortable: text } = surfaces;

interface SortableListProps<Item extends { id: string; name: string }> {
  /** Names the list for screen readers. */
  label: string;
  items: readonly Item[];
  /** Receives the whole order after every move, and the item that moved. */
  onOrder: (ids: readonly string[], moved: string) => void;
  /** For lists where the arrow keys do not change the order: `hint` explains what they do, and the caller announces the result. */
  arrows?: { hint: string; onStep: (item: Item, step: -1 | 1) => void };
  /** Shows the order without handles. */
  isFixed?: boolean;
  children: (item: Item) => ReactNode;
}

interface Held {
  id: string;
  order: readonly string[];
}

export function SortableList<Item extends { id: string; name: string }>(props: SortableListProps<Item>) {
  const { label, items, onOrder, arrows, isFixed = false, children } = props;
  const list = useRef<HTMLUListElement>(null);
  const hintId = useId();
  const ids = items.map(({ id }) => id);
  const { held, start } = usePointerDrag<Held>({ onMove: follow, onDrop: drop });
  const shown = held === null ? items : held.order.flatMap((id) => items.find((item) => item.id === id) ?? []);

  function follow(current: Held, { y }: { y: number }): Held {
    const others = [...(list.current?.children ?? [])].filter((row) => row.getAttribute('data-id') !== current.id);
    const middles = others.map((row) => row.getBoundingClientRect()).map(({ top, height }) => top + height / 2);
    const order = moveTo(current.order, current.id, placeAt(y, middles));
    return isSameOrder(order, current.order) ? current : { id: current.id, order };
  }

  function drop({ id, order }: Held) {
    if (!isSameOrder(order, ids)) onOrder(order, id);
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
            className={`flex break-inside-avoid items-start gap-2 py-3 ${held?.id === item.id ? 'bg-raised shadow-lifted' : ''}`}
          >
            {!isFixed && (
              <DragHandle
                name={item.name}
                hintId={hintId}
                onPointerDown={(event) => start(event, { id: item.id, order: ids })}
                onKeyDown={(event) => onKeyDown(event, item)}
              />
            )}
            <div className="min-w-0 flex-1">{children(item)}</div>
          </li>
        ))}
      </ul>
      {!isFixed && (
        <p id={hintId} className="sr-only">
          {arrows?.hint ?? text.keys}
        </p>
      )}
    </>
  );
}

const isSameOrder = (order: readonly string[], other: readonly string[]): boolean =>
  order.every((id, index) => id === other[index]);
