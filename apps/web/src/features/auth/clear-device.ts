// Signs out at the person's request and erases what the device stores for them. Drafts survive a session that the server ended.
import { getSession, resolveSession, signOut } from '#web/features/auth/session.ts';
import { eraseDrafts } from '#web/lib/drafts/draft-scope.ts';

/** Loaded with an area, so that signing out needs no network for it. */
export const loadDeviceErasure = () => import('#web/lib/push/erase-device.ts');

/** Asks when changes wait to be sent, so the page needs a `ConfirmHost`. */
export async function maySignOut(): Promise<boolean> {
  const question = await import('#web/features/auth/confirm-sign-out.ts').catch(() => null);
  return (await question?.confirmSignOut()) !== false;
}

export async function signOutAndClearDevice(): Promise<void> {
  // /sign-out is outside the areas, where the session is known before the page is shown.
  const session = await resolveSession().catch(getSession);
  const personId = session.status === 'signed-in' ? session.person.id : null;
  if (personId !== null) eraseDrafts(personId);
  const device = await loadDeviceErasure().catch(() => null);
  // Without it the device would show the notifications of somebody who has left; the server ends it with the session too.
  await device?.endPush().catch(() => null);
  try {
    await signOut();
  } finally {
    await device?.eraseDevice(personId);
  }
}
