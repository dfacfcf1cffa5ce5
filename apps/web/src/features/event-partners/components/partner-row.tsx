// One partner of the event: its listing, its state and the next action.
import { Link } from 'react-router';
import { askAddress, listingAddress, requestAddress, reviewAddress } from '#web/features/event-partners/addresses.ts';
import { PartnerMenu } from '#web/features/event-partners/components/partner-menu.tsx';
import { PartnerPicture } from '#web/features/event-partners/components/partner-picture.tsx';
import { nextStepText, priceOf, ratingOf, stateBadge, tradeIn } from '#web/features/event-partners/entry-text.ts';
import { awaitsReview, canBeAsked, type EventPartner } from '#web/features/event-partners/partner-board.ts';
import type { CivilDate } from '#web/lib/format/civil-date.ts';
import { formatMinutes } from '#web/lib/format/format.ts';
import { eventPartners } from '#web/locales/fr/client/event-partners.ts';
import { Badge } from '#web/ui/badge.tsx';
import { buttonLook } from '#web/ui/button.tsx';
import { Rating } from '#web/ui/text/rating.tsx';

const { entry: text } = eventPartners;

interface PartnerRowProps {
  entry: EventPartner;
  today: CivilDate;
  canEdit: boolean;
  onEdit: (entry: EventPartner) => void;
  onRemove: (entry: EventPartner) => void;
}

export function PartnerRow({ entry, today, canEdit, onEdit, onRemove }: PartnerRowProps) {
  const { name, listing, request, notes } = entry;
  const state = stateBadge(entry);
  return (
    <li className="grid grid-cols-[88px_minmax(0,1fr)_44px] gap-x-4 gap-y-3 border-hairline border-t py-5 tablet:grid-cols-[8rem_minmax(0,1fr)_2.75rem] tablet:gap-x-6 desktop:grid-cols-[8rem_minmax(0,1fr)_minmax(0,17rem)_2.75rem]">
      <PartnerPicture name={name} cover={listing?.cover ?? null} />
      <div className="min-w-0">
        <h3 className="wrap-anywhere text-heading">
          {listing === null ? (
            name
          ) : (
            <Link
              to={listingAddress(listing)}
              className="decoration-1 underline-offset-4 hover:text-accent hover:underline"
            >
              {name}
            </Link>
          )}
        </h3>
        <Facts entry={entry} />
        {notes !== '' && (
          <p className="mt-2 line-clamp-3 whitespace-pre-line wrap-anywhere border-ornament border-l pl-3 text-quiet text-small">
            <span className="sr-only">{`${text.notes}\u00a0: `}</span>
            {notes}
          </p>
        )}
      </div>
      <div className="col-span-3 flex flex-col items-start gap-2 max-desktop:order-last tablet:max-desktop:col-span-2 tablet:max-desktop:col-start-2 desktop:col-span-1">
        <div className="flex flex-wrap items-center gap-2">
          <Badge tone={state.tone}>{state.text}</Badge>
          {request !== null && request.unread > 0 && (
            <Badge tone="accent">{eventPartners.unread(request.unread)}</Badge>
          )}
        </div>
        <p className="text-quiet text-small">{nextStepText(entry, today)}</p>
        <NextAction entry={entry} canEdit={canEdit} />
      </div>
      {canEdit ? <PartnerMenu entry={entry} onEdit={onEdit} onRemove={onRemove} /> : <span />}
    </li>
  );
}

function Facts({ entry: { listing, partner_id: partner, contact } }: { entry: EventPartner }) {
  if (listing === null) {
    return (
      <div className="mt-1 text-quiet text-small">
        <p>{partner === null ? text.elsewhere : text.unlisted}</p>
        {contact !== '' && <p className="wrap-anywhere">{contact}</p>}
      </div>
    );
  }
  const [price, rating] = [priceOf(listing), ratingOf(listing)];
  return (
    <div className="mt-1 flex flex-col gap-1 text-small">
      <p className="text-quiet">{tradeIn(listing.type, listing.commune)}</p>
      <p className={price === null ? 'text-quiet' : ''}>{price === null ? text.onRequest : `${text.from} ${price}`}</p>
      <div className="flex flex-wrap gap-x-4 gap-y-1">
        {rating === null ? <p className="text-quiet">{text.noReview}</p> : <Rating {...rating} />}
        {listing.response_minutes !== null && (
          <p className="text-quiet">{text.responds(formatMinutes(listing.response_minutes))}</p>
        )}
      </div>
    </div>
  );
}

/** A past booking is reviewed, an existing request is opened, and otherwise a quote is asked for. */
function NextAction({ entry, canEdit }: { entry: EventPartner; canEdit: boolean }) {
  const { request, state, name, partner_id: partner } = entry;
  const isOver = canEdit && awaitsReview(entry);
  const isAskable = canEdit && !isOver && canBeAsked(entry) && partner !== null;
  const isQuoted = state === 'quoted';
  const openLabel = state === 'asked' || state === 'quoted' || state === 'booked' ? text.open[state] : text.open.closed;
  return (
    <div className="flex flex-wrap gap-2 empty:hidden">
      {request !== null && isOver && (
        <Link
          to={reviewAddress(request.id)}
          aria-label={text.giveReviewOf(name)}
          className={buttonLook({ size: 'small' })}
        >
          {text.giveReview}
        </Link>
      )}
      {isAskable && (
        <Link
          to={askAddress([partner])}
          preventScrollReset
          aria-label={request === null ? text.askOf(name) : text.askAgainOf(name)}
          className={buttonLook({ size: 'small', look: 'secondary' })}
        >
          {request === null ? text.ask : text.askAgain}
        </Link>
      )}
      {request !== null && (
        <Link
          to={requestAddress(request.id)}
          aria-label={text.openOf(openLabel, name)}
          className={buttonLook({ size: 'small', look: isQuoted ? 'primary' : isAskable ? 'quiet' : 'secondary' })}
        >
          {openLabel}
        </Link>
      )}
    </div>
  );
}
