// /login: the form, the forgotten password, and the second step, as one page with its faces.
import { useState } from 'react';
import { Link, Navigate, useSearchParams } from 'react-router';
import { ForgotPassword } from '#web/features/auth/components/forgot-password.tsx';
import { LoginForm } from '#web/features/auth/components/login-form.tsx';
import { NewPassword } from '#web/features/auth/components/new-password.tsx';
import { PasskeyButton } from '#web/features/auth/components/passkey-button.tsx';
import { SecondStep } from '#web/features/auth/components/second-step.tsx';
import { SocialButtons } from '#web/features/auth/components/social-buttons.tsx';
import { destinationAfter, FROM } from '#web/features/auth/landing.ts';
import { cancelSecondStep } from '#web/features/auth/second-step.ts';
import { useSession } from '#web/features/auth/session.ts';
import { greet, greetSilently } from '#web/features/auth/use-arrival.ts';
import { Metadata } from '#web/lib/metadata.tsx';
import { auth } from '#web/locales/fr/auth.ts';
import { Divider } from '#web/ui/divider.tsx';
import { TaskHeading } from '#web/ui/split-frame.tsx';

const { login: text } = auth;

type Face = 'form' | 'forgotten' | 'new-password';

export function Component() {
  const session = useSession();
  const [search] = useSearchParams();
  const [face, setFace] = useState<Face>('form');
  const [email, setEmail] = useState<string>();

  function show(next: Face, typed: string) {
    setFace(next);
    setEmail(typed);
  }

  // By whatever way: somebody who signs in here, and somebody who was signed in already.
  if (session.status === 'signed-in' && face === 'form') {
    return <Navigate to={destinationAfter(search, session.person.role)} replace />;
  }
  return (
    <>
      <Metadata title={text.title} description={text.description} path="/login" />
      {session.status === 'second-step' ? (
        <SecondStep email={session.email} onVerified={greetSilently} onCancel={() => void cancelSecondStep()} />
      ) : face === 'new-password' ? (
        <NewPassword onDone={() => setFace('form')} />
      ) : face === 'forgotten' ? (
        <ForgotPassword
          email={email ?? ''}
          onBack={(typed) => show('form', typed)}
          onRecovered={() => setFace('new-password')}
        />
      ) : (
        <>
          <TaskHeading title={text.title} subtitle={text.subtitle} takesFocus={email !== undefined} />
          <div className="flex flex-col gap-5">
            <SocialButtons from={search.get(FROM)} />
            <PasskeyButton onSignedIn={greetSilently} />
            <Divider>{text.or}</Divider>
            <LoginForm email={email} onSignedIn={greet} onForgotten={(typed) => show('forgotten', typed)} />
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
      )}
    </>
  );
}
