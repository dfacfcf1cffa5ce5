// What administrators decided about the trades of the directory. It is apart from `trades.ts`, because every page provides it and
// few read it.
import type { TradeEntry } from '@liesse/domain';
import { createContext } from 'react';

/** Null while they are as the site begins with, or not known. */
export const TradeEntries = createContext<readonly TradeEntry[] | null>(null);
