// /client/guests/kitchen: who may see the kitchen's sheet of the event.

import { ShareLinks } from '#web/features/events/components/share-links.tsx';
import { useCurrentEvent } from '#web/features/events/current-event.ts';
import { Metadata } from '#web/lib/metadata.tsx';
import { kitchen } from '#web/locales/fr/kitchen.ts';
import { Breadcrumbs } from '#web/ui/breadcrumbs.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';

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
