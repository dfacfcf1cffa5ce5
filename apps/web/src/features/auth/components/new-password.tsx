// The form for a new password, for a person who has proved the address of the account.
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { FormFailure } from '#web/features/auth/components/form-failure.tsx';
import { showInvalid, showRefusal } from '#web/features/auth/form-errors.ts';
import { PASSWORD_MIN, type PasswordForm, passwordForm } from '#web/features/auth/forms.ts';
import { setPassword } from '#web/features/auth/mutations.ts';
import { auth } from '#web/locales/fr/account/auth.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toast/toast-store.ts';
import { PasswordField } from '#web/ui/fields/password-field.tsx';
import { TaskHeading } from '#web/ui/layout/split-layout.tsx';

const { reset: text, fields } = auth;

const fieldOf = { weak_password: 'password', same_password: 'password' } as const;

export function NewPassword({ onDone }: { onDone: () => void }) {
  const { register, handleSubmit, setError, formState } = useForm<PasswordForm>({
    resolver: zodResolver(passwordForm),
    defaultValues: { password: '' },
  });
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(async ({ password }) => {
    const result = await setPassword(password);
    if (!result.ok) return showRefusal(result, { title: text.failure, setError, fields: fieldOf });
    toast(text.done);
    onDone();
  }, showInvalid(text.failure));
  return (
    <>
      <TaskHeading title={text.title} subtitle={text.subtitle} takesFocus />
      <form noValidate method="post" onSubmit={submit} className="flex flex-col gap-5">
        <FormFailure title={text.failure} error={errors.root} isBusy={isSubmitting} />
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
