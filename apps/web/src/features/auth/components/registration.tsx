// A registration: the form, then the view that says to confirm the address.
import { type ReactNode, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { ConfirmationSent } from '#web/features/auth/components/confirmation-sent.tsx';
import { RegisterForm } from '#web/features/auth/components/register-form.tsx';
import { FROM, loginAddress } from '#web/features/auth/landing.ts';
import { useArrival } from '#web/features/auth/use-after-sign-in.ts';
import { auth } from '#web/locales/fr/account/auth.ts';
import { TaskHeading } from '#web/ui/layout/split-layout.tsx';

interface RegistrationProps {
  title: string;
  subtitle: string;
  role?: 'client' | 'partner';
  /** The link to the other registration. */
  children?: ReactNode;
}

export function Registration({ title, subtitle, role, children }: RegistrationProps) {
  const [confirming, setConfirming] = useState<string | null>(null);
  const arrive = useArrival();
  const [search] = useSearchParams();
  const login = loginAddress(search.get(FROM));
  if (confirming !== null) {
    return (
      <ConfirmationSent
        email={confirming}
        login={login}
        onConfirmed={(state) => state.status === 'signed-in' && arrive(state.person)}
      />
    );
  }
  return (
    <>
      <TaskHeading title={title} subtitle={subtitle} />
      <RegisterForm
        {...(role === undefined ? { invitation: invitationOf(search) } : { role })}
        onSignedIn={(person) => arrive(person, { welcome: false })}
        onConfirmationSent={setConfirming}
      />
      <p className="mt-6 text-center text-quiet text-small">
        <Link to={login} className="inline-flex min-h-11 items-center text-accent underline-offset-4 hover:underline">
          {auth.register.hasAccount}
        </Link>
      </p>
      {children}
    </>
  );
}

/** The link of a mail has the code and the address that it was made for. */
function invitationOf(search: URLSearchParams): { code: string; email: string } | null {
  const code = search.get('invitation');
  return code === null ? null : { code, email: search.get('email') ?? '' };
}

export function OtherRegistration({ href, children }: { href: string; children: ReactNode }) {
  return (
    <p className="text-center text-small">
      <Link
        to={href}
        className="inline-flex min-h-11 items-center text-quiet underline-offset-4 hover:text-ink hover:underline"
      >
        {children}
      </Link>
    </p>
  );
}
