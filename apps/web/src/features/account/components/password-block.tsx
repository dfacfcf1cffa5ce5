// A new password. The server may ask for fresh proof first.
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { AccountBlock, Actions } from '#web/features/account/components/account-part.tsx';
import { changePassword } from '#web/features/account/mutations.ts';
import { useProof } from '#web/features/account/reauthentication.ts';
import { useAct } from '#web/features/account/use-account-mutation.ts';
import { PASSWORD_MIN, type PasswordForm, passwordForm } from '#web/features/auth/forms.ts';
import { account } from '#web/locales/fr/account.ts';
import { auth } from '#web/locales/fr/auth.ts';
import { Button } from '#web/ui/button.tsx';
import { PasswordField } from '#web/ui/fields/password-field.tsx';

const { password: text } = account.security;

export function PasswordBlock() {
  const act = useAct();
  const { prove } = useProof();
  const { register, handleSubmit, reset, formState } = useForm<PasswordForm>({
    resolver: zodResolver(passwordForm),
    defaultValues: { password: '' },
  });
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(async ({ password }) => {
    const work = () => prove((nonce) => changePassword(password, nonce), 'mail');
    if (await act.run(work, { success: text.done })) reset();
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
          error={errors.password?.message ?? act.refusal ?? undefined}
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
