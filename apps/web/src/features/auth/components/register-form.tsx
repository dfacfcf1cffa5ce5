// The form of every registration. The generic one lets the role be chosen; the client's and the partner's have theirs.
import { zodResolver } from '@hookform/resolvers/zod';
import { partnerTypes } from '@liesse/domain';
import { useForm, useWatch } from 'react-hook-form';
import { type RegisterForm as Form, PASSWORD_MIN, registerForm } from '#web/features/auth/forms.ts';
import { register as createAccount } from '#web/features/auth/mutations.ts';
import type { Person } from '#web/features/auth/session.ts';
import { auth } from '#web/locales/fr/auth.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { toast } from '#web/ui/toast/toast-store.ts';

const { register: text, fields } = auth;

const roleOptions = (['client', 'partner', 'admin'] as const).map((value) => ({ value, label: text.roles[value] }));
const tradeOptions = partnerTypes.map((value) => ({ value, label: auth.partnerTypes[value] }));

interface RegisterFormProps {
  /** Without it the person chooses. */
  role?: 'client' | 'partner';
  onSignedIn: (person: Person) => void;
  onConfirmationSent: (email: string) => void;
}

export function RegisterForm({ role, onSignedIn, onConfirmationSent }: RegisterFormProps) {
  const { register, handleSubmit, setError, control, formState } = useForm<Form>({
    resolver: zodResolver(registerForm),
    defaultValues: { name: '', email: '', password: '', role: role ?? 'client' },
    // The fields of the other roles are not part of this one's answer.
    shouldUnregister: true,
  });
  const { errors, isSubmitting } = formState;
  const wished = useWatch({ control, name: 'role' });
  const chosen = role ?? wished;
  const isBusiness = role === 'partner';

  const submit = handleSubmit(async (values) => {
    const result = await createAccount({ ...values, role: chosen });
    if (!result.ok) {
      setError('root', { message: result.message });
      return toast({ variant: 'destructive', title: text.failure, description: result.message });
    }
    const { person } = result;
    toast({ title: text.success, description: person === null ? text.confirm : text.connected });
    if (person === null) onConfirmationSent(values.email);
    else onSignedIn(person);
  });

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      {errors.root && (
        <Notice tone="danger" title={text.failure}>
          {errors.root.message}
        </Notice>
      )}
      <TextField
        {...register('name')}
        label={isBusiness ? text.partner.name : fields.name}
        placeholder={isBusiness ? text.partner.namePlaceholder : fields.namePlaceholder}
        autoComplete={isBusiness ? 'organization' : 'name'}
        error={errors.name?.message}
      />
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
        minLength={PASSWORD_MIN}
        autoComplete="new-password"
        hint={fields.passwordHint}
        error={errors.password?.message}
      />
      {role === undefined ? (
        <SelectField
          {...register('role')}
          label={text.role}
          options={roleOptions}
          placeholder={text.rolePlaceholder}
          hint={text.roleHint}
          error={errors.role?.message}
        />
      ) : (
        <input type="hidden" {...register('role')} />
      )}
      {chosen === 'partner' && (
        <SelectField
          {...register('partnerType', { setValueAs: (value: string) => value || undefined })}
          label={text.partnerType}
          options={tradeOptions}
          placeholder={text.partnerTypePlaceholder}
          defaultValue=""
          error={errors.partnerType?.message}
        />
      )}
      {chosen === 'admin' && (
        <TextField
          {...register('invitationCode')}
          label={text.invitation}
          hint={text.invitationHint}
          autoComplete="off"
          error={errors.invitationCode?.message}
        />
      )}
      <Button type="submit" wide isBusy={isSubmitting}>
        {isSubmitting ? text.submitting : text.submit}
      </Button>
    </form>
  );
}
