// The React context of the invitation that a guest's pages show.
import { createContext, useContext, useEffect } from 'react';
import type { Invitation } from '#web/features/guest-area/invitation/invitation.ts';
import { ignore, loadCopies } from '#web/features/guest-area/invitation/invitation-copy.ts';

interface CurrentInvitation {
  token: string;
  invitation: Invitation;
  /** It was read in this browser before, and there is no network now. */
  isCopy: boolean;
}

const CurrentInvitationContext = createContext<CurrentInvitation | null>(null);
export const CurrentInvitationProvider = CurrentInvitationContext.Provider;

/** The service worker caches the page on screen once its invitation came from the network. */
export function useOfflineGuestPage(): void {
  const { isCopy, invitation } = useInvitation();
  const { guest_id: id } = invitation;
  useEffect(() => {
    if (isCopy) return;
    void loadCopies().then(({ cacheOfflinePage }) => cacheOfflinePage('/guest/', { invitation: id }), ignore);
  }, [isCopy, id]);
}

/** Throws outside of the invitation frame. */
export function useInvitation(): CurrentInvitation {
  const current = useContext(CurrentInvitationContext);
  if (current === null) throw new Error('useInvitation needs a CurrentInvitationProvider above it');
  return current;
}
