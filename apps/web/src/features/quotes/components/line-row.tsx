// One line of the editor. It is memoised: a key press in one line renders no other.
import { lineCents, vatRates } from '@liesse/domain';
import { Copy, Ellipsis, LibraryBig, SlidersHorizontal, Trash2 } from 'lucide-react';
import { memo, useId, useState } from 'react';
import { problemOf } from '#web/features/quotes/draft-problems.ts';
import { arithmeticOf, type DraftChange, type DraftLine } from '#web/features/quotes/draft-quote.ts';
import { formatCount, formatMoney } from '#web/lib/format/format.ts';
import { quoteEditor } from '#web/locales/fr/partner/quote-editor.ts';
import { fields } from '#web/locales/fr/ui/fields.ts';
import { toast } from '#web/ui/feedback/toast/toast-store.ts';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { TextArea } from '#web/ui/fields/text-area.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { MoneyField } from '#web/ui/fields/value/money-field.tsx';
import { NumberField } from '#web/ui/fields/value/number-field.tsx';
import { Menu, MenuAction } from '#web/ui/overlays/menu.tsx';

const { lines: text, lineProblems, units } = quoteEditor;
const icon = { 'aria-hidden': true, className: 'size-5', strokeWidth: 1.5 } as const;
const rates = vatRates.toReversed().map((rate) => ({ value: String(rate), label: text.rate(formatCount(rate)) }));

/** The columns of a line on wide screens, shared with the head of the list. */
export const lineGrid = (isVatExempt: boolean): string =>
  isVatExempt
    ? 'wide:grid-cols-[minmax(0,1fr)_6rem_9.5rem_8.5rem_7.5rem_6rem]'
    : 'wide:grid-cols-[minmax(0,1fr)_6rem_9.5rem_8.5rem_6.5rem_7.5rem_6rem]';

interface LineRowProps {
  line: DraftLine;
  /** From 1. */
  place: number;
  isVatExempt: boolean;
  guests: number | null;
  /** Shows what is missing in a line that was not left yet. */
  isChecked: boolean;
  change: (change: DraftChange) => void;
  onSaveService: (line: DraftLine) => void;
}

