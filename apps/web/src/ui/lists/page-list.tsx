// A list of any length that scrolls with its page, of which only what is in sight is drawn. For the browser alone: it places its
// rows by inline styles.
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { rowOf, VirtualRows, withHeld } from '#web/ui/lists/virtual-rows.tsx';

interface PageListProps<Item> {
  /** Names the list for screen readers. */
  label: string;
  items: readonly Item[];
  /** One and the same function at every drawing: with another, every row is placed anew. */
  itemId: (item: Item) => string;
  /** About how high a row is; each is measured once drawn. */
  rowHeight: number;
  /** How much of the top of the window lies under something that stays there. */
  covered?: number;
  onKeyDown?: (event: KeyboardEvent<HTMLElement>, index: number) => void;
  children: (item: Item, index: number) => ReactNode;
}

const OVERSCAN = 6;

export function PageList<Item>(props: PageListProps<Item>) {
  const { label, items, itemId, rowHeight, covered = 0, children } = props;
  const list = useRef<HTMLDivElement>(null);
  const [held, setHeld] = useState<number | null>(null);
  const [top, setTop] = useState(0);
  // What stands above the list may grow and shrink, and the page with it.
  useEffect(() => {
    const observer = new ResizeObserver(() => {
      if (list.current) setTop(Math.round(list.current.getBoundingClientRect().top + window.scrollY));
    });
    observer.observe(document.body);
    return () => observer.disconnect();
  }, []);
  const getItemKey = useCallback(
    (index: number) => {
      const item = items[index];
      return item === undefined ? index : itemId(item);
    },
    [items, itemId],
  );
  // oxlint-disable-next-line react/incompatible-library -- no compiler memoizes this component
  const virtualizer = useWindowVirtualizer({
    count: items.length,
    estimateSize: () => rowHeight,
    getItemKey,
    overscan: OVERSCAN,
    scrollMargin: top,
    scrollPaddingStart: covered,
    rangeExtractor: (range) => withHeld(range, held),
  });

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const index = rowOf(event.target);
    if (index !== null) props.onKeyDown?.(event, index);
  }

  return (
    <div
      ref={list}
      role="list"
      aria-label={label}
      className="relative"
      style={{ height: virtualizer.getTotalSize() }}
      onKeyDown={onKeyDown}
      onFocus={(event) => setHeld(rowOf(event.target))}
      onBlur={() => setHeld(null)}
    >
      <VirtualRows virtualizer={virtualizer} items={items}>
        {children}
      </VirtualRows>
    </div>
  );
}
