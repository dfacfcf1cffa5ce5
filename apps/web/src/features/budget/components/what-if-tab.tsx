// Another head-count, other prices: what the budget would come to, before anything is written.
import { useMemo, useState } from 'react';
import { WhatIfFigures } from '#web/features/budget/components/what-if-figures.tsx';
import { WhatIfLineRow } from '#web/features/budget/components/what-if-line.tsx';
import { MAX_GUESTS } from '#web/features/budget/forms.ts';
import type { BudgetLedger } from '#web/features/budget/ledger.ts';
import { applyWhatIf } from '#web/features/budget/mutations.ts';
import { useLedgerMutation } from '#web/features/budget/use-ledger-mutation.ts';
import {
  type Applicable,
  applicableOf,
  nothingTyped,
  readTyped,
  simulate,
  type Typed,
} from '#web/features/budget/what-if.ts';
import { eventKeys } from '#web/features/events/event-keys.ts';
import type { PlannedEvent } from '#web/features/events/queries.ts';
import { formatCount, formatList } from '#web/lib/format/format.ts';
import { budget } from '#web/locales/fr/client/budget.ts';
import { whatIf as text } from '#web/locales/fr/client/what-if.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toast/toast-store.ts';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { RangeField } from '#web/ui/fields/range-field.tsx';
import { NumberField } from '#web/ui/fields/value/number-field.tsx';
import { VirtualList } from '#web/ui/lists/virtual-list.tsx';
import { confirm } from '#web/ui/overlays/confirm.ts';

/** The lowest maximum of the slider. */
const FEW = 40;

interface WhatIfTabProps {
  event: PlannedEvent;
  ledger: BudgetLedger;
  /** State of the page, so that changing the tab loses nothing. */
  typed: Typed;
  onTyped: (typed: Typed) => void;
  onDone: () => void;
}

export default function WhatIfTab({ event, ledger, typed, onTyped: setTyped, onDone }: WhatIfTabProps) {
  const [isNarrow, setNarrow] = useState(false);
  const application = useLedgerMutation(event.id, {
    mutationFn: ({ lines: estimates, guests: count }: Applicable) =>
      applyWhatIf(
        event.id,
        estimates.map(({ line: { id, version }, change }) => ({ id, version, ...change })),
        count,
      ),
    // The head count belongs to the event.
    invalidates: [eventKeys.list],
    success: { title: text.applied },
  });
  const { scenario, isWhole } = useMemo(() => readTyped(typed, ledger), [typed, ledger]);
  const outcome = useMemo(() => simulate(ledger, scenario), [ledger, scenario]);
  const lines = useMemo(() => {
    const byId = new Map(ledger.items.map((line) => [line.id, line]));
    return outcome.lines.flatMap((result) => {
      const line = byId.get(result.id);
      return line === undefined || (isNarrow && result.before === result.after) ? [] : [{ line, ...result }];
    });
  }, [ledger, outcome, isNarrow]);
  const guests = scenario.guests ?? ledger.guests ?? 1;
  const isTyped = typed !== nothingTyped;
  const setGuests = (count: number | null) => setTyped({ ...typed, guests: count });

  async function apply() {
    const applicable = applicableOf(ledger, scenario);
    if (applicable.guests === null && applicable.lines.length === 0) {
      toast({ title: text.nothing, ...(applicable.untouched.length > 0 && { description: text.nothingText }) });
      return;
    }
    const { title, action } = text.confirm;
    if (!(await confirm({ title, description: questionOf(ledger, applicable), action }))) return;
    if ((await application.run(applicable)) === null) return;
    setTyped(nothingTyped);
    onDone();
  }

  return (
    <div className="flex flex-col gap-6">
      <div>
        <h2 className="text-heading">{text.title}</h2>
        <p className="text-quiet text-small">{text.text}</p>
      </div>
      <div className="grid items-start gap-x-8 gap-y-4 tablet:grid-cols-[minmax(0,1fr)_14rem]">
        <RangeField
          label={text.slider}
          min={1}
          max={Math.max(FEW, (ledger.guests ?? FEW) * 2, guests)}
          value={guests}
          onChange={setGuests}
        />
        <NumberField
          label={text.guests}
          required={false}
          value={typed.guests === undefined ? ledger.guests : typed.guests}
          onChange={setGuests}
          min={1}
          max={MAX_GUESTS}
          hasButtons
          error={typed.guests === null ? budget.invalid.guests : undefined}
          hint={ledger.guests === null ? text.noGuests : undefined}
        />
      </div>
      <WhatIfFigures ledger={ledger} outcome={outcome} />
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <Checkbox checked={isNarrow} onChange={(change) => setNarrow(change.target.checked)}>
          {text.onlyChanged}
        </Checkbox>
        <div className="flex flex-wrap gap-3">
          <Button look="quiet" size="small" disabled={!isTyped} onClick={() => setTyped(nothingTyped)}>
            {text.reset}
          </Button>
          {event.canEdit && (
            <Button
              size="small"
              disabled={!isTyped || !isWhole}
              isBusy={application.isPending}
              onClick={() => void apply()}
            >
              {text.apply}
            </Button>
          )}
        </div>
      </div>
      {lines.length === 0 ? (
        <p className="border-hairline border-y py-6 text-quiet">{text.noChange}</p>
      ) : (
        <VirtualList label={text.lines} items={lines} itemId={({ id }) => id} rowHeight={92}>
          {(result) => (
            <WhatIfLineRow
              {...result}
              price={typed.prices[result.id]}
              onPrice={(cents) => setTyped({ ...typed, prices: { ...typed.prices, [result.id]: cents } })}
            />
          )}
        </VirtualList>
      )}
    </div>
  );
}

/** The confirmation names so many unchanged lines. */
const NAMED = 3;

function questionOf(ledger: BudgetLedger, { guests, lines, untouched }: Applicable): string {
  const { confirm: sentences } = text;
  const names = untouched.slice(0, NAMED).map(({ label }) => label);
  const rest = untouched.length - names.length;
  return [
    guests !== null &&
      sentences.guests(ledger.guests === null ? text.unknown : formatCount(ledger.guests), formatCount(guests)),
    lines.length > 0 && sentences.lines(lines.length),
    untouched.length > 0 && sentences.untouched(formatList(rest > 0 ? [...names, sentences.others(rest)] : names)),
    guests !== null && sentences.agreed,
  ]
    .filter((part) => part !== false)
    .join(' ');
}
