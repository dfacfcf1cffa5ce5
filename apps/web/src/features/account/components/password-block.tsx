// Changes the password. The server may require a fresh proof of identity first.
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { AccountBlock, Actions } from '#web/features/account/components/account-part.tsx';
import { changePassword } from '#web/features/account/mutations.ts';
import { accountQuery, sessionsQuery } from '#web/features/account/queries.ts';
import { useReauthentication } from '#web/features/account/reauthentication.ts';
import { useAccountMutation } from '#web/features/account/use-account-mutation.ts';
import { PASSWORD_MIN, type PasswordForm, passwordForm } from '#web/features/auth/forms.ts';
import { account } from '#web/locales/fr/account/account.ts';
import { auth } from '#web/locales/fr/account/auth.ts';
import { Button } from '#web/ui/button.tsx';
import { PasswordField } from '#web/ui/fields/password-field.tsx';

const { password: text } = account.security;

export function PasswordBlock() {
  const { prove } = useReauthentication();
  const change = useAccountMutation({
    mutationFn: ({ password }: PasswordForm) => prove((nonce) => changePassword(password, nonce), 'mail'),
    invalidates: [accountQuery.queryKey, sessionsQuery.queryKey],
    success: text.done,
  });
  const { register, handleSubmit, reset, formState } = useForm<PasswordForm>({
    resolver: zodResolver(passwordForm),
    defaultValues: { password: '' },
  });
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(async (values) => {
    if ((await change.run(values)) !== null) reset();
  });
  return (
    <AccountBlock title={text.title} description={text.description}>
      <form noValidate onSubmit={submit}>
        <PasswordField
          {...register('password')}
          label={auth.fields.newPassword}
          minLength={PASSWORD_MIN}
          autoComplete="new-password"
          hint={auth.fields.passwordHint}
          error={errors.password?.message ?? change.errorMessage ?? undefined}
        />
        <Actions>
          <Button type="submit" look="secondary" isBusy={isSubmitting}>
            {text.submit}
          </Button>
        </Actions>
      </form>
    </AccountBlock>
  );
}
