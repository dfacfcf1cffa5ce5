// The React context of the invitation that a guest's pages show.
import { createContext, useContext } from 'react';
import type { Invitation } from '#web/features/guest-area/invitation/invitation.ts';

interface CurrentInvitation {
  token: string;
  invitation: Invitation;
}

const CurrentInvitationContext = createContext<CurrentInvitation | null>(null);
export const CurrentInvitationProvider = CurrentInvitationContext.Provider;

/** Throws outside of the invitation frame. */
export function useInvitation(): CurrentInvitation {
  const current = useContext(CurrentInvitationContext);
  if (current === null) throw new Error('useInvitation needs a CurrentInvitationProvider above it');
  return current;
}
