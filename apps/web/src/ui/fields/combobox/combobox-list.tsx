// The options of a combobox, virtualised for long lists.
import { useVirtualizer } from '@tanstack/react-virtual';
import { Check, Plus } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { valueFields } from '#web/locales/fr/ui/value-fields.ts';
import type { ComboboxEntry } from '#web/ui/fields/combobox/combobox-match.ts';

const { combobox: text } = valueFields;

const VIRTUAL_ABOVE = 200;
const ROW = 44;

export const optionId = (listId: string, index: number): string => `${listId}-${index}`;

interface ComboboxListProps {
  id: string;
  entries: readonly ComboboxEntry[];
  value: string | null;
  /** The option that Enter selects; -1 for none. */
  active: number;
  /** True when the keyboard moved the active option, which must then be scrolled into view. */
  isRevealed: boolean;
  onPoint: (index: number) => void;
  onChoose: (entry: ComboboxEntry) => void;
}

export function ComboboxList({ id, entries, value, active, isRevealed, onPoint, onChoose }: ComboboxListProps) {
  const frame = useRef<HTMLDivElement>(null);
  // oxlint-disable-next-line react/incompatible-library -- no compiler memoizes this component
  const virtualizer = useVirtualizer({
    count: entries.length,
    getScrollElement: () => frame.current,
    estimateSize: () => ROW,
    overscan: entries.length > VIRTUAL_ABOVE ? 8 : VIRTUAL_ABOVE,
  });
  useEffect(() => {
    if (isRevealed && active >= 0) virtualizer.scrollToIndex(active, { align: 'auto' });
  }, [virtualizer, isRevealed, active]);

  return (
    <div
      ref={frame}
      id={id}
      role="listbox"
      aria-label={text.choices}
      // The available height is known only after positioning; without this bound a long list would render completely before.
      className="max-h-[min(19rem,var(--radix-popover-content-available-height,19rem))] overflow-y-auto overscroll-contain p-1.5"
    >
      <div role="presentation" className="relative" style={{ height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map(({ index, start }) => {
          const entry = entries[index];
          return (
            entry && (
              // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus and names the active choice
              // biome-ignore lint/a11y/useKeyWithClickEvents: the field hears the keys
              <div
                key={entry.kind === 'option' ? entry.option.value : ''}
                ref={virtualizer.measureElement}
                data-index={index}
                id={optionId(id, index)}
                role="option"
                aria-selected={entry.kind === 'option' && entry.option.value === value}
                aria-setsize={entries.length}
                aria-posinset={index + 1}
                data-active={index === active || undefined}
                onPointerMove={() => onPoint(index)}
                onClick={() => onChoose(entry)}
                style={{ transform: `translateY(${start}px)` }}
                className="absolute inset-x-0 top-0 flex min-h-11 cursor-pointer items-center gap-3 rounded-small px-3 py-2 text-small data-active:bg-panel"
              >
                <EntryText entry={entry} isChosen={entry.kind === 'option' && entry.option.value === value} />
              </div>
            )
          );
        })}
      </div>
    </div>
  );
}

function EntryText({ entry, isChosen }: { entry: ComboboxEntry; isChosen: boolean }) {
  if (entry.kind === 'create') {
    return (
      <>
        <Plus aria-hidden className="size-5 shrink-0 text-accent" strokeWidth={1.5} />
        <span className="min-w-0 break-words text-accent">{text.create(entry.label)}</span>
      </>
    );
  }
  const { label, detail } = entry.option;
  return (
    <>
      <span className="min-w-0 flex-1 break-words">
        {label}
        {detail !== undefined && <span className="text-quiet"> {detail}</span>}
      </span>
      {isChosen && <Check aria-hidden className="size-5 shrink-0 text-accent" strokeWidth={1.5} />}
    </>
  );
}
