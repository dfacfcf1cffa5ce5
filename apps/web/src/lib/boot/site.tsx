// The site's configuration, for every page. Its public URL is configured and never taken from a request's Host header.
import type { TradeEntry } from '@liesse/domain';
import { createContext, useContext } from 'react';

export interface Site {
  name: string;
  publicUrl: string;
  /** The origin of the API, or null where it is the origin of the page. */
  apiUrl: string | null;
  year: number;
  /** The API key of the browser. It is public: rights come from the person's own token. */
  publishableKey: string;
  isDemonstration: boolean;
  /** True in a demonstration on this machine only, where everyone may read the messages at /mailbox. */
  hasMailbox: boolean;
  /** What administrators changed about the trades of the directory, without their introductions; null for nothing. */
  trades: readonly TradeEntry[] | null;
}

const SiteContext = createContext<Site | null>(null);

export const SiteProvider = SiteContext.Provider;

export function useSite(): Site {
  const site = useContext(SiteContext);
  if (site === null) throw new Error('useSite needs a SiteProvider above it');
  return site;
}
