// /client/website/menus: the dishes that guests can choose, and how many chose each.
import { useQuery } from '@tanstack/react-query';
import { WebsiteHead } from '#web/app/client/website/website-head.tsx';
import { useCurrentEvent } from '#web/features/events/current-event.ts';
import { websiteQuery } from '#web/features/events/queries.ts';
import { GuestTheme } from '#web/features/events/website/guest-theme.tsx';
import type { InvitedPerson } from '#web/features/guest-area/invitation/invitation.ts';
import { loadGuestLocale } from '#web/features/guest-area/language/guest-locale.ts';
import { MenuCard } from '#web/features/guest-area/menus/menu-card.tsx';
import { type MenuPreviewProps, MenusScreen } from '#web/features/guest-site/menus/menus-screen.tsx';
import { menus as text } from '#web/locales/fr/client/menus.ts';

await loadGuestLocale('fr');

export function Component() {
  const event = useCurrentEvent();
  return (
    <>
      <WebsiteHead lead={text.lead} />
      <MenusScreen key={event.id} event={event} Preview={Preview} />
    </>
  );
}

/** Uses the colours of the guests' website. */
function Preview({ eventId, served }: MenuPreviewProps) {
  const { data: website } = useQuery(websiteQuery(eventId));
  return (
    <GuestTheme colour={website?.colour ?? ''}>
      <div className="rounded-panel border border-hairline px-5">
        {served.map(({ moment, dishes }) => (
          <MenuCard key={moment.id} moment={{ ...moment, is_full: false, menus: [...dishes] }} people={sampleFamily} />
        ))}
      </div>
    </GuestTheme>
  );
}

const sampleGuest = {
  first_name: '',
  last_name: '',
  is_plus_one: false,
  diet: null,
  allergies: null,
  has_consented: false,
  answers: {},
  to_confirm: {},
  menu: {},
} as const;

/** The sample guests of the preview, who see every dish. */
const sampleFamily: readonly InvitedPerson[] = [
  { ...sampleGuest, id: 'adult', age_group: 'adult' },
  { ...sampleGuest, id: 'child', age_group: 'child' },
];
