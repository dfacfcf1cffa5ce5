// The invoices of one booking for its partner: what can be issued, what was issued, and what a cancellation would cost.
import { hasBalance, type IssuableDeposit, issuableDeposits } from '@liesse/domain';
import { useState } from 'react';
import { IssueDialog } from '#web/features/invoices/components/issue-dialog.tsx';
import { IssuedInvoice } from '#web/features/invoices/components/issued-invoice.tsx';
import { type BookingInvoices as Booking, cancellationOf, invoicedCents } from '#web/features/invoices/invoice.ts';
import type { Issue } from '#web/features/invoices/mutations.ts';
import type { CivilDate } from '#web/lib/format/civil-date.ts';
import { formatCount, formatMoney } from '#web/lib/format/format.ts';
import { cancellation } from '#web/locales/fr/cancellation.ts';
import { invoices } from '#web/locales/fr/partner/invoices.ts';
import { Button } from '#web/ui/button.tsx';
import { Section } from '#web/ui/layout/section.tsx';

const { booking: text } = invoices;

export function BookingInvoices({ booking, today }: { booking: Booking; today: CivilDate }) {
  const [issue, setIssue] = useState<Issue | null>(null);
  const { invoices: issued, request_id: requestId } = booking;
  return (
    <>
      <Section title={text.toIssue}>
        <ToIssue booking={booking} onIssue={setIssue} />
      </Section>
      <Section title={text.issued}>
        {issued.length === 0 ? (
          <p className="text-quiet">{text.none}</p>
        ) : (
          <ul className="-mt-3">
            {issued.map((invoice) => (
              <IssuedInvoice key={invoice.id} requestId={requestId} invoice={invoice} today={today} />
            ))}
          </ul>
        )}
      </Section>
      {booking.state === 'accepted' && (
        <Section title={text.cancellation}>
          <p className="max-w-measure">{consequence(booking)}</p>
        </Section>
      )}
      {issue !== null && (
        <IssueDialog
          requestId={requestId}
          issue={issue}
          clientName={booking.client_name}
          today={today}
          onClose={() => setIssue(null)}
        />
      )}
    </>
  );
}

function consequence(booking: Booking): string {
  const result = cancellationOf('partner', booking);
  return result.outcome === 'none'
    ? cancellation.none
    : cancellation[result.outcome](formatMoney(result.cents), 'partner');
}

function ToIssue({
  booking: { quote, invoices: issued },
  onIssue,
}: {
  booking: Booking;
  onIssue: (issue: Issue) => void;
}) {
  if (quote === null) return <p className="text-quiet">{text.closed}</p>;
  if (hasBalance(issued)) return <p className="text-quiet">{text.complete}</p>;
  return (
    <ul className="-mt-3">
      {issuableDeposits(quote.total_ttc_cents, quote.terms, issued).map((deposit) => (
        <IssueRow
          key={deposit.term}
          title={depositTitle(deposit)}
          cents={deposit.cents}
          action={text.issueDeposit}
          onIssue={() => onIssue({ kind: 'deposit', term: deposit.term })}
        />
      ))}
      <IssueRow
        title={text.balance}
        hint={text.balanceHint}
        cents={quote.total_ttc_cents - invoicedCents(issued)}
        action={text.issueBalance}
        onIssue={() => onIssue({ kind: 'balance' })}
      />
    </ul>
  );
}

interface IssueRowProps {
  title: string;
  hint?: string;
  cents: number;
  action: string;
  onIssue: () => void;
}

function IssueRow({ title, hint, cents, action, onIssue }: IssueRowProps) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-hairline border-b py-4">
      <div className="min-w-0 max-w-measure flex-1 basis-48">
        <p>{title}</p>
        {hint !== undefined && <p className="text-quiet text-small">{hint}</p>}
      </div>
      <p className="font-display text-title lining-nums tabular-nums">{formatMoney(cents)}</p>
      <Button size="small" look="secondary" onClick={onIssue}>
        {action}
      </Button>
    </li>
  );
}

function depositTitle({ kind, percent }: IssuableDeposit): string {
  const title = kind === 'arrhes' || kind === 'acompte' ? text[kind] : text.autre;
  return title(percent === undefined ? null : formatCount(percent));
}
