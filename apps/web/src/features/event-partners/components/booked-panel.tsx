// The panel of a booked request, with links to the budget and the timeline that it changed.
import type { Ref } from 'react';
import { onDays } from '#web/features/event-partners/entry-text.ts';
import type { ReceivedQuote } from '#web/features/event-partners/request.ts';
import { type CivilDate, formatCivilDate } from '#web/lib/format/civil-date.ts';
import { quotes } from '#web/locales/fr/quotes.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { Flourish } from '#web/ui/ornaments/flourish.tsx';

const { booked: text } = quotes;

interface BookedPanelProps {
  partnerName: string;
  quote: ReceivedQuote | null;
  /** The event's new date, on which the partner is not free. */
  dateToAgree: CivilDate | null;
  canCancel: boolean;
  onCancel: () => void;
  ref: Ref<HTMLHeadingElement>;
}

export function BookedPanel({ partnerName, quote, dateToAgree, canCancel, onCancel, ref }: BookedPanelProps) {
  const first = quote?.starts_on ?? null;
  return (
    <section className="rounded-panel bg-success-wash px-6 py-6">
      <Flourish />
      <h2 ref={ref} tabIndex={-1} className="mt-3 text-success text-title">
        {text.title}
      </h2>
      <p className="mt-2">
        {first === null ? text.textAlone(partnerName) : text.text(partnerName, onDays(first, quote?.ends_on ?? null))}{' '}
        {dateToAgree === null && text.followed}
      </p>
      {dateToAgree !== null && (
        <div className="mt-4">
          <Notice tone="danger" title={text.toAgree}>
            {text.toAgreeText(partnerName, formatCivilDate(dateToAgree))}
          </Notice>
        </div>
      )}
      <div className="mt-5 flex flex-wrap gap-2">
        <ButtonLink href="/client/budget" size="small">
          {text.budget}
        </ButtonLink>
        <ButtonLink href="/client/timeline" size="small" look="secondary">
          {text.timeline}
        </ButtonLink>
        {canCancel && (
          <Button look="quiet" size="small" onClick={onCancel}>
            {text.cancel}
          </Button>
        )}
      </div>
    </section>
  );
}
