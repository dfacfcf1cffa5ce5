// The heading and the navigation of the pages about the guests' website.
import { NavLink } from 'react-router';
import { useCurrentEvent } from '#web/features/events/current-event.ts';
import { PendingPhotos } from '#web/features/guest-site/album/pending-photos.tsx';
import { Metadata } from '#web/lib/seo/metadata.tsx';
import { gifts } from '#web/locales/fr/client/gifts.ts';
import { menus } from '#web/locales/fr/client/menus.ts';
import { translations } from '#web/locales/fr/client/translations.ts';
import { website as text } from '#web/locales/fr/client/website.ts';
import { album } from '#web/locales/fr/guest/album.ts';
import { guestMessages } from '#web/locales/fr/guest/guest-messages.ts';

const LOOK = '/client/website';
const ALBUM = '/client/website/album';

const parts = [
  { href: LOOK, label: text.parts.look },
  { href: '/client/website/menus', label: menus.part },
  { href: '/client/website/languages', label: translations.part },
  { href: ALBUM, label: album.label },
  { href: '/client/website/words', label: guestMessages.label },
  { href: '/client/website/gifts', label: gifts.label },
];

export function WebsiteHead({ lead }: { lead: string }) {
  const { id: eventId } = useCurrentEvent();
  return (
    <>
      <Metadata title={text.title} description={text.description} />
      <h1 className="text-title">{text.title}</h1>
      <p className="mt-2 mb-6 max-w-measure text-quiet">{lead}</p>
      <nav
        aria-label={text.parts.label}
        ref={showCurrent}
        className="relative -mx-1 mb-8 flex gap-4 overflow-x-auto print:hidden border-hairline border-b [scrollbar-width:none]"
      >
        {parts.map(({ href, label }) => (
          <NavLink
            key={href}
            to={href}
            // The page about who chose what is part of the menus.
            end={href === LOOK}
            className="inline-flex min-h-12 shrink-0 items-center border-transparent border-b-2 px-1 text-quiet text-small transition-colors hover:text-ink focus-visible:outline-offset-[-2px] aria-[current=page]:border-accent aria-[current=page]:text-ink"
          >
            {label}
            {href === ALBUM && <PendingPhotos eventId={eventId} />}
          </NavLink>
        ))}
      </nav>
    </>
  );
}

/** On a phone the last parts lie beyond the edge, and the number of pending photos arrives later and moves them. */
function showCurrent(nav: HTMLElement | null): (() => void) | undefined {
  if (nav === null) return;
  const observer = new ResizeObserver(() => {
    nav.querySelector('[aria-current=page]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });
  for (const part of nav.children) observer.observe(part);
  return () => observer.disconnect();
}
