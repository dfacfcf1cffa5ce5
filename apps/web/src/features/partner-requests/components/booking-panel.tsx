// The booking of a request: day, amount and instalments, the new date to agree on, and its cancellation.

import { formatPeriod } from '#web/features/events/date/period.ts';
import { useToday } from '#web/features/events/use-today.ts';
import type { QuoteAddresses } from '#web/features/partner-requests/components/quote-list.tsx';
import {
  type AgreedInstalment,
  agreedInstalments,
  type PaymentState,
} from '#web/features/partner-requests/instalments.ts';
import { useAgreeToDate } from '#web/features/partner-requests/mutations.ts';
import {
  acceptedQuote,
  type PartnerQuote,
  type PartnerRequestPage,
} from '#web/features/partner-requests/partner-request.ts';
import { clientName } from '#web/features/partner-requests/request-text.ts';
import { type CivilDate, formatCivilDate } from '#web/lib/format/civil-date.ts';
import { foldText, formatMoney } from '#web/lib/format/format.ts';
import { partnerRequests } from '#web/locales/fr/partner/partner-requests.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { Flourish } from '#web/ui/ornaments/flourish.tsx';

const { booking: text } = partnerRequests;

interface BookingPanelProps {
  page: PartnerRequestPage;
  addresses: QuoteAddresses;
  onCancel: () => void;
}

export function BookingPanel({ page, addresses, onCancel }: BookingPanelProps) {
  const { request, facts } = page;
  const quote = acceptedQuote(page);
  const client = clientName(request);
  return (
    <section aria-labelledby="booking" className="rounded-panel bg-success-wash px-6 py-6">
      <Flourish />
      <h2 id="booking" className="mt-3 text-success text-title">
        {text.title}
      </h2>
      <p className="mt-2">
        {quote?.starts_on == null ? text.textAlone(client) : text.text(client, onDays(quote.starts_on, quote.ends_on))}
      </p>
      {request.date_to_agree !== null && (
        <DateToAgree requestId={request.id} day={request.date_to_agree} isTaken={facts.day_state === 'taken'} />
      )}
      {quote !== null && <Amounts page={page} quote={quote} />}
      <div className="mt-5 flex flex-wrap gap-2">
        {quote !== null && (
          <ButtonLink href={addresses.open(quote.id)} look="secondary" size="small">
            {text.quote}
          </ButtonLink>
        )}
        <ButtonLink href={addresses.invoices} look="secondary" size="small">
          {text.invoices}
        </ButtonLink>
        <Button look="quiet" size="small" onClick={onCancel}>
          {text.cancel}
        </Button>
      </div>
    </section>
  );
}

/** « le samedi 12 juin 2027 », « du 12 au 13 juin 2027 » */
const onDays = (first: CivilDate, last: CivilDate | null): string => {
  const period = formatPeriod(first, last);
  return last === null || last === first ? `le ${period}` : period;
};

/** A label that says « solde » needs no second « solde ». */
function nameOf(label: string, kind: string): string {
  if (label === '') return kind;
  return foldText(label).includes(foldText(kind)) ? label : `${label} (${kind.toLowerCase()})`;
}

function DateToAgree({ requestId, day, isTaken }: { requestId: string; day: CivilDate; isTaken: boolean }) {
  const agree = useAgreeToDate(requestId);
  return (
    <div className="mt-4">
      <Notice tone="danger" title={text.toAgree}>
        <p>{text.toAgreeText(formatCivilDate(day))}</p>
        {isTaken && <p className="mt-1">{text.taken}</p>}
        {agree.errorMessage !== null && <p className="mt-1 font-medium">{agree.errorMessage}</p>}
        <div className="mt-3">
          <Button size="small" isBusy={agree.isPending} onClick={() => void agree.run()}>
            {text.agree}
          </Button>
        </div>
      </Notice>
    </div>
  );
}

function Amounts({ page, quote }: { page: PartnerRequestPage; quote: PartnerQuote }) {
  const today = useToday();
  const instalments = agreedInstalments(quote, page.facts.instalments, page.request.starts_on, today);
  return (
    <div className="mt-5 border-hairline border-t pt-4">
      <dl className="flex flex-wrap items-baseline justify-between gap-x-6">
        <dt>{text.amount}</dt>
        <dd className="font-display text-figure tabular-nums">{formatMoney(quote.total_ttc_cents)}</dd>
      </dl>
      <ul aria-label={text.plan} className="mt-3 text-small">
        {instalments.map((instalment) => (
          <InstalmentLine key={instalment.key} instalment={instalment} />
        ))}
      </ul>
    </div>
  );
}

function InstalmentLine({ instalment }: { instalment: AgreedInstalment }) {
  const { label, kind, cents, receivedCents, payment } = instalment;
  const isPart = receivedCents > 0 && receivedCents < cents;
  return (
    <li className="flex justify-between gap-x-6 border-hairline border-t py-2">
      <span className="min-w-0">
        <span className="block wrap-anywhere">{nameOf(label, text.kinds[kind])}</span>
        <span className={`block ${tones[payment.kind]}`}>{paymentText(payment)}</span>
        {isPart && <span className="block">{text.received(formatMoney(receivedCents))}</span>}
      </span>
      <span className="shrink-0 tabular-nums">{formatMoney(cents)}</span>
    </li>
  );
}

const tones: Record<PaymentState['kind'], string> = {
  paid: 'text-success',
  'client-paid': 'text-success',
  overdue: 'text-danger',
  due: 'text-quiet',
};

function paymentText(payment: PaymentState): string {
  if (payment.kind === 'paid') return text.paidOn(formatCivilDate(payment.on));
  if (payment.kind === 'client-paid') return text.clientPaidOn(formatCivilDate(payment.on));
  if (payment.kind === 'overdue') return text.overdueSince(formatCivilDate(payment.since));
  return payment.on === null ? text.afterDate : text.dueOn(formatCivilDate(payment.on));
}
