// What administrators decided about the trades of the directory. It is apart from `trades.ts`, because every public page provides it
// and few read it.
import type { TradeEntry } from '@liesse/domain';
import { createContext } from 'react';

/** Null outside public pages, which have the introductions too, and while the settings are not known. */
export const TradeEntries = createContext<readonly TradeEntry[] | null>(null);
