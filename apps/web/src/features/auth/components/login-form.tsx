// The address and the password. What was typed stays whatever the answer.
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { DemoShortcuts } from '#web/features/auth/components/demo-shortcuts.tsx';
import { demoFailure } from '#web/features/auth/demo.ts';
import { type LoginForm as Form, loginForm } from '#web/features/auth/forms.ts';
import { signIn } from '#web/features/auth/mutations.ts';
import type { SessionState } from '#web/features/auth/session.ts';
import { isRemembered } from '#web/lib/session-storage.ts';
import { useSite } from '#web/lib/site.tsx';
import { remembered } from '#web/lib/storage-keys.ts';
import { auth } from '#web/locales/fr/auth.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { toast } from '#web/ui/toast/toast-store.ts';

const { login: text, fields } = auth;

interface LoginFormProps {
  onSignedIn: (state: SessionState) => void;
  onForgotten: (email: string) => void;
}

export function LoginForm({ onSignedIn, onForgotten }: LoginFormProps) {
  const { isDemonstration } = useSite();
  const form = useForm<Form>({
    resolver: zodResolver(loginForm),
    defaultValues: { email: '', password: '', rememberMe: true },
  });
  const { register, handleSubmit, setValue, setError, formState } = form;
  const { errors, isSubmitting } = formState;

  // Known to this browser alone: the server's page must be the same for everybody.
  useEffect(() => {
    setValue('rememberMe', isRemembered());
    const email = remembered('rememberedEmail');
    if (email !== null) setValue('email', email);
  }, [setValue]);

  const submit = handleSubmit(async (values) => {
    const result = await signIn(values);
    if (result.ok) return onSignedIn(result.state);
    const message = isDemonstration ? demoFailure(values.email, result) : result.message;
    setError('root', { message });
    toast({ variant: 'destructive', title: text.failure, description: message });
  });

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      {errors.root && (
        <Notice tone="danger" title={text.failure}>
          {errors.root.message}
        </Notice>
      )}
      <TextField
        {...register('email')}
        type="email"
        label={fields.email}
        placeholder={fields.emailPlaceholder}
        autoComplete="username webauthn"
        error={errors.email?.message}
      />
      <PasswordField
        {...register('password')}
        label={fields.password}
        autoComplete="current-password"
        error={errors.password?.message}
      />
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <Checkbox {...register('rememberMe')}>{text.rememberMe}</Checkbox>
        <button
          type="button"
          onClick={() => onForgotten(form.getValues('email'))}
          className="min-h-11 text-accent text-small underline-offset-4 hover:underline"
        >
          {text.forgotten}
        </button>
      </div>
      <Button type="submit" wide isBusy={isSubmitting}>
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
