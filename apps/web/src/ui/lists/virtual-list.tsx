// A virtualised list with its own scroll container. Client-side only: rows are positioned by inline styles.
import { useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { rowOf, VirtualRows, withHeld } from '#web/ui/lists/virtual-rows.tsx';

interface VirtualListProps<Item> {
  /** The accessible name of the list. */
  label: string;
  items: readonly Item[];
  itemId: (item: Item) => string;
  /** The estimated height of a row, until it is measured. */
  rowHeight?: number;
  /** The maximum height of the list. */
  height?: string;
  children: (item: Item, index: number) => ReactNode;
}

const OVERSCAN = 6;

export function VirtualList<Item>(props: VirtualListProps<Item>) {
  const { label, items, itemId, rowHeight = 56, height = 'max-h-[70dvh]', children } = props;
  const scroller = useRef<HTMLElement>(null);
  const [held, setHeld] = useState<number | null>(null);
  // oxlint-disable-next-line react/incompatible-library -- no compiler memoizes this component
  const virtualizer = useVirtualizer({
    count: items.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    getItemKey: (index) => {
      const item = items[index];
      return item === undefined ? index : itemId(item);
    },
    overscan: OVERSCAN,
    rangeExtractor: (range) => withHeld(range, held),
  });

  // The native End key stops where the list ended before its last rows were measured.
  function onKeyDown(event: KeyboardEvent) {
    if (event.target !== scroller.current || !['Home', 'End'].includes(event.key)) return;
    event.preventDefault();
    if (event.key === 'Home') virtualizer.scrollToIndex(0);
    else virtualizer.scrollToIndex(items.length - 1, { align: 'end' });
  }

  return (
    <section
      ref={scroller}
      aria-label={label}
      // Focusable, so that the keyboard can scroll the list.
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached by the keyboard
      tabIndex={0}
      onKeyDown={onKeyDown}
      className={`overflow-y-auto overscroll-contain border-hairline border-y focus-visible:outline-offset-0 ${height}`}
    >
      <div
        role="list"
        className="relative"
        style={{ height: virtualizer.getTotalSize() }}
        onFocus={(event) => setHeld(rowOf(event.target))}
        onBlur={() => setHeld(null)}
      >
        <VirtualRows virtualizer={virtualizer} items={items} className="border-hairline not-last:border-b">
          {children}
        </VirtualRows>
      </div>
    </section>
  );
}
