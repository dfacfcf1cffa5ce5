// What follows a sign-in: the welcome, and the page one was going to. History is replaced, so that « back » does not lead here.
import { useNavigate, useSearchParams } from 'react-router';
import { markDemoUser } from '#web/features/auth/demo.ts';
import { destinationAfter } from '#web/features/auth/landing.ts';
import type { Person, SessionState } from '#web/features/auth/session.ts';
import { auth } from '#web/locales/fr/auth.ts';
import { toast } from '#web/ui/feedback/toast/toast-store.ts';

interface ArrivalOptions {
  /** False where another sentence says it already: only one toast is seen. */
  welcome: boolean;
}

export function useArrival(): (person: Person, options?: ArrivalOptions) => void {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  return (person, options) => {
    greet({ status: 'signed-in', person }, options);
    void navigate(destinationAfter(search, person.role), { replace: true });
  };
}

/** For a page that moves on by itself once somebody is signed in. Whoever has a second step before them is greeted after it. */
export function greet(state: SessionState, { welcome }: ArrivalOptions = { welcome: true }): void {
  if (state.status !== 'signed-in') return;
  const { email, role } = state.person;
  markDemoUser(email);
  if (welcome) toast(role === 'admin' ? auth.login.adminSuccess : auth.login.success);
}

/** Where another sentence was the greeting. */
export const greetSilently = (state: SessionState): void => greet(state, { welcome: false });
