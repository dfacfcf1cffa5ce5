// How the timeline is shared: with booked partners by a switch, with others by secret links that hosts create and revoke.
import { ShareLinks } from '#web/features/events/share-links/share-link-list.tsx';
import { PlanSharing } from '#web/features/timeline/components/plan-sharing.tsx';
import { timeline } from '#web/locales/fr/client/timeline.ts';
import { SidePanel } from '#web/ui/overlays/overlay.tsx';

const { links: text } = timeline;

export function ShareDialog({ eventId, onClose }: { eventId: string; onClose: () => void }) {
  return (
    <SidePanel isOpen onClose={onClose} title={text.title} description={text.text}>
      <div className="mb-8 border-hairline border-b pb-6">
        <PlanSharing eventId={eventId} />
      </div>
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
