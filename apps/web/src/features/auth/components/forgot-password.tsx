// Asks for a link to a new password. The answer is the same whether the address has an account or not.
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { FormFailure } from '#web/features/auth/components/form-failure.tsx';
import { MailCode } from '#web/features/auth/components/mail-code.tsx';
import { showInvalid, showRefusal } from '#web/features/auth/form-errors.ts';
import { type EmailForm, emailForm } from '#web/features/auth/forms.ts';
import { requestReset } from '#web/features/auth/mutations.ts';
import { auth } from '#web/locales/fr/account/auth.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { toast } from '#web/ui/feedback/toast/toast-store.ts';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { TaskHeading } from '#web/ui/layout/split-layout.tsx';

const { forgot: text, fields } = auth;

interface ForgotPasswordProps {
  email: string;
  /** With the address as it was last typed. */
  onBack: (email: string) => void;
  /** The code of the message was right: a new password may be chosen. */
  onRecovered: () => void;
}

export function ForgotPassword({ email, onBack, onRecovered }: ForgotPasswordProps) {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { register, handleSubmit, getValues, setError, formState } = useForm<EmailForm>({
    resolver: zodResolver(emailForm),
    defaultValues: { email },
  });
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async (values) => {
    const result = await requestReset(values.email);
    if (!result.ok) return showRefusal(result, { title: text.failure, setError });
    setSentTo(values.email);
    toast({ title: text.toast, description: text.sent });
  }, showInvalid(text.failure));

  if (sentTo !== null) {
    return (
      <>
        <TaskHeading key="sent" title={text.title} takesFocus />
        <div className="flex flex-col gap-6">
          <Notice tone="success">{text.sent}</Notice>
          <MailCode proof="recovery" email={sentTo} onProved={onRecovered} />
          <Button look="quiet" wide onClick={() => onBack(sentTo)}>
            {text.back}
          </Button>
        </div>
      </>
    );
  }
  return (
    <>
      <TaskHeading title={text.title} subtitle={text.explanation} takesFocus />
      <form noValidate method="post" onSubmit={submit} className="flex flex-col gap-5">
        <FormFailure title={text.failure} error={errors.root} isBusy={isSubmitting} />
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
        <Button look="quiet" wide onClick={() => onBack(getValues('email'))}>
          {text.back}
        </Button>
      </form>
    </>
  );
}
