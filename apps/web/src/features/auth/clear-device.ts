// Signs out at the person's request and erases their drafts from the device. Drafts survive a session that the server ended.
import { getSession, signOut } from '#web/features/auth/session.ts';
import { eraseDrafts } from '#web/lib/drafts/draft-scope.ts';

export async function signOutAndClearDevice(): Promise<void> {
  const session = getSession();
  if (session.status === 'signed-in') eraseDrafts(session.person.id);
  await signOut();
}
