// /guest/event: the programme, the places and the practical information of an invitation.

import { useInvitation, useOfflineGuestPage } from '#web/features/guest-area/invitation/current-invitation.ts';
import { titleOf } from '#web/features/guest-area/invitation/invitation.ts';
import { formatDays } from '#web/features/guest-area/invitation/moment-text.ts';
import { PracticalBlocks } from '#web/features/guest-area/invitation/practical-blocks.tsx';
import { Programme } from '#web/features/guest-area/invitation/programme.tsx';
import { useGuestLocale } from '#web/features/guest-area/language/guest-locale.ts';
import { Metadata } from '#web/lib/seo/metadata.tsx';
import { ButtonLink } from '#web/ui/button.tsx';

export function Component() {
  const locale = useGuestLocale();
  const { event: text } = locale.text;
  const { invitation } = useInvitation();
  useOfflineGuestPage();
  const { event, look } = invitation;
  return (
    <>
      <Metadata title={text.title} description={text.description} />
      <p className="label-caps text-metal">{text.title}</p>
      <h1 className="wrap-anywhere mt-2 text-title">
        <bdi>{titleOf(invitation)}</bdi>
      </h1>
      <p className="mt-3 text-lead">{formatDays(event, locale)}</p>
      {event.place !== null && (
        <p className="text-quiet">
          <bdi>{event.place}</bdi>
        </p>
      )}
      <div className="mt-8 grid gap-x-16 desktop:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div>
          <Programme invitation={invitation} />
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
