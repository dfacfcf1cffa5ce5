// A list of any length of which only what is in sight is drawn. For the browser alone: it places its rows by inline styles.
import { useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { rowOf, VirtualRows, withHeld } from '#web/ui/lists/virtual-rows.tsx';

interface VirtualListProps<Item> {
  /** Names the list for screen readers. */
  label: string;
  items: readonly Item[];
  itemId: (item: Item) => string;
  /** About how high a row is; each is measured once drawn. */
  rowHeight?: number;
  /** How high the list may grow. */
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

  // The browser's own End stops where the list ended before its last rows were measured.
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
      // The keys that scroll a page scroll the list once it has the focus.
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
