// /client/guests/kitchen: the share links of the kitchen sheet.

import { useCurrentEvent } from '#web/features/events/current-event.ts';
import { ShareLinks } from '#web/features/events/share-links/share-link-list.tsx';
import { Metadata } from '#web/lib/seo/metadata.tsx';
import { kitchen } from '#web/locales/fr/guest/kitchen.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Breadcrumbs } from '#web/ui/layout/breadcrumbs.tsx';

const { links: text } = kitchen;

export function Component() {
  const { id, canEdit } = useCurrentEvent();
  return (
    <>
      <Metadata title={text.title} description={text.description} />
      <Breadcrumbs parents={[{ label: text.back, href: '/client/guests' }]} current={text.title} />
      <h1 className="mt-3 text-title">{text.title}</h1>
      <p className="mt-3 mb-8 max-w-measure text-quiet">{text.text}</p>
      <ShareLinks
        eventId={id}
        kind="kitchen"
        canEdit={canEdit}
        hint={text.labelHint}
        empty={<EmptyState title={text.empty} text={text.emptyText} />}
        level={2}
      />
    </>
  );
}
