// Asks for a link to a new password. The answer is the same whether the address has an account or not.
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { type EmailForm, emailForm } from '#web/features/auth/forms.ts';
import { requestReset } from '#web/features/auth/mutations.ts';
import { auth } from '#web/locales/fr/auth.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { TaskHeading } from '#web/ui/split-frame.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { toast } from '#web/ui/toast/toast-store.ts';

const { forgot: text, fields } = auth;

export function ForgotPassword({ email, onBack }: { email: string; onBack: () => void }) {
  const [isSent, setSent] = useState(false);
  const { register, handleSubmit, setError, formState } = useForm<EmailForm>({
    resolver: zodResolver(emailForm),
    defaultValues: { email },
  });
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async (values) => {
    const result = await requestReset(values.email);
    if (result.ok) {
      setSent(true);
      return toast({ title: text.toast, description: text.sent });
    }
    setError('root', { message: result.message });
    toast({ variant: 'destructive', title: text.failure, description: result.message });
  });

  return (
    <>
      <TaskHeading title={text.title} subtitle={isSent ? undefined : text.explanation} />
      {isSent ? (
        <div className="flex flex-col gap-6">
          <Notice tone="success">{text.sent}</Notice>
          <Button wide onClick={onBack}>
            {text.back}
          </Button>
        </div>
      ) : (
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
            autoComplete="username"
            error={errors.email?.message}
          />
          <Button type="submit" wide isBusy={isSubmitting}>
            {text.submit}
          </Button>
          <Button look="quiet" wide onClick={onBack}>
            {text.back}
          </Button>
        </form>
      )}
    </>
  );
}
