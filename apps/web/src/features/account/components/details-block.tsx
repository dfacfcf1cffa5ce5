// The form for the name and the telephone number.
import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery } from '@tanstack/react-query';
import { AccountBlock, Actions } from '#web/features/account/components/account-part.tsx';
import { Loaded } from '#web/features/account/components/query-content.tsx';
import { type ProfileForm, profileForm } from '#web/features/account/forms.ts';
import { saveProfile } from '#web/features/account/mutations.ts';
import { profileQuery } from '#web/features/account/queries.ts';
import { useAccountMutation } from '#web/features/account/use-account-mutation.ts';
import { useDraftForm } from '#web/lib/drafts/form-draft.ts';
import { formatPhone } from '#web/lib/format/phone.ts';
import { account } from '#web/locales/fr/account/account.ts';
import { fields } from '#web/locales/fr/ui/fields.ts';
import { Button } from '#web/ui/button.tsx';
import { DraftNotice } from '#web/ui/feedback/draft-notice.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';

const { details: text } = account.profile;

export function DetailsBlock({ personId }: { personId: string }) {
  const profile = useQuery(profileQuery(personId));
  return (
    <AccountBlock title={text.title} description={text.description}>
      <Loaded query={profile}>
        {({ name, phone }) => <DetailsForm personId={personId} saved={{ name, phone: formatPhone(phone ?? '') }} />}
      </Loaded>
    </AccountBlock>
  );
}

function DetailsForm({ personId, saved }: { personId: string; saved: ProfileForm }) {
  const save = useAccountMutation({
    mutationFn: (values: ProfileForm) => saveProfile(personId, values),
    invalidates: [profileQuery(personId).queryKey],
    success: { title: text.saved },
  });
  const [{ register, handleSubmit, formState }, draft] = useDraftForm<ProfileForm>('account-details', {
    resolver: zodResolver(profileForm),
    // A later answer of the server replaces only fields that were not edited.
    values: saved,
    resetOptions: { keepDirtyValues: true },
  });
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(async (values) => {
    if ((await save.run(values)) !== null) draft.erase();
  });
  return (
    <form noValidate onSubmit={submit}>
      <div className="flex flex-col gap-5">
        <DraftNotice draft={draft} />
        {save.errorMessage !== null && <Notice tone="danger">{save.errorMessage}</Notice>}
        <TextField {...register('name')} label={text.name} autoComplete="name" error={errors.name?.message} />
        <TextField
          {...register('phone')}
          type="tel"
          label={text.phone}
          optional={fields.optional}
          hint={text.phoneHint}
          autoComplete="tel"
          error={errors.phone?.message}
        />
      </div>
      <Actions>
        <Button type="submit" look="secondary" isBusy={isSubmitting}>
          {account.save}
        </Button>
      </Actions>
    </form>
  );
}
