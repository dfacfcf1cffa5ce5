// /auth/callback: where a provider or the link of a mail leads back to. The code in the address works once.
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { loginAddress } from '#web/features/auth/landing.ts';
import { finishSignIn } from '#web/features/auth/mutations.ts';
import { useArrival } from '#web/features/auth/use-arrival.ts';
import { Metadata } from '#web/lib/metadata.tsx';
import { auth } from '#web/locales/fr/auth.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Loader } from '#web/ui/loader.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { TaskHeading } from '#web/ui/split-frame.tsx';
import { toast } from '#web/ui/toast/toast-store.ts';

const { social: text } = auth;

export function Component() {
  const [search] = useSearchParams();
  const [failure, setFailure] = useState<string | null>(null);
  const navigate = useNavigate();
  const arrive = useArrival();
  const isStarted = useRef(false);

  const finish = useEffectEvent(async () => {
    const result = await finishSignIn(search);
    if (!result.ok) {
      setFailure(result.message);
      return toast({ variant: 'destructive', title: text.failed, description: result.message });
    }
    if (result.state.status === 'signed-in') return arrive(result.state.person);
    void navigate(loginAddress(search.get('from') ?? ''), { replace: true });
  });
  useEffect(() => {
    // React runs effects twice in development, and the code would be spent the first time.
    if (isStarted.current) return;
    isStarted.current = true;
    void finish();
  }, []);

  return (
    <>
      <Metadata title={text.callbackTitle} description={auth.login.description} />
      {failure === null ? (
        <Loader text={text.finishing} />
      ) : (
        <>
          <TaskHeading title={text.failed} />
          <div className="flex flex-col gap-6">
            <Notice tone="danger">{failure}</Notice>
            <ButtonLink href="/login" wide>
              {auth.forgot.back}
            </ButtonLink>
          </div>
        </>
      )}
    </>
  );
}
