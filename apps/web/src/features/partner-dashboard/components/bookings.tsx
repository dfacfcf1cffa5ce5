// The next bookings, and the new dates that wait for the partner's agreement.
import { Link } from 'react-router';
import type { PartnerDashboard } from '#web/features/partner-dashboard/dashboard.ts';
import { formatCivilDate } from '#web/lib/format/civil-date.ts';
import { partnerDashboard } from '#web/locales/fr/partner/partner-dashboard.ts';
import { Nothing } from '#web/ui/feedback/empty-block.tsx';
import { Block } from '#web/ui/layout/block.tsx';

const { bookings: text } = partnerDashboard;

interface BookingsProps {
  bookings: PartnerDashboard['bookings'];
  datesToAgree: PartnerDashboard['dates_to_agree'];
}

export function Bookings({ bookings, datesToAgree }: BookingsProps) {
  return (
    <Block title={text.title} linkLabel={text.all} href="/partner/calendar">
      {datesToAgree.map(({ id, event_name: event, date_to_agree: day }) => (
        <p key={id} className="py-2">
          <Link to={`/partner/requests/${id}`} className="text-accent underline underline-offset-4">
            {text.toAgree(event, formatCivilDate(day))}
          </Link>
        </p>
      ))}
      {bookings.length === 0 ? (
        <Nothing title={text.empty} note={text.emptyText} />
      ) : (
        <ul aria-label={text.list} className="divide-y divide-hairline">
          {bookings.map((booking) => (
            <li key={booking.id}>
              <Link to={`/partner/requests/${booking.id}`} className="group block py-3">
                {booking.starts_on !== null && (
                  <span className="block font-display text-heading first-letter:uppercase">
                    {formatCivilDate(booking.starts_on)}
                  </span>
                )}
                <span className="block wrap-anywhere underline-offset-4 group-hover:underline">
                  {booking.event_name}
                </span>
                {booking.place !== null && <span className="block text-quiet text-small">{booking.place}</span>}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Block>
  );
}
