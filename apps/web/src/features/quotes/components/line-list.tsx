// The lines of a quote in the editor, in an order that the partner changes by dragging or with the arrow keys.
import { Plus } from 'lucide-react';
import { useCallback, useEffect, useRef } from 'react';
import { LineRow, lineGrid } from '#web/features/quotes/components/line-row.tsx';
import { type DraftChange, type DraftLine, emptyLine } from '#web/features/quotes/draft-quote.ts';
import { saveService } from '#web/features/quotes/mutations.ts';
import { catalogueQuery } from '#web/features/quotes/queries.ts';
import { quoteEditor } from '#web/locales/fr/partner/quote-editor.ts';
import { Button } from '#web/ui/button.tsx';
import { useToastMutation } from '#web/ui/feedback/use-toast-mutation.ts';
import { SortableList } from '#web/ui/lists/sortable-list.tsx';

const { lines: text } = quoteEditor;

interface LineListProps {
  lines: readonly DraftLine[];
  isVatExempt: boolean;
  guests: number | null;
  isChecked: boolean;
  change: (change: DraftChange) => void;
}

export function LineList({ lines, isVatExempt, guests, isChecked, change }: LineListProps) {
  const service = useToastMutation({
    mutationFn: (line: DraftLine) =>
      saveService({
        label: line.label.trim(),
        description: line.description.trim(),
        unit: line.unit,
        unit_cents: line.cents ?? 0,
        vat_rate: line.vatRate,
        is_per_guest: line.isPerGuest,
      }),
    invalidates: [catalogueQuery.queryKey],
    success: { title: text.saved },
    errorTitle: text.saveFailed,
  });
  const items = lines.map((line, index) => ({
    id: line.key,
    name: line.label.trim() === '' ? text.unnamed(index + 1) : line.label,
    line,
    place: index + 1,
  }));
  // The function of the mutation is new at each render, and a new property would render every line again.
  const run = useRef(service.run);
  useEffect(() => {
    run.current = service.run;
  });
  const onSaveService = useCallback((line: DraftLine) => void run.current(line), []);

  return (
    <div>
      {lines.length === 0 ? (
        <p className="max-w-measure text-quiet">{text.empty}</p>
      ) : (
        <>
          <div
            aria-hidden
            className={`ml-10 hidden gap-3 pb-2 text-quiet text-small wide:grid ${lineGrid(isVatExempt)}`}
          >
            <span>{text.label}</span>
            <span>{text.quantity}</span>
            <span>{text.unit}</span>
            <span>{isVatExempt ? text.priceExempt : text.price}</span>
            {!isVatExempt && <span>{text.vat}</span>}
            <span className="text-right">{isVatExempt ? text.totalExempt : text.total}</span>
          </div>
          <SortableList label={text.list} items={items} onOrder={(keys) => change({ type: 'order', keys })}>
            {({ line, place }) => (
              <LineRow {...{ line, place, isVatExempt, guests, isChecked, change, onSaveService }} />
            )}
          </SortableList>
        </>
      )}
      <div className="mt-4">
        <Button
          look="secondary"
          size="small"
          icon={<Plus aria-hidden className="size-5" strokeWidth={1.5} />}
          onClick={() => change({ type: 'add', lines: [emptyLine(crypto.randomUUID(), lines)] })}
        >
          {lines.length === 0 ? text.addFirst : text.add}
        </Button>
      </div>
    </div>
  );
}
