// /reset-password: sets a password. The link of a recovery mail or an invitation signs in first.
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { NewPassword } from '#web/features/auth/components/new-password.tsx';
import { SecondStep } from '#web/features/auth/components/second-step.tsx';
import { redirectParams } from '#web/features/auth/landing.ts';
import { ELSEWHERE, finishSignIn } from '#web/features/auth/mutations.ts';
import { cancelSecondStep } from '#web/features/auth/second-step.ts';
import { getSession, useSession } from '#web/features/auth/session.ts';
import { useArrival } from '#web/features/auth/use-after-sign-in.ts';
import { Metadata } from '#web/lib/seo/metadata.tsx';
import { auth } from '#web/locales/fr/account/auth.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Loader } from '#web/ui/feedback/loader.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { TaskHeading } from '#web/ui/layout/split-layout.tsx';

const { reset: text } = auth;

type Stage = { kind: 'opening' } | { kind: 'ready' } | { kind: 'refused'; message: string };

export function Component() {
  const session = useSession();
  const location = useLocation();
  const [stage, setStage] = useState<Stage>({ kind: 'opening' });
  const navigate = useNavigate();
  const arrive = useArrival();
  const isStarted = useRef(false);

  const open = useEffectEvent(async () => {
    const result = await finishSignIn(redirectParams(location), { bringsSession: true });
    await navigate(location.pathname, { replace: true });
    if (result.ok) return setStage({ kind: 'ready' });
    const isSpent = !(result.code === ELSEWHERE || result.code === 'network' || result.code === 'unavailable');
    setStage({ kind: 'refused', message: isSpent ? text.expired : result.message });
  });
  useEffect(() => {
    if (isStarted.current) return;
    isStarted.current = true;
    void open();
  }, []);

  function done() {
    const now = getSession();
    if (now.status === 'signed-in') arrive(now.person, { welcome: false });
  }

  async function leave() {
    await cancelSecondStep();
    await navigate('/login');
  }

  return (
    <>
      <Metadata title={text.title} description={text.description} />
      {stage.kind === 'opening' ? (
        <Loader text={auth.social.finishing} />
      ) : stage.kind === 'refused' ? (
        <>
          <TaskHeading title={text.title} takesFocus />
          <div className="flex flex-col gap-6">
            <Notice tone="danger">{stage.message}</Notice>
            <ButtonLink href="/login" wide>
              {text.again}
            </ButtonLink>
          </div>
        </>
      ) : session.status === 'second-step' ? (
        // Access to the mailbox alone must not be enough for an account with a second step.
        <SecondStep email={session.email} onVerified={() => {}} onCancel={() => void leave()} />
      ) : (
        <NewPassword onDone={done} />
      )}
    </>
  );
}
