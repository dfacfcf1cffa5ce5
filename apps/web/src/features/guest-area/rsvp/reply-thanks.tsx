// The page after the reply: its state, its answers, and the buttons to change it or to save the dates.
import { type ReactNode, useEffect, useRef } from 'react';
import { CalendarButton } from '#web/features/guest-area/invitation/calendar-button.tsx';
import { HostContact, hasContact } from '#web/features/guest-area/invitation/host-contact.tsx';
import { type Invitation, momentsOf } from '#web/features/guest-area/invitation/invitation.ts';
import { useGuestFormat, useGuestText } from '#web/features/guest-area/language/guest-locale.ts';
import { comes } from '#web/features/guest-area/rsvp/reply.ts';
import { ReplySummary } from '#web/features/guest-area/rsvp/reply-summary.tsx';
import type { GuestFormat } from '#web/lib/format/guest-format.ts';
import type { GuestText } from '#web/locales/guest-locale.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';

/** The parameter that opens the form of a reply that was given. */
export const CHANGE = 'modifier';
/** The parameter of the page after a reply was posted. */
export const SENT = 'merci';

interface ReplyThanksProps {
  invitation: Invitation;
  /** Stored in this browser until there is a network. */
  isWaiting: boolean;
  /** The reply was just sent, so that the heading takes the focus. */
  isNew: boolean;
  /** Shown below the heading, such as a refusal. */
  notice?: ReactNode;
  onChange: () => void;
  onRetry: () => void;
}

export function ReplyThanks({ invitation, isWaiting, isNew, notice, onChange, onRetry }: ReplyThanksProps) {
  const guest = useGuestText();
  const { thanks: text } = guest;
  const format = useGuestFormat();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The focused button does not exist any more.
    if (isNew) heading.current?.focus();
  }, [isNew]);
  const { people, moments, household, state, look } = invitation;
  const isComing = people.some(comes);
  const unanswered = people.flatMap((person) =>
    momentsOf(invitation, person).filter(({ id }) => (person.answers[id] ?? null) === null),
  ).length;
  const attended = moments.filter(({ id }) => people.some(({ answers }) => answers[id] === true));
  const isClosed = state === 'closed';
  const variant = isWaiting ? 'waiting' : !household.answered ? 'none' : isComing ? 'coming' : 'absent';
  return (
    <div className="flex flex-col gap-6">
      <div>
        <h2 ref={heading} tabIndex={-1} className="text-title outline-none">
          {text[variant]}
        </h2>
        {!isWaiting && <p className="mt-2 max-w-measure text-lead text-quiet">{text[`${variant}Text`]}</p>}
      </div>
      {notice}
      {isWaiting && (
        <Notice tone="note" title={text.waitingText}>
          {text.waitingMore}
        </Notice>
      )}
      {isClosed && (
        <Notice tone="note" title={closedText(invitation, text, format)}>
          {hasContact(look) ? (
            <>
              <p>{text.closedContact}</p>
              <HostContact look={look} />
            </>
          ) : (
            text.closedText
          )}
        </Notice>
      )}
      {(household.answered || isWaiting) && <ReplySummary invitation={invitation} />}
      {!isClosed && unanswered > 0 && <p className="text-small">{text.left(unanswered)}</p>}
      <div className="flex flex-wrap gap-3">
        {isWaiting && <Button onClick={onRetry}>{text.retry}</Button>}
        <CalendarButton invitation={invitation} moments={attended} />
        {!isClosed && (
          <form
            action={`/guest/${invitation.guest_id}`}
            onSubmit={(submitted) => {
              submitted.preventDefault();
              onChange();
            }}
          >
            <Button look="quiet" size="small" type="submit" name={CHANGE} value="1">
              {text.change}
            </Button>
          </form>
        )}
      </div>
      {!isClosed && invitation.event.rsvp_closes_on !== null && (
        <p className="text-quiet text-small">{text.until(format.civilDate(invitation.event.rsvp_closes_on))}</p>
      )}
    </div>
  );
}

function closedText(
  { event: { rsvp_closes_on: closed, ends_on: end, starts_on: start } }: Invitation,
  text: GuestText['thanks'],
  format: GuestFormat,
): string {
  const day = closed ?? end ?? start;
  return day === null ? text.closedNow : text.closed(format.civilDate(day));
}
