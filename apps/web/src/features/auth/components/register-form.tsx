// The form of every registration. The generic page lets the person choose a role; the pages for clients and partners set it.
import { zodResolver } from '@hookform/resolvers/zod';
import { partnerTypes } from '@liesse/domain';
import { useWatch } from 'react-hook-form';
import { FormFailure } from '#web/features/auth/components/form-failure.tsx';
import { showInvalid, showRefusal } from '#web/features/auth/form-errors.ts';
import { type RegisterForm as Form, PASSWORD_MIN, registerForm } from '#web/features/auth/forms.ts';
import { register as createAccount } from '#web/features/auth/mutations.ts';
import type { Person } from '#web/features/auth/session.ts';
import { useSubmitType } from '#web/features/auth/use-submit-type.ts';
import { useTradeLabel } from '#web/lib/boot/trades.ts';
import { useDraftForm } from '#web/lib/drafts/form-draft.ts';
import { auth } from '#web/locales/fr/account/auth.ts';
import { Button } from '#web/ui/button.tsx';
import { DraftNotice } from '#web/ui/feedback/draft-notice.tsx';
import { toast } from '#web/ui/feedback/toast/toast-store.ts';
import { PasswordField } from '#web/ui/fields/password-field.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';

const { register: text, fields } = auth;

const roleOptions = (['client', 'partner', 'admin'] as const).map((value) => ({ value, label: text.roles[value] }));

const fieldOf = {
  weak_password: 'password',
  email_address_invalid: 'email',
  email_exists: 'email',
  user_already_exists: 'email',
} as const;
/** The database refuses an invitation with a sentence of its own, which the auth service passes on under this code. */
const invitationOf = { validation_failed: 'invitationCode' } as const;

interface RegisterFormProps {
  /** Without it the person chooses the role. */
  role?: 'client' | 'partner';
  /** From the link of an invitation to administer the site. */
  invitation?: { code: string; email: string } | null;
  onSignedIn: (person: Person) => void;
  onConfirmationSent: (email: string) => void;
}

export function RegisterForm({ role, invitation = null, onSignedIn, onConfirmationSent }: RegisterFormProps) {
  const labelOf = useTradeLabel(auth.partnerTypes);
  const [{ register, handleSubmit, setError, control, formState }, draft] = useDraftForm<Form>(
    `register:${invitation === null ? (role ?? 'any') : 'invitation'}`,
    {
      resolver: zodResolver(registerForm),
      // Typed fields have no default value, which would erase what was typed before hydration.
      defaultValues:
        invitation === null
          ? { role: role ?? 'client' }
          : { role: 'admin', email: invitation.email, invitationCode: invitation.code },
      // The fields of the other roles are not submitted.
      shouldUnregister: true,
    },
    { without: ['password', 'invitationCode'] },
  );
  const { errors, isSubmitting } = formState;
  const submitType = useSubmitType();
  const wished = useWatch({ control, name: 'role' });
  const chosen = role ?? wished;
  const isBusiness = role === 'partner';

  const submit = handleSubmit(async (values) => {
    const result = await createAccount({ ...values, role: chosen });
    if (!result.ok) {
      const places = chosen === 'admin' ? { ...fieldOf, ...invitationOf } : fieldOf;
      return showRefusal(result, { title: text.failure, setError, fields: places });
    }
    draft.erase();
    const { person } = result;
    toast({ title: text.success, description: person === null ? text.confirm : text.connected });
    if (person === null) onConfirmationSent(values.email);
    else onSignedIn(person);
  }, showInvalid(text.failure));

  return (
    <form noValidate method="post" onSubmit={submit} className="flex flex-col gap-5">
      <FormFailure title={text.failure} error={errors.root} isBusy={isSubmitting} />
      <DraftNotice draft={draft} />
      <p className="text-quiet text-small">{text.allRequired}</p>
      <TextField
        {...register('name')}
        label={isBusiness ? text.partner.name : fields.name}
        placeholder={isBusiness ? text.partner.namePlaceholder : fields.namePlaceholder}
        autoComplete={isBusiness ? 'organization' : 'name'}
        required
        error={errors.name?.message}
      />
      <TextField
        {...register('email')}
        type="email"
        label={fields.email}
        placeholder={fields.emailPlaceholder}
        autoComplete="username"
        required
        error={errors.email?.message}
      />
      <PasswordField
        {...register('password')}
        label={fields.password}
        minLength={PASSWORD_MIN}
        autoComplete="new-password"
        required
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
          options={partnerTypes.map((value) => ({ value, label: labelOf(value) }))}
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
          required
          error={errors.invitationCode?.message}
        />
      )}
      <Button type={submitType} wide isBusy={isSubmitting}>
        {isSubmitting ? text.submitting : text.submit}
      </Button>
    </form>
  );
}
