// /reset-password: the recovery mail leads here. Its link signs in, and the new password is set with that session.
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useSearchParams } from 'react-router';
import { PASSWORD_MIN, type PasswordForm, passwordForm } from '#web/features/auth/forms.ts';
import { finishSignIn, setPassword } from '#web/features/auth/mutations.ts';
import { getSession } from '#web/features/auth/session.ts';
import { useArrival } from '#web/features/auth/use-arrival.ts';
import { Metadata } from '#web/lib/metadata.tsx';
import { auth } from '#web/locales/fr/auth.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Loader } from '#web/ui/loader.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { TaskHeading } from '#web/ui/split-frame.tsx';
import { toast } from '#web/ui/toast/toast-store.ts';

const { reset: text, fields } = auth;

type Stage = 'opening' | 'ready' | 'expired';

export function Component() {
  const [search] = useSearchParams();
  const [stage, setStage] = useState<Stage>('opening');
  const isStarted = useRef(false);
  const open = useEffectEvent(async () => {
    const result = await finishSignIn(search);
    setStage(result.ok ? 'ready' : 'expired');
  });
  useEffect(() => {
    if (isStarted.current) return;
    isStarted.current = true;
    void open();
  }, []);

  return (
    <>
      <Metadata title={text.title} description={text.description} />
      {stage === 'opening' && <Loader text={auth.social.finishing} />}
      {stage === 'ready' && <NewPassword />}
      {stage === 'expired' && (
        <>
          <TaskHeading title={text.title} />
          <div className="flex flex-col gap-6">
            <Notice tone="danger">{text.expired}</Notice>
            <ButtonLink href="/login" wide>
              {text.again}
            </ButtonLink>
          </div>
        </>
      )}
    </>
  );
}

function NewPassword() {
  const arrive = useArrival();
  const { register, handleSubmit, setError, formState } = useForm<PasswordForm>({
    resolver: zodResolver(passwordForm),
    defaultValues: { password: '' },
  });
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(async ({ password }) => {
    const result = await setPassword(password);
    if (!result.ok) return setError('password', { message: result.message });
    toast(text.done);
    const session = getSession();
    if (session.status === 'signed-in') arrive(session.person, { welcome: false });
  });
  return (
    <>
      <TaskHeading title={text.title} subtitle={text.subtitle} />
      <form noValidate onSubmit={submit} className="flex flex-col gap-5">
        <PasswordField
          {...register('password')}
          label={fields.newPassword}
          minLength={PASSWORD_MIN}
          autoComplete="new-password"
          hint={fields.passwordHint}
          error={errors.password?.message}
        />
        <Button type="submit" wide isBusy={isSubmitting}>
          {text.submit}
        </Button>
      </form>
    </>
  );
}
