// The moments of an invitation, day by day.
import type { Invitation, Moment } from '#web/features/guest-area/invitation/invitation.ts';
import { MomentCard } from '#web/features/guest-area/invitation/moment-card.tsx';
import { useGuestFormat, useGuestText } from '#web/features/guest-area/language/guest-locale.ts';
import { capitalised } from '#web/lib/format/format.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';

export function Programme({ invitation }: { invitation: Invitation }) {
  const { event: text } = useGuestText();
  const format = useGuestFormat();
  const { moments } = invitation;
  if (moments.length === 0) return <EmptyState title={text.none} text={text.noneText} />;
  return byDay(moments).map(([day, those]) => (
    <section key={day} className="border-hairline border-t pt-6 pb-4">
      <h2 className="label-caps font-text text-metal">
        {day === '' ? text.dayToCome : capitalised(format.civilDate(day))}
      </h2>
      <ul className="divide-y divide-hairline">
        {those.map((moment) => (
          <MomentCard key={moment.id} invitation={invitation} moment={moment} />
        ))}
      </ul>
    </section>
  ));
}

/** The moments are sorted; those without a day come last, under an empty day. */
const byDay = (moments: readonly Moment[]): Array<[string, Moment[]]> =>
  Object.entries(Object.groupBy(moments, ({ day }) => day ?? '')).map(([day, those]) => [day, those ?? []]);
