// The trades of the directory as administrators arranged and named them.
import {
  arrangeTrades,
  defaultTradeEntries,
  findTrade,
  type PartnerType,
  type ShownTrade,
  type TradeEntry,
} from '@liesse/domain';
import { useCallback, useContext } from 'react';
import { useSite } from '#web/lib/boot/site.tsx';
import { TradeEntries } from '#web/lib/boot/trade-entries.ts';

/** Without the hidden ones. */
export const useTrades = (): readonly ShownTrade[] => arrangeTrades(useTradeEntries());

/** With the hidden ones, which partners and entries of events may have. */
export const useAllTrades = (): readonly ShownTrade[] =>
  arrangeTrades(useTradeEntries().map((entry) => ({ ...entry, is_hidden: false })));

/** Every trade, for a select. */
export const useTradeOptions = (): { value: PartnerType; label: string }[] =>
  useAllTrades().map(({ id, label }) => ({ value: id, label }));

export type TradeLabel = (trade: PartnerType) => string;

/** The label of a trade. A page with names of its own passes them: they are used where administrators gave no label. */
export function useTradeLabel(names?: Record<PartnerType, string>): TradeLabel {
  const entries = useTradeEntries();
  return useCallback(
    (trade) => entries.find(({ id }) => id === trade)?.label ?? names?.[trade] ?? findTrade(trade)?.label ?? '',
    [entries, names],
  );
}

function useTradeEntries(): readonly TradeEntry[] {
  const { trades } = useSite();
  return useContext(TradeEntries) ?? trades ?? defaultTradeEntries;
}
