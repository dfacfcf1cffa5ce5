// The secret links to the shared sheet: hosts create them, see their use and revoke them.
import { ShareLinks } from '#web/features/events/share-links/share-link-list.tsx';
import { timeline } from '#web/locales/fr/client/timeline.ts';
import { SidePanel } from '#web/ui/overlays/overlay.tsx';

const { links: text } = timeline;

export function ShareDialog({ eventId, onClose }: { eventId: string; onClose: () => void }) {
  return (
    <SidePanel isOpen onClose={onClose} title={text.title} description={text.text}>
      <ShareLinks
        eventId={eventId}
        kind="timeline"
        canEdit
        hint={text.labelHint}
        empty={<p className="mt-3 text-quiet">{text.empty}</p>}
        level={3}
      />
    </SidePanel>
  );
}
