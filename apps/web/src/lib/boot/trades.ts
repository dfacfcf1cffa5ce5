// The trades of the directory as administrators arranged them, for the public pages.
import { arrangeTrades, defaultTradeEntries, type ShownTrade } from '@liesse/domain';
import { useContext } from 'react';
import { TradeEntries } from '#web/lib/boot/trade-entries.ts';

export const useTrades = (): readonly ShownTrade[] => arrangeTrades(useContext(TradeEntries) ?? defaultTradeEntries);
