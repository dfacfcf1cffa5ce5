// One vendor of the team: who and where, from how much, where it stands in words, and the one thing to do next.
import { Link } from 'react-router';
import { askAddress, requestAddress, reviewAddress } from '#web/features/event-partners/addresses.ts';
import { VendorMenu } from '#web/features/event-partners/components/partner-menu.tsx';
import { VendorPicture } from '#web/features/event-partners/components/partner-picture.tsx';
import { durationOf, nextOf, priceOf, ratingOf, stateOf, tradeIn } from '#web/features/event-partners/entry-text.ts';
import { awaitsReview, canBeAsked, type TeamEntry } from '#web/features/event-partners/partner-board.ts';
import type { CivilDate } from '#web/lib/format/civil-date.ts';
import { team } from '#web/locales/fr/event-partners.ts';
import { Badge } from '#web/ui/badge.tsx';
import { buttonLook } from '#web/ui/button.tsx';
import { Rating } from '#web/ui/text/rating.tsx';

const { entry: text } = team;

interface VendorRowProps {
  entry: TeamEntry;
  today: CivilDate;
  canEdit: boolean;
  onEdit: (entry: TeamEntry) => void;
  onRemove: (entry: TeamEntry) => void;
}

export function VendorRow({ entry, today, canEdit, onEdit, onRemove }: VendorRowProps) {
  const { name, listing, request, notes } = entry;
  const state = stateOf(entry);
  return (
    <li className="grid grid-cols-[5.5rem_minmax(0,1fr)_2.75rem] gap-x-4 gap-y-3 border-hairline border-t py-5 tablet:grid-cols-[8rem_minmax(0,1fr)_2.75rem] tablet:gap-x-6 desktop:grid-cols-[8rem_minmax(0,1fr)_minmax(0,17rem)_2.75rem]">
      <VendorPicture name={name} cover={listing?.cover ?? null} />
      <div className="min-w-0">
        <h3 className="wrap-anywhere text-heading">
          {listing === null ? (
            name
          ) : (
            <Link
              to={`/partners/${listing.type}/${listing.slug}`}
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
          <Badge tone={state.tone}>{state.word}</Badge>
          {request !== null && request.unread > 0 && <Badge tone="accent">{team.unread(request.unread)}</Badge>}
        </div>
        <p className="text-quiet text-small">{nextOf(entry, today)}</p>
        <NextAct entry={entry} canEdit={canEdit} />
      </div>
      {canEdit ? <VendorMenu entry={entry} onEdit={onEdit} onRemove={onRemove} /> : <span />}
    </li>
  );
}

function Facts({ entry: { listing, partner_id: partner, contact } }: { entry: TeamEntry }) {
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
          <p className="text-quiet">{text.responds(durationOf(listing.response_minutes))}</p>
        )}
      </div>
    </div>
  );
}

/** What is over is reviewed; a request that is under way or was answered is opened; else a quote is asked for. */
function NextAct({ entry, canEdit }: { entry: TeamEntry; canEdit: boolean }) {
  const { request, state, name, partner_id: partner } = entry;
  const isOver = canEdit && awaitsReview(entry);
  const isAskable = canEdit && !isOver && canBeAsked(entry) && partner !== null;
  const isQuoted = state === 'quoted';
  const words = state === 'asked' || state === 'quoted' || state === 'booked' ? text.open[state] : text.open.closed;
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
          aria-label={text.askOf(name)}
          className={buttonLook({ size: 'small', look: 'secondary' })}
        >
          {request === null ? text.ask : text.askAgain}
        </Link>
      )}
      {request !== null && (
        <Link
          to={requestAddress(request.id)}
          aria-label={text.openOf(words, name)}
          className={buttonLook({ size: 'small', look: isQuoted ? 'primary' : isAskable ? 'quiet' : 'secondary' })}
        >
          {words}
        </Link>
      )}
    </div>
  );
}
