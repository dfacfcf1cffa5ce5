// A gift in the list: who gave what, the amount, and the button that marks the thank-you.
import { Circle, CircleCheck } from 'lucide-react';
import { Link } from 'react-router';
import { type Gift, giverOf } from '#web/features/guest-site/gifts/gifts.ts';
import { formatShortDate } from '#web/lib/format/civil-date.ts';
import { formatMoney } from '#web/lib/format/format.ts';
import { gifts as text } from '#web/locales/fr/client/gifts.ts';
import { RowActions } from '#web/ui/lists/row-actions.tsx';

interface GiftRowProps {
  gift: Gift;
  canEdit: boolean;
  onThank: () => void;
  onEdit: () => void;
  onRemove: () => void;
}

export function GiftRow({ gift, canEdit, onThank, onEdit, onRemove }: GiftRowProps) {
  const giver = giverOf(gift);
  const Thanked = gift.thanked_on === null ? Circle : CircleCheck;
  const dates = [
    text.receivedOn(formatShortDate(gift.received_on)),
    ...(gift.thanked_on === null ? [] : [text.thankedOn(formatShortDate(gift.thanked_on))]),
  ];
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-hairline py-4 not-last:border-b">
      <div className="min-w-0 flex-1 basis-64">
        <p className="flex flex-wrap items-baseline gap-x-3">
          <span className="wrap-anywhere font-medium">{gift.label}</span>
          {gift.amount_cents !== null && <span className="tabular-nums">{formatMoney(gift.amount_cents)}</span>}
        </p>
        <p className="flex flex-wrap items-center gap-x-3 text-quiet text-small">
          {gift.household_id === null ? (
            <span className="inline-flex min-h-11 items-center wrap-anywhere">{giver}</span>
          ) : (
            <Link
              to={`/client/guests/${gift.household_id}`}
              className="inline-flex min-h-11 items-center wrap-anywhere text-accent underline-offset-4 hover:underline"
            >
              {giver}
            </Link>
          )}
          <span>{dates.join(', ')}</span>
        </p>
      </div>
      {canEdit && (
        <div className="flex items-center gap-2">
          <button
            type="button"
            aria-pressed={gift.thanked_on !== null}
            aria-label={text.thankOf(giver, gift.label)}
            onClick={onThank}
            className="inline-flex min-h-11 items-center gap-2 rounded-round border border-hairline px-4 text-small transition-colors hover:border-ink aria-pressed:border-success aria-pressed:text-success"
          >
            <Thanked aria-hidden className="size-4.5 shrink-0" strokeWidth={1.5} />
            {text.thank}
          </button>
          <RowActions
            editLabel={text.edit(gift.label)}
            removeLabel={text.remove(gift.label)}
            onEdit={onEdit}
            onRemove={onRemove}
          />
        </div>
      )}
    </li>
  );
}
