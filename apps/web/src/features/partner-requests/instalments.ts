// The instalments of an accepted quote: the amounts and days that the client has in the budget.
import { type InstalmentKind, instalmentDueOn, termAmounts } from '@liesse/domain';
import type { PartnerQuote } from '#web/features/partner-requests/partner-request.ts';
import { type CivilDate, civilDateOf } from '#web/lib/format/civil-date.ts';

export interface AgreedInstalment {
  key: string;
  label: string;
  kind: InstalmentKind;
  cents: number;
  /** Null while the event has no date. */
  dueOn: CivilDate | null;
}

export function agreedInstalments(quote: PartnerQuote, eventDay: CivilDate | null): AgreedInstalment[] {
  const amounts = termAmounts(quote.total_ttc_cents, quote.terms);
  const acceptedOn = civilDateOf(new Date(quote.decided_at ?? quote.valid_until));
  return quote.terms.map(({ label, kind, days_before: days }, index) => ({
    key: `${index}-${label}`,
    label,
    kind,
    cents: amounts[index] ?? 0,
    dueOn: eventDay === null && days !== null ? null : instalmentDueOn(days, eventDay ?? acceptedOn, acceptedOn),
  }));
}
