// /guest/menu: the dishes of each moment and the choices of the household.

import { useInvitation, useOfflineGuestPage } from '#web/features/guest-area/invitation/current-invitation.ts';
import { useGuestText } from '#web/features/guest-area/language/guest-locale.ts';
import { MenuCard } from '#web/features/guest-area/menus/menu-card.tsx';
import { Metadata } from '#web/lib/seo/metadata.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Flourish } from '#web/ui/ornaments/flourish.tsx';

export function Component() {
  const guest = useGuestText();
  const { menu: text } = guest;
  const { invitation } = useInvitation();
  useOfflineGuestPage();
  const { guest_id: guestId, moments, people, state } = invitation;
  const served = moments.filter(({ menus }) => menus.length > 0);
  const hasChosen = people.some(({ menu }) => Object.keys(menu).length > 0);
  return (
    <>
      <Metadata title={text.title} description={text.description} />
      <h1 className="text-title">{text.title}</h1>
      {served.length === 0 ? (
        <EmptyState title={text.none} text={text.noneText} />
      ) : (
        <>
          <Flourish className="mt-6 mb-8" />
          <div className="grid gap-x-16 desktop:grid-cols-2">
            {served.map((moment) => (
              <MenuCard key={moment.id} moment={moment} people={people} />
            ))}
          </div>
          {state === 'open' && (
            <div className="flex flex-col items-start gap-5">
              <p className="max-w-measure text-quiet">{text.diet}</p>
              <ButtonLink href={`/guest/${guestId}`} look="secondary">
                {hasChosen ? text.change : text.choose}
              </ButtonLink>
            </div>
          )}
        </>
      )}
    </>
  );
}
