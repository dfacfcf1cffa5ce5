// The visible rows of a virtualised list, each with its position and the length of the list.
import { defaultRangeExtractor, type Range, type Virtualizer } from '@tanstack/react-virtual';
import type { ReactNode } from 'react';

interface VirtualRowsProps<Item, Scroller extends Element | Window> {
  virtualizer: Virtualizer<Scroller, Element>;
  items: readonly Item[];
  className?: string;
  children: (item: Item, index: number) => ReactNode;
}

export function VirtualRows<Item, Scroller extends Element | Window>(props: VirtualRowsProps<Item, Scroller>) {
  const { virtualizer, items, className = '', children } = props;
  return virtualizer.getVirtualItems().map(({ index, key, start }) => {
    const item = items[index];
    if (item === undefined) return null;
    return (
      <div
        key={key}
        ref={virtualizer.measureElement}
        role="listitem"
        aria-setsize={items.length}
        aria-posinset={index + 1}
        data-index={index}
        className={`absolute inset-x-0 top-0 ${className}`}
        style={{ transform: `translateY(${start - virtualizer.options.scrollMargin}px)` }}
      >
        {children(item, index)}
      </div>
    );
  });
}

/** The focused row stays mounted while scrolling, or the focus would be lost. */
export function withHeld(range: Range, held: number | null): number[] {
  const shown = defaultRangeExtractor(range);
  if (held === null || held >= range.count || shown.includes(held)) return shown;
  return [...shown, held].toSorted((one, other) => one - other);
}

/** The row that contains this element. */
export function rowOf(target: EventTarget): number | null {
  const row = target instanceof Element ? target.closest('[data-index]')?.getAttribute('data-index') : null;
  return row === null || row === undefined ? null : Number(row);
}
