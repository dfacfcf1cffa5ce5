// /login: the form, the forgotten password, and the second step, as one page with three faces.
import { useState } from 'react';
import { Link, Navigate, useSearchParams } from 'react-router';
import { BiometricButton } from '#web/features/auth/components/biometric-button.tsx';
import { ForgotPassword } from '#web/features/auth/components/forgot-password.tsx';
import { LoginForm } from '#web/features/auth/components/login-form.tsx';
import { SecondStep } from '#web/features/auth/components/second-step.tsx';
import { SocialButtons } from '#web/features/auth/components/social-buttons.tsx';
import { destinationAfter, FROM } from '#web/features/auth/landing.ts';
import { cancelSecondStep } from '#web/features/auth/second-step.ts';
import { type SessionState, useSession } from '#web/features/auth/session.ts';
import { useArrival } from '#web/features/auth/use-arrival.ts';
import { Metadata } from '#web/lib/metadata.tsx';
import { auth } from '#web/locales/fr/auth.ts';
import { Divider } from '#web/ui/divider.tsx';
import { TaskHeading } from '#web/ui/split-frame.tsx';

const { login: text } = auth;

export function Component() {
  const session = useSession();
  const [search] = useSearchParams();
  const [forgotten, setForgotten] = useState<string | null>(null);
  // Somebody who signs in here is greeted; somebody who was signed in already is only sent on.
  const [isArriving, setArriving] = useState(false);
  const arrive = useArrival();

  function signedIn(state: SessionState, options?: { welcome: boolean }) {
    if (state.status !== 'signed-in') return;
    setArriving(true);
    arrive(state.person, options);
  }

  if (session.status === 'signed-in' && !isArriving)
    return <Navigate to={destinationAfter(search, session.person.role)} replace />;
  return (
    <>
      <Metadata title={text.title} description={text.description} path="/login" />
      {session.status === 'second-step' ? (
        <SecondStep
          email={session.email}
          onVerified={(state) => signedIn(state, { welcome: false })}
          onCancel={() => void cancelSecondStep()}
        />
      ) : forgotten === null ? (
        <>
          <TaskHeading title={text.title} subtitle={text.subtitle} />
          <div className="flex flex-col gap-5">
            <BiometricButton onSignedIn={signedIn} />
            <SocialButtons from={search.get(FROM)} />
            <Divider>{text.or}</Divider>
            <LoginForm onSignedIn={signedIn} onForgotten={setForgotten} />
            <p className="text-center text-quiet text-small">
              {text.noAccount}{' '}
              <Link
                to="/register"
                className="inline-flex min-h-11 items-center text-accent underline-offset-4 hover:underline"
              >
                {text.register}
              </Link>
            </p>
          </div>
        </>
      ) : (
        <ForgotPassword email={forgotten} onBack={() => setForgotten(null)} />
      )}
    </>
  );
}
