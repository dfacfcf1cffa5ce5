// The address and the password. What was typed stays whatever the answer, even what was typed before the page was alive.
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { DemoShortcuts } from '#web/features/auth/components/demo-shortcuts.tsx';
import { FormFailure } from '#web/features/auth/components/form-failure.tsx';
import { ResendConfirmation } from '#web/features/auth/components/resend-confirmation.tsx';
import { demoFailure } from '#web/features/auth/demo.ts';
import { sayInvalid, sayRefused } from '#web/features/auth/form-errors.ts';
import { type LoginForm as Form, loginForm } from '#web/features/auth/forms.ts';
import { signIn } from '#web/features/auth/mutations.ts';
import type { SessionState } from '#web/features/auth/session.ts';
import { useSubmitType } from '#web/features/auth/use-submit-type.ts';
import { isRemembered } from '#web/lib/session-storage.ts';
import { useSite } from '#web/lib/site.tsx';
import { remembered } from '#web/lib/storage-keys.ts';
import { auth } from '#web/locales/fr/auth.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';

const { login: text, fields } = auth;

interface LoginFormProps {
  /** Known already: who was here a moment ago. */
  email?: string | undefined;
  onSignedIn: (state: SessionState) => void;
  onForgotten?: (email: string) => void;
}

export function LoginForm({ email: known, onSignedIn, onForgotten }: LoginFormProps) {
  const { isDemonstration } = useSite();
  const submitType = useSubmitType();
  const { register, handleSubmit, getValues, setValue, setError, setFocus, formState } = useForm<Form>({
    resolver: zodResolver(loginForm),
    // An empty text as a default would wipe what the person or the browser's keychain has filled in meanwhile.
    ...(known !== undefined && { defaultValues: { email: known } }),
  });
  const { errors, isSubmitting } = formState;

  // Known to this browser alone: the server's page must be the same for everybody.
  useEffect(() => {
    setValue('rememberMe', isRemembered());
    const email = remembered('rememberedEmail');
    if (email !== null && !getValues('email')) setValue('email', email);
  }, [setValue, getValues]);

  const submit = handleSubmit(async (values) => {
    const result = await signIn(values);
    if (result.ok) return onSignedIn(result.state);
    const message = isDemonstration ? demoFailure(values.email, result) : result.message;
    sayRefused({ code: result.code, message }, { title: text.failure, setError });
    if (result.code === 'invalid_credentials') setFocus('password', { shouldSelect: true });
  }, sayInvalid(text.failure));

  return (
    <form noValidate method="post" onSubmit={submit} className="flex flex-col gap-5">
      <FormFailure title={text.failure} error={errors.root} isBusy={isSubmitting}>
        {errors.root?.type === 'email_not_confirmed' && <ResendConfirmation email={getValues('email')} />}
      </FormFailure>
      <TextField
        {...register('email')}
        type="email"
        label={fields.email}
        placeholder={fields.emailPlaceholder}
        autoComplete="username"
        error={errors.email?.message}
      />
      <PasswordField
        {...register('password')}
        label={fields.password}
        autoComplete="current-password"
        error={errors.password?.message}
      />
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <Checkbox {...register('rememberMe')} defaultChecked>
          {text.rememberMe}
        </Checkbox>
        {onForgotten !== undefined && (
          <button
            type="button"
            onClick={() => onForgotten(getValues('email'))}
            className="min-h-11 text-accent text-small underline-offset-4 hover:underline"
          >
            {text.forgotten}
          </button>
        )}
      </div>
      <Button type={submitType} wide isBusy={isSubmitting}>
        {isSubmitting ? text.submitting : text.submit}
      </Button>
      {isDemonstration && (
        <DemoShortcuts
          onChoose={({ email, password }) => {
            setValue('email', email, { shouldValidate: true });
            setValue('password', password, { shouldValidate: true });
          }}
        />
      )}
    </form>
  );
}
