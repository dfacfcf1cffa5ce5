// /client/guests: the guest list and the panel of a household.
import { useNavigate, useParams } from 'react-router';
import { useCurrentEvent } from '#web/features/events/current-event.ts';
import { HouseholdSheet } from '#web/features/guests/household/household-sheet.tsx';
import { GuestList } from '#web/features/guests/list/guest-list.tsx';
import { HouseholdInvitation } from '#web/features/invitations/components/household-invitation.tsx';
import { Metadata } from '#web/lib/seo/metadata.tsx';
import { guests as text } from '#web/locales/fr/client/guests.ts';

export function Component() {
  const { id, name, canEdit } = useCurrentEvent();
  const { householdId } = useParams();
  const navigate = useNavigate();
  return (
    <>
      <Metadata title={text.title} description={text.description} />
      <GuestList eventId={id} eventName={name} canEdit={canEdit} />
      {householdId !== undefined && (householdId !== 'new' || canEdit) && (
        <HouseholdSheet
          eventId={id}
          canEdit={canEdit}
          householdId={householdId === 'new' ? null : householdId}
          renderInvitation={(household) => <HouseholdInvitation eventId={id} household={household} />}
          onClose={() => void navigate('/client/guests', { preventScrollReset: true })}
        />
      )}
    </>
  );
}
