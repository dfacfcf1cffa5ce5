// One moment of the event: its time, its place, and the links to a map and to the way there.
import { MapPin, Route } from 'lucide-react';
import { CalendarButton } from '#web/features/guest-area/invitation/calendar-button.tsx';
import type { Invitation, Moment } from '#web/features/guest-area/invitation/invitation.ts';
import { mapAddress, routeAddress } from '#web/features/guest-area/invitation/place-links.ts';
import { useGuestFormat, useGuestText } from '#web/features/guest-area/language/guest-locale.ts';
import type { GuestText } from '#web/locales/guest-locale.ts';
import { buttonLook } from '#web/ui/button.tsx';

export function MomentCard({ invitation, moment }: { invitation: Invitation; moment: Moment }) {
  const { event: text, calendar } = useGuestText();
  const format = useGuestFormat();
  const place = [moment.place, moment.address].filter(Boolean).join(', ');
  return (
    <li className="grid gap-x-6 gap-y-1 py-6 tablet:grid-cols-[7rem_minmax(0,1fr)]">
      <p className="font-display text-heading tabular-nums tablet:pt-0.5">
        {moment.hour === null ? (
          <span className="font-text text-quiet text-small tracking-normal">{text.hourToCome}</span>
        ) : (
          format.time(moment.hour)
        )}
      </p>
      <div className="min-w-0">
        <h3 className="wrap-anywhere text-heading">
          <bdi>{moment.name}</bdi>
        </h3>
        {moment.place !== null && (
          <p className="wrap-anywhere">
            <bdi>{moment.place}</bdi>
          </p>
        )}
        {moment.address !== null && (
          <p className="wrap-anywhere whitespace-pre-line text-quiet text-small">
            <bdi>{moment.address}</bdi>
          </p>
        )}
        {tablesAt(invitation, moment, text).map((line) => (
          <p key={line} className="wrap-anywhere mt-2 font-medium">
            {line}
          </p>
        ))}
        <div className="mt-3 -ms-4 flex flex-wrap">
          {place !== '' && (
            <>
              <a
                href={mapAddress(place)}
                target="_blank"
                rel="noreferrer"
                aria-label={text.mapOf(moment.place ?? place)}
                className={buttonLook({ look: 'quiet', size: 'small' })}
              >
                <MapPin aria-hidden className="size-5" strokeWidth={1.5} />
                {text.map}
              </a>
              <a
                href={routeAddress(place, navigator.userAgent)}
                target="_blank"
                rel="noreferrer"
                aria-label={text.routeTo(moment.place ?? place)}
                className={buttonLook({ look: 'quiet', size: 'small' })}
              >
                <Route aria-hidden className="size-5" strokeWidth={1.5} />
                {text.route}
              </a>
            </>
          )}
          <CalendarButton
            invitation={invitation}
            moments={[moment]}
            label={calendar.addOne(moment.name)}
            look="quiet"
          />
        </div>
      </div>
    </li>
  );
}

/** « Votre table : Les Lilas », or a line for each person when they sit at several tables. */
function tablesAt({ tables = [], people }: Invitation, { id }: Moment, text: GuestText['event']): string[] {
  const seated = tables.filter(({ moment }) => moment === id);
  const [first] = seated;
  if (first === undefined) return [];
  if (seated.every(({ name }) => name === first.name)) return [text.yourTable(first.name)];
  return seated.map(({ guest: guestId, name }) =>
    text.tableOf(people.find((person) => person.id === guestId)?.first_name || text.companion, name),
  );
}
