// The guard of an area: waits for the session, redirects anonymous visitors to the sign-in page and other roles to /unauthorized. It
// only avoids empty pages; the database protects the data.
import { hasRole, type Role } from '@liesse/domain';
import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router';
import { loginAddress } from '#web/features/auth/landing.ts';
import { type Person, type SessionState, useSession } from '#web/features/auth/session.ts';
import { pauseQueries } from '#web/lib/api/query-client.tsx';
import { isSessionRefused } from '#web/lib/api/session-storage.ts';
import { guard } from '#web/locales/fr/account/guard.ts';
import { Loader } from '#web/ui/feedback/loader.tsx';
import { NoScript } from '#web/ui/feedback/no-script.tsx';
import { toast } from '#web/ui/feedback/toast/toast-store.ts';
import { lazyComponent, useLazyComponent } from '#web/ui/lazy-component.ts';
import { dismissQuestion } from '#web/ui/overlays/confirm.ts';

const sessionEnded = lazyComponent(() => import('#web/features/auth/components/session-ended.tsx'));

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
  // After a sign-out in another tab, a page on which nothing was typed is replaced by the sign-in page.
  const isWaitedFor = isHere || typedAt === pathname || isSessionRefused();
  if (person === null && session.status === 'loading') {
    return (
      <>
        <NoScript />
        <div className="noscript:hidden">
          <Loader text={guard.loading} lang="en" />
        </div>
      </>
    );
  }
  if (person === null || !isWaitedFor) return <Navigate to={loginAddress(from)} replace />;
  if (!hasRole(person, role)) return <Refused />;
  return (
    <>
      {/* The page stays mounted while its person signs in again. For another person the key mounts a new one. */}
      <OwnPage key={person.id} onInput={() => setTypedAt(pathname)}>
        {children(person)}
      </OwnPage>
      {!isHere && <SignInAgain email={person.email} from={from} />}
    </>
  );
}

/** The signed-in person, or the last one until another signs in. */
function usePerson(session: SessionState): Person | null {
  const [last, setLast] = useState<Person | null>(null);
  const person = session.status === 'signed-in' ? session.person : last;
  if (person !== last) setLast(person);
  return person;
}

function OwnPage({ onInput, children }: { onInput: () => void; children: ReactNode }) {
  useEffect(() => dismissQuestion, []);
  return (
    <div className="contents" onInput={onInput}>
      {children}
    </div>
  );
}

function SignInAgain({ email, from }: { email: string; from: string }) {
  const navigate = useNavigate();
  useLayoutEffect(pauseQueries, []);
  const leave = useEffectEvent(() => void navigate(loginAddress(from), { replace: true }));
  const isShown = useLazyComponent(sessionEnded, true, leave);
  return isShown ? <sessionEnded.Component email={email} from={from} /> : null;
}

/** Leaves a page that this person may not open. */
export function Refused() {
  useEffect(() => toast({ variant: 'destructive', ...guard.refused }), []);
  return <Navigate to="/unauthorized" replace />;
}
