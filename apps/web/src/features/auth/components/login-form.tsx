// The sign-in form. Its inputs are uncontrolled, so that nothing typed is lost, even before hydration.
import { type RefObject, useEffect } from 'react';
import { DemoShortcuts } from '#web/features/auth/components/demo-shortcuts.tsx';
import { FormFailure } from '#web/features/auth/components/form-failure.tsx';
import { ResendConfirmation } from '#web/features/auth/components/resend-confirmation.tsx';
import { demoFailure } from '#web/features/auth/demo.ts';
import { showInvalid, showRefusal } from '#web/features/auth/form-errors.ts';
import { loginForm } from '#web/features/auth/forms.ts';
import { signIn } from '#web/features/auth/mutations.ts';
import type { SessionState } from '#web/features/auth/session.ts';
import { inputOf, usePlainForm } from '#web/features/auth/use-plain-form.ts';
import { useSubmitType } from '#web/features/auth/use-submit-type.ts';
import { isRemembered } from '#web/lib/api/session-storage.ts';
import { useSite } from '#web/lib/boot/site.tsx';
import { remembered } from '#web/lib/offline/storage-keys.ts';
import { auth } from '#web/locales/fr/account/auth.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { PasswordField } from '#web/ui/fields/password-field.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';

const { login: text, fields } = auth;

interface LoginFormProps {
  /** The address to fill in, when it is known. */
  email?: string | undefined;
  onSignedIn: (state: SessionState) => void;
  onForgotten?: (email: string) => void;
}

export function LoginForm({ email: known, onSignedIn, onForgotten }: LoginFormProps) {
  const { isDemonstration } = useSite();
  const submitType = useSubmitType();
  const { form, errors, isSubmitting, setError, input, fill } = usePlainForm(loginForm, {
    onValid: async (values) => {
      const result = await signIn(values);
      if (result.ok) return onSignedIn(result.state);
      const message = isDemonstration ? demoFailure(values.email, result) : result.message;
      showRefusal({ code: result.code, message }, { title: text.failure, setError });
      if (result.code === 'invalid_credentials') offerAgain(input('password'));
    },
    onInvalid: showInvalid(text.failure),
  });
  useRemembered(form.ref);
  const typedEmail = () => input('email')?.value ?? '';

  return (
    <form {...form} noValidate method="post" className="flex flex-col gap-5">
      <FormFailure title={text.failure} error={errors.root} isBusy={isSubmitting}>
        {errors.root?.type === 'email_not_confirmed' && <ResendConfirmation email={typedEmail()} />}
      </FormFailure>
      <TextField
        name="email"
        type="email"
        // Without a default value, hydration leaves what the person or the password manager has filled in.
        defaultValue={known}
        label={fields.email}
        placeholder={fields.emailPlaceholder}
        autoComplete="username"
        required
        error={errors.email?.message}
      />
      <PasswordField
        name="password"
        label={fields.password}
        autoComplete="current-password"
        required
        error={errors.password?.message}
      />
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <Checkbox name="rememberMe" defaultChecked>
          {text.rememberMe}
        </Checkbox>
        {onForgotten !== undefined && (
          <button
            type="button"
            onClick={() => onForgotten(typedEmail())}
            className="min-h-11 text-accent text-small underline-offset-4 hover:underline"
          >
            {text.forgotten}
          </button>
        )}
      </div>
      <Button type={submitType} wide isBusy={isSubmitting}>
        {isSubmitting ? text.submitting : text.submit}
      </Button>
      {/* On the sign-in page alone: elsewhere it is known who signs in. */}
      {isDemonstration && onForgotten !== undefined && (
        <DemoShortcuts onChoose={({ email, password }) => fill({ email, password })} />
      )}
    </form>
  );
}

/** Runs after hydration, because only this browser knows the values and the server's page must be the same for everybody. */
function useRemembered(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const box = inputOf(form.current, 'rememberMe');
    if (box !== undefined) box.checked = isRemembered();
    const email = inputOf(form.current, 'email');
    if (email?.value === '') email.value = remembered('rememberedEmail') ?? '';
  }, [form]);
}

/** Selects the value, so that typing replaces it. */
function offerAgain(input: HTMLInputElement | undefined): void {
  input?.focus();
  input?.select();
}
