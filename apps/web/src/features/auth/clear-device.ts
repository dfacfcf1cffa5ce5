// A sign-out by the person: nothing that they typed stays on the device. A session that the server ended leaves its drafts.
import { getSession, signOut } from '#web/features/auth/session.ts';
import { eraseDrafts } from '#web/lib/drafts/draft-scope.ts';

export async function leaveDevice(): Promise<void> {
  const session = getSession();
  if (session.status === 'signed-in') eraseDrafts(session.person.id);
  await signOut();
}
