// The invitation that a guest's pages are about.
import { createContext, useContext } from 'react';
import type { Invitation } from '#web/features/guest-area/invitation/invitation.ts';
import type { Delivery } from '#web/features/guest-area/rsvp/pending-reply.ts';

interface CurrentInvitation {
  token: string;
  invitation: Invitation;
  /** Sends the reply that was written down. */
  send: () => Promise<Delivery>;
}

const CurrentInvitationContext = createContext<CurrentInvitation | null>(null);
export const CurrentInvitationProvider = CurrentInvitationContext.Provider;

/** Only below the frame that has opened one. */
export function useInvitation(): CurrentInvitation {
  const current = useContext(CurrentInvitationContext);
  if (current === null) throw new Error('no invitation stands above this screen');
  return current;
}