export const LineRow = memo(function LineRow(props: LineRowProps) {
  const { line, place, isVatExempt, guests, isChecked, change, onSaveService } = props;
  const [isOpen, setOpen] = useState(false);
  const [isLeft, setLeft] = useState(false);
  const detailsId = useId();
  const name = line.label.trim() === '' ? text.unnamed(place) : line.label;
  const problem = isChecked || isLeft ? problemOf(line) : null;
  const errorOf = (...kinds: (typeof problem)[]) =>
    problem !== null && kinds.includes(problem) ? lineProblems[problem] : undefined;
  const set = (values: Partial<DraftLine>) => change({ type: 'line', key: line.key, values });

  function remove() {
    change({ type: 'remove', key: line.key });
    const run = () => change({ type: 'add', lines: [line], at: place - 1 });
    toast({ title: text.removed(name), action: { label: text.undo, elsewhere: text.undoElsewhere, run } });
  }

  return (
    <div
      role="group"
      aria-label={name}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setLeft(true);
      }}
      className={`grid grid-cols-2 gap-3 tablet:grid-cols-4 wide:items-start ${lineGrid(isVatExempt)}`}
    >
      <div className="col-span-2 tablet:col-span-4 wide:col-span-1">
        <TextField
          hasColumnHead
          label={text.label}
          value={line.label}
          onChange={({ target }) => set({ label: target.value })}
          error={errorOf('label', 'longLabel')}
          autoComplete="off"
        />
        <Marks line={line} />
      </div>
      <NumberField
        hasColumnHead
        hasDecimals
        label={text.quantity}
        value={line.quantity}
        onChange={(quantity) => set({ quantity })}
        error={errorOf('quantity')}
      />
      <SelectField
        hasColumnHead
        label={text.unit}
        value={line.unit}
        onChange={({ target }) => set({ unit: target.value })}
        options={unitOptions(line.unit)}
      />
      <MoneyField
        hasColumnHead
        label={isVatExempt ? text.priceExempt : text.price}
        value={line.cents}
        min={-100_000_000}
        onChange={(cents) => set({ cents })}
        error={errorOf('price', 'optionPrice')}
      />
      {!isVatExempt && (
        <SelectField
          hasColumnHead
          label={text.vat}
          value={String(line.vatRate)}
          onChange={({ target }) => set({ vatRate: vatRates.find((rate) => String(rate) === target.value) ?? 20 })}
          options={rates}
        />
      )}
      <p className="flex min-h-12 flex-wrap content-center items-center justify-between gap-x-2 tabular-nums tablet:col-span-3 wide:col-span-1 wide:justify-end">
        <span className="whitespace-nowrap text-quiet text-small wide:sr-only">
          {isVatExempt ? text.totalExempt : text.total}
        </span>
        <span className="whitespace-nowrap">{formatMoney(lineCents(arithmeticOf(line, isVatExempt)))}</span>
      </p>
      <div className="flex items-center justify-end">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={detailsId}
          aria-label={text.details(name)}
          onClick={() => setOpen(!isOpen)}
          className="grid size-11 place-items-center rounded-round text-quiet hover:text-ink aria-expanded:text-accent"
        >
          <SlidersHorizontal {...icon} />
        </button>
        <Menu label={text.more(name)} trigger={<Ellipsis {...icon} />}>
          <MenuAction
            onSelect={() => change({ type: 'duplicate', key: line.key, newKey: crypto.randomUUID() })}
            icon={<Copy {...icon} />}
          >
            {text.duplicate}
          </MenuAction>
          {problemOf(line) === null && (
            <MenuAction onSelect={() => onSaveService(line)} icon={<LibraryBig {...icon} />}>
              {text.toCatalogue}
            </MenuAction>
          )}
          <MenuAction onSelect={remove} icon={<Trash2 {...icon} />}>
            {text.remove}
          </MenuAction>
        </Menu>
      </div>
      <div id={detailsId} hidden={!isOpen && errorOf('discount') === undefined} className="col-span-full">
        {(isOpen || errorOf('discount') !== undefined) && (
          <div className="grid gap-4 pb-2 tablet:grid-cols-[minmax(0,1fr)_14rem]">
            <TextArea
              label={text.description}
              optional={fields.optional}
              value={line.description}
              onChange={({ target }) => set({ description: target.value.slice(0, 1000) })}
              limit={1000}
            />
            <div className="flex flex-col gap-2">
              <NumberField
                hasDecimals
                label={text.discount}
                optional={fields.optional}
                value={line.discount}
                max={100}
                onChange={(discount) => set({ discount })}
                error={errorOf('discount')}
              />
              <Checkbox
                checked={line.isPerGuest}
                onChange={({ target }) =>
                  set({
                    isPerGuest: target.checked,
                    ...(target.checked && guests !== null && guests > 0 && { quantity: guests }),
                    ...(target.checked && line.unit === '' && { unit: 'personne' }),
                  })
                }
              >
                {text.perGuest}
              </Checkbox>
              <Checkbox checked={line.isOptional} onChange={({ target }) => set({ isOptional: target.checked })}>
                {text.option}
              </Checkbox>
            </div>
          </div>
        )}
      </div>
    </div>
  );
});

/** What a closed line would otherwise hide. */
function Marks({ line }: { line: DraftLine }) {
  const marks = [
    line.isOptional ? text.isOption : null,
    line.isPerGuest ? text.isPerGuest : null,
    line.discount !== null && line.discount > 0 ? text.isDiscounted(formatCount(line.discount)) : null,
  ].filter((mark) => mark !== null);
  return marks.length === 0 ? null : <p className="mt-1 text-metal text-small">{marks.join(' · ')}</p>;
}

/** A unit that a partner wrote elsewhere remains in the list of its line. */
function unitOptions(unit: string): { value: string; label: string }[] {
  const isKnown = unit === '' || units.some((one) => one === unit);
  return [
    { value: '', label: text.noUnit },
    ...(isKnown ? units : [unit, ...units]).map((value) => ({ value, label: value })),
  ];
}
