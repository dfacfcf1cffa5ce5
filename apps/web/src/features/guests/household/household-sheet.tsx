// The side panel of one household, or of a new one, over the guest list.
import { useQuery } from '@tanstack/react-query';
import { HouseholdEditor, type RenderInvitation } from '#web/features/guests/household/household-editor.tsx';
import { guestBookQuery } from '#web/features/guests/queries.ts';
import { household as text } from '#web/locales/fr/client/household.ts';
import { SkeletonLines } from '#web/ui/feedback/skeleton.tsx';
import { SidePanel } from '#web/ui/overlays/overlay.tsx';

interface HouseholdSheetProps {
  eventId: string;
  canEdit: boolean;
  /** Null for a new household. */
  householdId: string | null;
  renderInvitation: RenderInvitation;
  onClose: () => void;
}

export function HouseholdSheet(props: HouseholdSheetProps) {
  const { eventId, canEdit, householdId, renderInvitation, onClose } = props;
  const { data: book } = useQuery(guestBookQuery(eventId));
  const home = book?.homes.find(({ household }) => household.id === householdId) ?? null;
  if (book !== undefined && (home !== null || householdId === null)) {
    return (
      <HouseholdEditor
        key={householdId}
        eventId={eventId}
        canEdit={canEdit}
        moments={book.moments}
        home={home}
        renderInvitation={renderInvitation}
        onClose={onClose}
      />
    );
  }
  return (
    <SidePanel isOpen onClose={onClose} title={text.title}>
      {book === undefined ? <SkeletonLines count={8} /> : <p className="text-quiet">{text.missing}</p>}
    </SidePanel>
  );
}
