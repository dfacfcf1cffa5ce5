// Trades to tick, and the button that takes them into the team.
import { type PartnerType, trades } from '@liesse/domain';
import { useState } from 'react';
import { wantedTrade } from '#web/features/event-partners/mutations.ts';
import type { TeamActs } from '#web/features/event-partners/use-partner-mutations.ts';
import { team } from '#web/locales/fr/event-partners.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';

const { proposal: text } = team;

interface TradeChoiceProps {
  offered: readonly PartnerType[];
  /** Ticked from the start. */
  proposed: readonly PartnerType[];
  acts: TeamActs;
  onDone?: () => void;
}

export function TradeChoice({ offered, proposed, acts, onDone }: TradeChoiceProps) {
  const [ticked, setTicked] = useState<readonly PartnerType[]>(proposed);
  const [isBusy, setBusy] = useState(false);
  const chosen = offered.filter((trade) => ticked.includes(trade));

  async function add() {
    setBusy(true);
    const isDone = await acts.add(chosen.map(wantedTrade), text.added(chosen.length));
    setBusy(false);
    if (isDone) onDone?.();
  }

  return (
    <>
      <fieldset className="grid gap-x-8 tablet:grid-cols-2">
        <legend className="sr-only">{text.legend}</legend>
        {trades
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
        <Button isBusy={isBusy} disabled={chosen.length === 0} onClick={() => void add()}>
          {text.add(chosen.length)}
        </Button>
      </div>
    </>
  );
}
