// In the place of a page whose session has ended under its reader. Whoever signs in again finds the page as it was left.
import { Link } from 'react-router';
import { LoginForm } from '#web/features/auth/components/login-form.tsx';
import { PasskeyButton } from '#web/features/auth/components/passkey-button.tsx';
import { SecondStep } from '#web/features/auth/components/second-step.tsx';
import { loginAddress } from '#web/features/auth/landing.ts';
import { cancelSecondStep } from '#web/features/auth/second-step.ts';
import { useSession } from '#web/features/auth/session.ts';
import { greet, greetSilently } from '#web/features/auth/use-arrival.ts';
import { Metadata } from '#web/lib/metadata.tsx';
import { useSite } from '#web/lib/site.tsx';
import { auth } from '#web/locales/fr/auth.ts';
import { site } from '#web/locales/fr/site.ts';
import { Divider } from '#web/ui/divider.tsx';
import { SplitFrame, TaskHeading } from '#web/ui/split-frame.tsx';

const { ended: text } = auth;

interface SessionEndedProps {
  email: string;
  /** The page that waits. */
  from: string;
}

// The default export that `lazy` asks for.
export default function SessionEnded({ email, from }: SessionEndedProps) {
  const { name } = useSite();
  const session = useSession();
  return (
    <SplitFrame
      siteName={name}
      homeLabel={site.logoLabel}
      motto={auth.frame.motto}
      mottoSource={auth.frame.mottoSource}
    >
      <Metadata title={text.title} description={text.description} />
      {session.status === 'second-step' ? (
        <SecondStep email={session.email} onVerified={greetSilently} onCancel={() => void cancelSecondStep()} />
      ) : (
        <>
          <TaskHeading title={text.title} subtitle={text.text} takesFocus />
          <div className="flex flex-col gap-5">
            <PasskeyButton onSignedIn={greetSilently} />
            <Divider>{auth.login.or}</Divider>
            <LoginForm email={email} onSignedIn={greet} />
            {/* By a provider or by mail, one leaves the page and what was typed on it. */}
            <p className="text-center text-small">
              <Link
                to={loginAddress(from)}
                className="inline-flex min-h-11 items-center text-accent underline-offset-4 hover:underline"
              >
                {text.otherWay}
              </Link>
            </p>
          </div>
        </>
      )}
    </SplitFrame>
  );
}
