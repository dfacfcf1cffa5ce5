// The trades of the directory as administrators arrange them. They are apart from the directory, because few pages show them.
import { type PartnerType, partnerTypes } from '../accounts/accounts.ts';
import { type Trade, trades } from './directory.ts';

/** What administrators decide about a trade. A text that is null is the one that the site begins with. */
export interface TradeEntry {
  id: PartnerType;
  label: string | null;
  lead: string | null;
  is_hidden: boolean;
}

export interface ShownTrade extends Trade {
  lead: string | null;
}

export const defaultTradeEntries: readonly TradeEntry[] = partnerTypes.map((id) => ({
  id,
  label: null,
  lead: null,
  is_hidden: false,
}));

/** The trades in the order and with the names that administrators gave them, without the hidden ones. */
export const arrangeTrades = (entries: readonly TradeEntry[]): ShownTrade[] =>
  entries.flatMap(({ id, label, lead, is_hidden }) =>
    trades.flatMap((trade) => (trade.id !== id || is_hidden ? [] : [{ ...trade, label: label ?? trade.label, lead }])),
  );
