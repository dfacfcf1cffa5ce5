// A virtualised list that scrolls with the page. Client-side only: rows are positioned by
// inline styles.
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { rowOf, VirtualRows, withHeld } from '#web/ui/lists/virtual-rows.tsx';

interface PageListProps<Item> {
  /** The accessible name of the list. */
  label: string;
  items: readonly Item[];
  /** A stable function: a new one would measure every row again. */
  itemId: (item: Item) => string;
  /** The estimated height of a row, until it is measured. */
  rowHeight: number;
  /** The height at the top of the window that sticky elements cover. */
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
  // Content above the list may change its height and so the list's offset.
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
    // Without it the first render has no rows, and the page is laid out twice.
    initialRect: { width: window.innerWidth, height: window.innerHeight },
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
