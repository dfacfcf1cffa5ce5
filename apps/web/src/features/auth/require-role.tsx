// Stands before an area: waits for the session, sends strangers to sign in and the wrong role to /unauthorized. It spares
// people a page that would stay empty; what protects the data is the database.
import { hasRole, type Role } from '@liesse/domain';
import { Activity, lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import { loginAddress } from '#web/features/auth/landing.ts';
import { type Person, type SessionState, useSession } from '#web/features/auth/session.ts';
import { auth } from '#web/locales/fr/auth.ts';
import { Loader } from '#web/ui/loader.tsx';
import { toast } from '#web/ui/toast/toast-store.ts';

const SessionEnded = lazy(() => import('#web/features/auth/components/session-ended.tsx'));

interface RequireRoleProps {
  /** One role or several. */
  role: Role | readonly Role[];
  children: (person: Person) => ReactNode;
}

export function RequireRole({ role, children }: RequireRoleProps) {
  const session = useSession();
  const person = usePerson(session);
  const { pathname, search, hash } = useLocation();
  const [typedAt, setTypedAt] = useState<string | null>(null);
  const from = pathname + search + hash;
  const isHere = session.status === 'signed-in';
  if (person === null && session.status === 'loading') return <Loader text={auth.guard.loading} lang="en" />;
  // Without anything to lose, the whole sign-in page is the better place.
  if (person === null || (!isHere && typedAt !== pathname)) return <Navigate to={loginAddress(from)} replace />;
  if (!hasRole(person, role)) return <Refused />;
  return (
    <>
      {/* Out of sight and at rest while its person signs in again, with all that was typed. Somebody else starts afresh. */}
      <Activity key={person.id} mode={isHere ? 'visible' : 'hidden'}>
        <div className="contents" onInput={() => setTypedAt(pathname)}>
          {children(person)}
        </div>
      </Activity>
      {!isHere && (
        <Suspense fallback={<Loader text={auth.guard.loading} lang="en" />}>
          <SessionEnded email={person.email} from={from} />
        </Suspense>
      )}
    </>
  );
}

/** Who is here, or was until a moment ago. */
function usePerson(session: SessionState): Person | null {
  const [last, setLast] = useState<Person | null>(null);
  const person = session.status === 'signed-in' ? session.person : last;
  if (person !== last) setLast(person);
  return person;
}

function Refused() {
  useEffect(() => toast({ variant: 'destructive', ...auth.guard.refused }), []);
  return <Navigate to="/unauthorized" replace />;
}
