// A table of two to four partners. The column of row headings stays visible while the others scroll.
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { askAddress, listingAddress, requestAddress } from '#web/features/event-partners/addresses.ts';
import { PartnerPicture } from '#web/features/event-partners/components/partner-picture.tsx';
import { capacityOf, priceOf, ratingOf, stateBadge } from '#web/features/event-partners/entry-text.ts';
import { canBeAsked, type EventPartner, isOverdue } from '#web/features/event-partners/partner-board.ts';
import type { ComparedFacts, QuotedLine } from '#web/features/event-partners/queries.ts';
import { type CivilDate, formatShortDate } from '#web/lib/format/civil-date.ts';
import { formatCount, formatMinutes, formatMoney } from '#web/lib/format/format.ts';
import { eventPartners } from '#web/locales/fr/client/event-partners.ts';
import { Badge } from '#web/ui/badge.tsx';
import { buttonLook } from '#web/ui/button.tsx';
import { Rating } from '#web/ui/text/rating.tsx';

const { compare: text } = eventPartners;

interface CompareTableProps {
  chosen: readonly EventPartner[];
  lines: ReadonlyMap<string, readonly QuotedLine[]>;
  /** By the id of the partner. */
  facts: ReadonlyMap<string, ComparedFacts>;
  day: CivilDate | null;
  cheapestId: string | null;
  today: CivilDate;
  canEdit: boolean;
  canSeeBudget: boolean;
}

interface Row {
  label: string;
  cell: (entry: EventPartner) => ReactNode;
}

const sticky = 'sticky left-0 z-10 bg-paper';

