// What follows a sign-in: the welcome, and the page one was going to. History is replaced, so that « back » does not lead here.
import { useNavigate, useSearchParams } from 'react-router';
import { markDemoUser } from '#web/features/auth/demo.ts';
import { destinationAfter } from '#web/features/auth/landing.ts';
import type { Person } from '#web/features/auth/session.ts';
import { auth } from '#web/locales/fr/auth.ts';
import { toast } from '#web/ui/toast/toast-store.ts';

export function useArrival(): (person: Person, options?: { welcome: boolean }) => void {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  return (person, { welcome } = { welcome: true }) => {
    markDemoUser(person.email);
    if (welcome) toast(person.role === 'admin' ? auth.login.adminSuccess : auth.login.success);
    void navigate(destinationAfter(search, person.role), { replace: true });
  };
}
