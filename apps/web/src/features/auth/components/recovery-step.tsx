// The form for a recovery code. Each code works once.
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { FormFailure } from '#web/features/auth/components/form-failure.tsx';
import { showInvalid, showRefusal } from '#web/features/auth/form-errors.ts';
import { type RecoveryForm, recoveryForm } from '#web/features/auth/forms.ts';
import { verifyRecoveryCode } from '#web/features/auth/second-step.ts';
import type { SessionState } from '#web/features/auth/session.ts';
import { auth } from '#web/locales/fr/account/auth.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toast/toast-store.ts';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { TaskHeading } from '#web/ui/layout/split-layout.tsx';

const { secondStep: text } = auth;

const fieldOf = { mfa_verification_failed: 'code', mfa_recovery_codes_locked: 'code' } as const;

interface RecoveryStepProps {
  onVerified: (state: SessionState) => void;
  onBack: () => void;
}

export function RecoveryStep({ onVerified, onBack }: RecoveryStepProps) {
  const { register, handleSubmit, setError, formState } = useForm<RecoveryForm>({
    resolver: zodResolver(recoveryForm),
    defaultValues: { code: '' },
  });
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(async ({ code }) => {
    const result = await verifyRecoveryCode(code);
    if (!result.ok) {
      const title = result.code === 'mfa_verification_failed' ? text.wrong.title : text.error.title;
      return showRefusal(result, { title, setError, fields: fieldOf });
    }
    toast(text.success);
    onVerified(result.state);
  }, showInvalid(text.error.title));

  return (
    <>
      <TaskHeading title={text.title} takesFocus />
      <form noValidate method="post" onSubmit={submit} className="flex flex-col gap-6">
        <FormFailure title={text.error.title} error={errors.root} isBusy={isSubmitting} />
        <TextField
          {...register('code')}
          label={text.recoveryCode}
          hint={text.recoveryHint}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          error={errors.code?.message}
        />
        <Button type="submit" wide isBusy={isSubmitting}>
          {text.verify}
        </Button>
        <Button look="quiet" wide onClick={onBack}>
          {text.withCode}
        </Button>
      </form>
    </>
  );
}
