// The copy of an invitation for offline use. What reads and writes copies is loaded after the page, in a task of its own: a first page
// must be light, and somebody may be using it.
import { useEffect, useState } from 'react';
import type { CachedInvitation } from '#web/features/guest-area/invitation/cached-invitations.ts';
import { yieldToMain } from '#web/lib/boot/yield-to-main.ts';

export const loadCopies = () =>
  yieldToMain().then(() => import('#web/features/guest-area/invitation/cached-invitations.ts'));

/** Without the file of the copies the page needs the network. */
export const ignore = (): void => undefined;

/** Undefined until it is read, null when there is none. It is read once the network fails. */
export function useInvitationCopy(token: string | undefined, isLost: boolean): CachedInvitation | null | undefined {
  const [copy, setCopy] = useState<CachedInvitation | null>();
  useEffect(() => {
    if (isLost)
      void loadCopies().then(
        ({ cachedInvitation }) => setCopy(cachedInvitation(token)),
        () => setCopy(null),
      );
  }, [token, isLost]);
  return isLost ? copy : null;
}
