// The settings of the site that have limits. The database checks the same ranges; a test keeps the two equal.

export interface Range {
  min: number;
  max: number;
}

/** How long data are stored: at most what their purpose needs, at least what the law asks for. */
export const retentionRanges = {
  /** Days after the event. Allergies are health data (RGPD, art. 9). */
  allergies_days: { min: 1, max: 90 },
  /** The CNIL asks for six to twelve months of logs. */
  log_months: { min: 6, max: 12 },
  /** People without a contract: three years after their last message at most. */
  contact_months: { min: 6, max: 36 },
  /** Agreements prove a contract for five years (Code civil, art. 2224). */
  agreement_years: { min: 5, max: 10 },
  /** Unused accounts: two years at most. */
  inactive_months: { min: 12, max: 24 },
} as const satisfies Record<string, Range>;
export type RetentionPeriod = keyof typeof retentionRanges;

export const limitRanges = {
  events_per_account: { min: 1, max: 500 },
  document_megabytes: { min: 100, max: 10_000 },
  photos_per_household: { min: 5, max: 500 },
} as const satisfies Record<string, Range>;
export type SiteLimit = keyof typeof limitRanges;

/** The number that was typed, or the reason why the database would refuse it. */
export function checkWholeNumber(typed: string, { min, max }: Range): number | 'not-a-number' | 'low' | 'high' {
  if (!/^\d{1,9}$/.test(typed.trim())) return 'not-a-number';
  const number = Number(typed);
  if (number < min) return 'low';
  return number > max ? 'high' : number;
}
