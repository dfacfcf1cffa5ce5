// Signs out and navigates to the public site.
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { leaveDevice } from '#web/features/auth/clear-device.ts';

interface SignOut {
  /** True from the click until the page is left, so that the guard does not redirect to the sign-in page meanwhile. */
  isLeaving: boolean;
  leave: () => void;
}

export function useSignOut(): SignOut {
  const [isLeaving, setLeaving] = useState(false);
  const navigate = useNavigate();
  async function leave() {
    setLeaving(true);
    try {
      await leaveDevice();
    } finally {
      await navigate('/');
    }
  }
  return { isLeaving, leave: () => void leave() };
}