export function CompareTable(props: CompareTableProps) {
  const { chosen } = props;
  return (
    <section
      aria-label={text.table}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable with the keyboard
      tabIndex={0}
      className="relative overflow-x-auto border-hairline border-y focus-visible:outline-offset-0"
    >
      <table className="min-w-full border-separate border-spacing-0 text-small">
        <caption className="sr-only">{text.table}</caption>
        <thead>
          <tr>
            <th scope="col" className={`${sticky} w-26 min-w-26 tablet:w-40 tablet:min-w-40`}>
              <span className="sr-only">{text.criterion}</span>
            </th>
            {chosen.map(({ id, name, listing }) => (
              <th key={id} scope="col" className="w-64 min-w-48 px-3 pt-4 pb-3 text-left align-top font-normal">
                <div className="max-w-56">
                  <PartnerPicture name={name} cover={listing?.cover ?? null} />
                </div>
                <span className="mt-3 block wrap-anywhere font-display text-heading">
                  {listing === null ? (
                    name
                  ) : (
                    <Link to={listingAddress(listing)} className="hover:text-accent hover:underline">
                      {name}
                    </Link>
                  )}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rowsOf(props).map(({ label, cell }) => (
            <tr key={label}>
              <th
                scope="row"
                className={`${sticky} border-hairline border-t py-3 pr-3 text-left align-top font-normal text-quiet`}
              >
                {label}
              </th>
              {chosen.map((entry) => (
                <td key={entry.id} className="wrap-anywhere border-hairline border-t px-3 py-3 align-top">
                  {cell(entry)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const unknown = <span className="text-quiet">{text.unknown}</span>;

function rowsOf({ lines, facts, day, cheapestId, today, canEdit, canSeeBudget }: CompareTableProps): Row[] {
  const quoted: Row[] = [
    { label: text.quote, cell: (entry) => <QuoteTotal entry={entry} isCheapest={entry.id === cheapestId} /> },
    { label: text.validUntil, cell: ({ quote }) => (quote === null ? '' : formatShortDate(quote.valid_until)) },
    { label: text.included, cell: ({ quote }) => <Lines lines={lines.get(quote?.id ?? '') ?? []} /> },
  ];
  return [
    { label: text.state, cell: (entry) => <State entry={entry} /> },
    { label: text.price, cell: ({ listing }) => (listing && priceOf(listing)) ?? unknown },
    { label: text.rating, cell: ({ listing }) => <Reviews listing={listing} /> },
    {
      label: text.response,
      cell: ({ listing }) => (listing?.response_minutes == null ? unknown : formatMinutes(listing.response_minutes)),
    },
    { label: text.capacity, cell: ({ listing }) => (listing && capacityOf(listing)) ?? unknown },
    { label: text.place, cell: ({ listing }) => listing?.commune || unknown },
    { label: text.distance, cell: (entry) => distanceOf(factsOf(entry, facts)) ?? unknown },
    ...(day === null
      ? []
      : [
          {
            label: text.onDay(formatShortDate(day)),
            cell: (entry: EventPartner) => <Availability entry={entry} facts={factsOf(entry, facts)} />,
          },
        ]),
    ...(canSeeBudget ? quoted : []),
    { label: text.notes, cell: ({ notes }) => <span className="whitespace-pre-line text-quiet">{notes}</span> },
    { label: text.actions, cell: (entry) => <Actions entry={entry} today={today} canEdit={canEdit} /> },
  ];
}

const factsOf = ({ partner_id: id }: EventPartner, facts: CompareTableProps['facts']): ComparedFacts | undefined =>
  facts.get(id ?? '');

const distanceOf = (facts: ComparedFacts | undefined): string | null =>
  facts?.km == null ? null : facts.km < 1 ? text.nearby : text.km(formatCount(Math.round(facts.km)));

/** The day of a booked partner is taken by this event. */
function Availability({ entry, facts }: { entry: EventPartner; facts: ComparedFacts | undefined }) {
  if (entry.state === 'booked') return <span className="text-success">{text.bookedDay}</span>;
  if (facts?.isFree == null) return unknown;
  return facts.isFree ? (
    <span className="text-success">{text.free}</span>
  ) : (
    <span className="text-danger">{text.taken}</span>
  );
}

function State({ entry }: { entry: EventPartner }) {
  const { text: label, tone } = stateBadge(entry);
  return <Badge tone={tone}>{label}</Badge>;
}

function Reviews({ listing }: Pick<EventPartner, 'listing'>) {
  const rating = listing && ratingOf(listing);
  return rating === null ? <span className="text-quiet">{eventPartners.entry.noReview}</span> : <Rating {...rating} />;
}

function QuoteTotal({ entry: { quote }, isCheapest }: { entry: EventPartner; isCheapest: boolean }) {
  if (quote === null) return <span className="text-quiet">{text.noQuote}</span>;
  return (
    <span className="font-medium tabular-nums">
      {formatMoney(quote.total_ttc_cents)}
      {isCheapest && <span className="block font-normal text-success">{text.lowest}</span>}
    </span>
  );
}

function Lines({ lines }: { lines: readonly QuotedLine[] }) {
  if (lines.length === 0) return null;
  return (
    <ul className="flex flex-col gap-1">
      {lines.map(({ id, label, is_optional: isOptional }) => (
        <li key={id}>
          {label}
          {isOptional && <span className="text-quiet"> {text.option}</span>}
        </li>
      ))}
    </ul>
  );
}

function Actions({ entry, today, canEdit }: { entry: EventPartner; today: CivilDate; canEdit: boolean }) {
  const { request, quote, name, partner_id: partner, state } = entry;
  const { ask, askOf, openOf } = eventPartners.entry;
  const canAccept = canEdit && state === 'quoted' && quote?.state === 'sent' && !isOverdue(entry, today);
  return (
    <div className="flex flex-col items-start gap-2">
      {canEdit && canBeAsked(entry) && partner !== null && (
        <Link to={askAddress([partner])} aria-label={askOf(name)} className={buttonLook({ size: 'small' })}>
          {ask}
        </Link>
      )}
      {request !== null && canAccept && (
        <Link
          to={requestAddress(request.id, true)}
          aria-label={text.acceptOf(name)}
          className={buttonLook({ size: 'small' })}
        >
          {text.accept}
        </Link>
      )}
      {request !== null && (
        <Link
          to={requestAddress(request.id)}
          aria-label={openOf(text.read, name)}
          className={buttonLook({ size: 'small', look: 'secondary' })}
        >
          {text.read}
        </Link>
      )}
    </div>
  );
}
