// The instalments of an accepted quote: the agreed amounts and days, and how each is paid.
import { type InstalmentKind, instalmentDueOn, termAmounts } from '@liesse/domain';
import type { InstalmentState, PartnerQuote } from '#web/features/partner-requests/partner-request.ts';
import { type CivilDate, civilDateOf } from '#web/lib/format/civil-date.ts';

export type PaymentState =
  /** Recorded by the partner. */
  | { kind: 'paid'; on: CivilDate }
  /** Marked by the client, and not recorded by the partner. */
  | { kind: 'client-paid'; on: CivilDate }
  | { kind: 'overdue'; since: CivilDate }
  /** Null while the event has no date. */
  | { kind: 'due'; on: CivilDate | null };

export interface AgreedInstalment {
  key: string;
  label: string;
  kind: InstalmentKind;
  cents: number;
  /** What recorded payments cover. */
  receivedCents: number;
  payment: PaymentState;
}

/** Without terms the whole amount is due on the day of the event, as the database books it. */
const wholeAmount: PartnerQuote['terms'] = [{ label: '', kind: 'solde', percent: 100, days_before: 0 }];

export function agreedInstalments(
  quote: PartnerQuote,
  states: readonly InstalmentState[],
  eventDay: CivilDate | null,
  today: CivilDate,
): AgreedInstalment[] {
  const terms = quote.terms.length === 0 ? wholeAmount : quote.terms;
  const amounts = termAmounts(quote.total_ttc_cents, terms);
  const acceptedOn = civilDateOf(new Date(quote.decided_at ?? quote.valid_until));
  return terms.map(({ label, kind, days_before: days }, index) => {
    const dueOn = eventDay === null && days !== null ? null : instalmentDueOn(days, eventDay ?? acceptedOn, acceptedOn);
    return {
      key: `${index}-${label}`,
      label,
      kind,
      cents: amounts[index] ?? 0,
      receivedCents: states[index]?.received_cents ?? 0,
      payment: paymentOf(states[index], dueOn, today),
    };
  });
}

function paymentOf(state: InstalmentState | undefined, dueOn: CivilDate | null, today: CivilDate): PaymentState {
  if (state?.paid_on != null) return { kind: 'paid', on: state.paid_on };
  if (state?.client_paid_on != null) return { kind: 'client-paid', on: state.client_paid_on };
  return dueOn !== null && dueOn < today ? { kind: 'overdue', since: dueOn } : { kind: 'due', on: dueOn };
}
