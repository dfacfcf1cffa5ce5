// Greets a person who has signed in and navigates to the page they asked for. It replaces the history entry, so that « back » does not
// return to the sign-in page.
import { useNavigate, useSearchParams } from 'react-router';
import { markDemoUser } from '#web/features/auth/demo.ts';
import { destinationAfter } from '#web/features/auth/landing.ts';
import type { Person, SessionState } from '#web/features/auth/session.ts';
import { auth } from '#web/locales/fr/account/auth.ts';
import { toast } from '#web/ui/feedback/toast/toast-store.ts';

interface ArrivalOptions {
  /** False where the page shows another toast: only one is visible at a time. */
  welcome: boolean;
}

export function useArrival(): (person: Person, options?: ArrivalOptions) => void {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  return (person, options) => {
    greetPerson(person, options);
    void navigate(destinationAfter(search, person.role), { replace: true });
  };
}

/** For a page that navigates by itself once a person is signed in. With a second step the greeting follows that step. */
export function greet(state: SessionState, { welcome }: ArrivalOptions = { welcome: true }): void {
  if (state.status === 'signed-in') greetPerson(state.person, { welcome });
}

function greetPerson({ email, role }: Person, { welcome }: ArrivalOptions = { welcome: true }): void {
  markDemoUser(email);
  if (welcome) toast(role === 'admin' ? auth.login.adminSuccess : auth.login.success);
}

/** For pages that greet with a sentence of their own. */
export const greetSilently = (state: SessionState): void => greet(state, { welcome: false });
