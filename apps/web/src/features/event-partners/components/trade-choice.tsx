// Checkboxes of trades, and the button that adds the chosen ones to the event.
import type { PartnerType } from '@liesse/domain';
import { useState } from 'react';
import { wantedTradeEntry } from '#web/features/event-partners/mutations.ts';
import type { PartnerMutations } from '#web/features/event-partners/use-partner-mutations.ts';
import { useAllTrades } from '#web/lib/boot/trades.ts';
import { eventPartners } from '#web/locales/fr/client/event-partners.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';

const { proposal: text } = eventPartners;

interface TradeChoiceProps {
  offered: readonly PartnerType[];
  /** Ticked at first. */
  proposed: readonly PartnerType[];
  mutations: PartnerMutations;
  onDone?: () => void;
}

export function TradeChoice({ offered, proposed, mutations, onDone }: TradeChoiceProps) {
  const [ticked, setTicked] = useState<readonly PartnerType[]>(proposed);
  const chosen = offered.filter((trade) => ticked.includes(trade));

  async function add() {
    if (await mutations.add(chosen.map(wantedTradeEntry), text.added(chosen.length))) onDone?.();
  }

  return (
    <>
      <fieldset className="grid gap-x-8 tablet:grid-cols-2">
        <legend className="sr-only">{text.legend}</legend>
        {useAllTrades()
          .filter(({ id }) => offered.includes(id))
          .map(({ id, label }) => (
            <Checkbox
              key={id}
              checked={ticked.includes(id)}
              onChange={({ target }) =>
                setTicked((before) => (target.checked ? [...before, id] : before.filter((trade) => trade !== id)))
              }
            >
              {label}
            </Checkbox>
          ))}
      </fieldset>
      <div className="mt-6">
        <Button isBusy={mutations.isAdding} disabled={chosen.length === 0} onClick={() => void add()}>
          {text.add(chosen.length)}
        </Button>
      </div>
    </>
  );
}
