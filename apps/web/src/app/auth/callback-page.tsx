// /auth/callback: completes a sign-in through a provider or the link of a mail. The code in the address works once.
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { FROM, loginAddress, redirectParams } from '#web/features/auth/landing.ts';
import { CONFIRMATION, ELSEWHERE, finishSignIn } from '#web/features/auth/mutations.ts';
import { useArrival } from '#web/features/auth/use-after-sign-in.ts';
import { Metadata } from '#web/lib/seo/metadata.tsx';
import { auth } from '#web/locales/fr/account/auth.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Loader } from '#web/ui/feedback/loader.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { toast } from '#web/ui/feedback/toast/toast-store.ts';
import { TaskHeading } from '#web/ui/layout/split-layout.tsx';

const { social: text } = auth;

/** `confirmed`: the link was opened in another browser than the registration, so this browser gets no session. */
type Stage = { kind: 'finishing' } | { kind: 'confirmed'; login: string } | { kind: 'failed'; message: string };

export function Component() {
  const location = useLocation();
  const [stage, setStage] = useState<Stage>({ kind: 'finishing' });
  const navigate = useNavigate();
  const arrive = useArrival();
  const isStarted = useRef(false);

  const finish = useEffectEvent(async () => {
    const params = redirectParams(location);
    const result = await finishSignIn(params);
    if (result.ok) {
      if (result.state.status === 'signed-in') return arrive(result.state.person);
      return navigate(loginAddress(params.get(FROM) ?? ''), { replace: true });
    }
    // The parameters of the address are used up or confidential.
    await navigate(location.pathname, { replace: true });
    if (result.code === ELSEWHERE && params.has(CONFIRMATION))
      return setStage({ kind: 'confirmed', login: loginAddress(params.get(FROM)) });
    setStage({ kind: 'failed', message: result.message });
    toast({ variant: 'destructive', title: text.failed, description: result.message });
  });
  useEffect(() => {
    // React runs effects twice in development, and the code works once.
    if (isStarted.current) return;
    isStarted.current = true;
    void finish();
  }, []);

  return (
    <>
      <Metadata title={text.callbackTitle} description={auth.login.description} />
      {stage.kind === 'finishing' ? (
        <Loader text={text.finishing} />
      ) : (
        <>
          <TaskHeading title={stage.kind === 'confirmed' ? auth.confirmed.title : text.failed} takesFocus />
          <div className="flex flex-col gap-6">
            {stage.kind === 'confirmed' ? (
              <Notice tone="success">{auth.confirmed.text}</Notice>
            ) : (
              <Notice tone="danger">{stage.message}</Notice>
            )}
            <ButtonLink href={stage.kind === 'confirmed' ? stage.login : '/login'} wide>
              {auth.forgot.back}
            </ButtonLink>
          </div>
        </>
      )}
    </>
  );
}
