// Signs out and navigates to the public site. It asks before when changes wait to be sent, so the page needs a `ConfirmHost`.
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { loadDeviceErasure, maySignOut, signOutAndClearDevice } from '#web/features/auth/clear-device.ts';

interface SignOut {
  /** True from the click until the page is left, so that the guard does not redirect to the sign-in page meanwhile. */
  isSigningOut: boolean;
  signOut: () => void;
}

export function useSignOut(): SignOut {
  const [isSigningOut, setSigningOut] = useState(false);
  const navigate = useNavigate();
  useEffect(() => void loadDeviceErasure().catch(() => undefined), []);
  async function signOut() {
    if (!(await maySignOut())) return;
    setSigningOut(true);
    try {
      await signOutAndClearDevice();
    } finally {
      await navigate('/');
    }
  }
  return { isSigningOut, signOut: () => void signOut() };
}
