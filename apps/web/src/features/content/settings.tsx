// The settings that the operator chose for the site. Without an answer of the database, the pages use defaults that are always true.
import type { TradeEntry } from '@liesse/domain';
import { createContext, useContext } from 'react';
import type { PublicData } from '#web/lib/api/public-data.ts';
import { site } from '#web/locales/fr/public/site.ts';

export type Network = keyof typeof site.footer.networks;

export interface Testimonial {
  quote: string;
  name: string;
  occasion: string;
}

/** What the law asks every publisher to show; null is not known yet. */
export interface LegalFacts {
  company: string | null;
  form: string | null;
  siret: string | null;
  rcs: string | null;
  capital: string | null;
  vat_number: string | null;
  director: string | null;
  host: string | null;
  mediator: string | null;
}

export interface SiteSettings {
  identity: { name: string; logo: string | null };
  contact: { email: string | null; phone: string | null; address: readonly string[] };
  social: Partial<Record<Network, string | null>>;
  testimonials: { are_samples: boolean; items: readonly Testimonial[] };
  legal: LegalFacts;
  /** Null: as the site begins with. */
  trades: { items: readonly TradeEntry[] | null };
}

const unknown: SiteSettings = {
  identity: { name: site.name, logo: null },
  contact: { email: null, phone: null, address: [] },
  social: {},
  testimonials: { are_samples: false, items: [] },
  legal: {
    company: null,
    form: null,
    siret: null,
    rcs: null,
    capital: null,
    vat_number: null,
    director: null,
    host: null,
    mediator: null,
  },
  trades: { items: null },
};

const SHOWN = 'identity,contact,social,testimonials,legal,trades';

const CACHE_MS = 5000;
const PATIENCE_MS = 2000;
let cached: { until: number; settings: Promise<SiteSettings> } | null = null;

/** The server calls it when the database announces a change. */
export function forgetSettings(): void {
  cached = null;
}

/** The same for everybody: the server asks at most every few seconds, whatever the number of pages. */
export function readSettings(data: PublicData, now: number = Date.now()): Promise<SiteSettings> {
  if (cached === null || cached.until <= now) cached = { until: now + CACHE_MS, settings: ask(data) };
  return cached.settings;
}

async function ask(data: PublicData): Promise<SiteSettings> {
  try {
    // Not the signal of one visitor, who may leave while others wait for the same answer.
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const rows = await data.get<Array<{ key: string; value: object }>>(
      `site_settings?select=key,value&key=in.(${SHOWN})`,
      signal,
    );
    // The database checks the shape of each row.
    return { ...unknown, ...Object.fromEntries(rows.map(({ key, value }) => [key, value])) };
  } catch {
    return unknown;
  }
}

const SettingsContext = createContext<SiteSettings>(unknown);

export const SettingsProvider = SettingsContext.Provider;

export const useSettings = (): SiteSettings => useContext(SettingsContext);
