// The way out, from wherever it is taken.
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { signOut } from '#web/features/auth/session.ts';

interface SignOut {
  /** True from the click until the first page is there: a guard would send to the sign-in page meanwhile. */
  isLeaving: boolean;
  leave: () => void;
}

export function useSignOut(): SignOut {
  const [isLeaving, setLeaving] = useState(false);
  const navigate = useNavigate();
  async function leave() {
    setLeaving(true);
    try {
      await signOut();
    } finally {
      await navigate('/');
      setLeaving(false);
    }
  }
  return { isLeaving, leave: () => void leave() };
}
