// /guest/event: the programme, the places and the practical information of an invitation.

import { useInvitation, useOfflineGuestPage } from '#web/features/guest-area/invitation/current-invitation.ts';
import { type Moment, titleOf } from '#web/features/guest-area/invitation/invitation.ts';
import { MomentCard } from '#web/features/guest-area/invitation/moment-card.tsx';
import { formatDays } from '#web/features/guest-area/invitation/moment-text.ts';
import { PracticalBlocks } from '#web/features/guest-area/invitation/practical-blocks.tsx';
import { formatCivilDate } from '#web/lib/format/civil-date.ts';
import { capitalised } from '#web/lib/format/format.ts';
import { Metadata } from '#web/lib/seo/metadata.tsx';
import { guest } from '#web/locales/fr/guest/guest.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';

const { event: text } = guest;

export function Component() {
  const { invitation } = useInvitation();
  useOfflineGuestPage();
  const { event, look, moments } = invitation;
  return (
    <>
      <Metadata title={text.title} description={text.description} />
      <p className="label-caps text-metal">{text.title}</p>
      <h1 className="wrap-anywhere mt-2 text-title">{titleOf(invitation)}</h1>
      <p className="mt-3 text-lead">{formatDays(event)}</p>
      {event.place !== null && <p className="text-quiet">{event.place}</p>}
      <div className="mt-8 grid gap-x-16 desktop:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div>
          {moments.length === 0 ? (
            <EmptyState title={text.none} text={text.noneText} />
          ) : (
            byDay(moments).map(([day, those]) => (
              <section key={day} className="border-hairline border-t pt-6 pb-4">
                <h2 className="label-caps font-text text-metal">
                  {day === '' ? text.dayToCome : capitalised(formatCivilDate(day))}
                </h2>
                <ul className="divide-y divide-hairline">
                  {those.map((moment) => (
                    <MomentCard key={moment.id} invitation={invitation} moment={moment} />
                  ))}
                </ul>
              </section>
            ))
          )}
        </div>
        <div>
          {invitation.state === 'open' && !invitation.household.answered && (
            <p className="border-hairline border-t pt-6 pb-10">
              <ButtonLink href={`/guest/${invitation.guest_id}`}>{text.answer}</ButtonLink>
            </p>
          )}
          <PracticalBlocks look={look} />
        </div>
      </div>
    </>
  );
}

/** The moments are sorted; those without a day come last, under an empty day. */
const byDay = (moments: readonly Moment[]): Array<[string, Moment[]]> =>
  Object.entries(Object.groupBy(moments, ({ day }) => day ?? '')).map(([day, those]) => [day, those ?? []]);
