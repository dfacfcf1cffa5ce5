// What a page knows of the site it belongs to. The address is the configured one, never a request's Host header.
import { createContext, useContext } from 'react';

export interface Site {
  name: string;
  publicUrl: string;
  year: number;
  /** What browsers call the platform with. Public by nature: rights come from the person's own token. */
  publishableKey: string;
  isDemonstration: boolean;
  /** Whether everyone may read the messages at /mailbox: in a demonstration that only this machine reaches. */
  hasMailbox: boolean;
}

const SiteContext = createContext<Site | null>(null);

export const SiteProvider = SiteContext.Provider;

export function useSite(): Site {
  const site = useContext(SiteContext);
  if (site === null) throw new Error('useSite needs a SiteProvider above it');
  return site;
}
