// Stands before an area: waits for the session, sends strangers to sign in and the wrong role to /unauthorized. It spares
// people a page that would stay empty; what protects the data is the database.
import { hasRole, type Role } from '@liesse/domain';
import { type ReactNode, useEffect } from 'react';
import { Navigate, useLocation } from 'react-router';
import { loginAddress } from '#web/features/auth/landing.ts';
import { type Person, useSession } from '#web/features/auth/session.ts';
import { auth } from '#web/locales/fr/auth.ts';
import { Loader } from '#web/ui/loader.tsx';
import { toast } from '#web/ui/toast/toast-store.ts';

interface RequireRoleProps {
  /** One role or several. */
  role: Role | readonly Role[];
  children: (person: Person) => ReactNode;
}

export function RequireRole({ role, children }: RequireRoleProps) {
  const session = useSession();
  const { pathname, search } = useLocation();
  if (session.status === 'loading') return <Loader text={auth.guard.loading} lang="en" />;
  if (session.status !== 'signed-in') return <Navigate to={loginAddress(pathname + search)} replace />;
  if (!hasRole(session.person, role)) return <Refused />;
  return children(session.person);
}

function Refused() {
  useEffect(() => toast({ variant: 'destructive', ...auth.guard.refused }), []);
  return <Navigate to="/unauthorized" replace />;
}
