// Signs out and navigates to the public site. It asks before when changes wait to be sent, so the page needs a `ConfirmHost`.
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { loadDeviceErasure, signOutAndClearDevice } from '#web/features/auth/clear-device.ts';
import { getSession, resolveSession } from '#web/features/auth/session.ts';

const loadQuestion = () => import('#web/app/offline/confirm-sign-out.ts');

interface SignOut {
  /** True from the click until the page is left, so that the guard does not redirect to the sign-in page meanwhile. */
  isSigningOut: boolean;
  signOut: () => void;
}

export function useSignOut(): SignOut {
  const [isSigningOut, setSigningOut] = useState(false);
  const navigate = useNavigate();
  // Both are needed without a network too.
  useEffect(() => void Promise.allSettled([loadDeviceErasure(), loadQuestion()]), []);
  async function signOut() {
    if (!(await mayErase())) return;
    setSigningOut(true);
    try {
      await signOutAndClearDevice();
    } finally {
      await navigate('/');
    }
  }
  return { isSigningOut, signOut: () => void signOut() };
}

async function mayErase(): Promise<boolean> {
  // /sign-out is outside the areas, where the session is known before the page is shown.
  const session = await resolveSession().catch(getSession);
  const question = await loadQuestion().catch(() => null);
  return session.status !== 'signed-in' || question === null || question.confirmSignOut(session.person.id);
}
