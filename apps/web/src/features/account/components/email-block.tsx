// The address of the account. A new one is used once the links in the mails to both addresses were opened.
import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery } from '@tanstack/react-query';
import { AccountBlock, Actions, Refused } from '#web/features/account/components/account-part.tsx';
import { Loaded } from '#web/features/account/components/query-content.tsx';
import { changeEmail, resendEmailChange } from '#web/features/account/mutations.ts';
import { type Account, accountQuery } from '#web/features/account/queries.ts';
import { useReauthentication } from '#web/features/account/reauthentication.ts';
import { useAccountMutation } from '#web/features/account/use-account-mutation.ts';
import { type EmailForm, emailForm } from '#web/features/auth/forms.ts';
import { useDraftForm } from '#web/lib/drafts/form-draft.ts';
import { account } from '#web/locales/fr/account/account.ts';
import { Button } from '#web/ui/button.tsx';
import { DraftNotice } from '#web/ui/feedback/draft-notice.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';

const { email: text } = account.profile;

export function EmailBlock() {
  const user = useQuery(accountQuery);
  return (
    <AccountBlock title={text.title} description={text.description}>
      <Loaded query={user}>
        {(data) => (
          <div className="flex flex-col gap-5">
            <p>
              <span className="block text-quiet text-small">{text.current}</span>
              <span className="[overflow-wrap:anywhere]">{data.email}</span>
            </p>
            {data.newEmail !== null && <PendingChange email={data.email} newEmail={data.newEmail} />}
            <NewAddress account={data} />
          </div>
        )}
      </Loaded>
    </AccountBlock>
  );
}

function PendingChange({ email, newEmail }: { email: string; newEmail: string }) {
  const resend = useAccountMutation({
    mutationFn: () => resendEmailChange(email),
    success: { title: text.sentAgain },
  });
  return (
    <div>
      <Notice tone="note" title={text.pending}>
        <span className="[overflow-wrap:anywhere]">{text.pendingText(newEmail, email)}</span>
      </Notice>
      <Refused sentence={resend.errorMessage} />
      <div className="-ml-4">
        <Button look="quiet" size="small" isBusy={resend.isPending} onClick={() => void resend.run()}>
          {text.again}
        </Button>
      </div>
    </div>
  );
}

function NewAddress({ account: { email: current } }: { account: Account }) {
  const { prove } = useReauthentication();
  const change = useAccountMutation({
    mutationFn: ({ email }: EmailForm) => prove((nonce) => changeEmail(email, nonce), 'mail'),
    invalidates: [accountQuery.queryKey],
    success: text.asked,
  });
  const [{ register, handleSubmit, setError, reset, formState }, draft] = useDraftForm<EmailForm>('account-email', {
    resolver: zodResolver(emailForm),
    defaultValues: { email: '' },
  });
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(async ({ email }) => {
    if (email.toLowerCase() === current.toLowerCase()) return setError('email', { message: text.same });
    if ((await change.run({ email })) === null) return;
    reset();
    draft.erase();
  });
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <DraftNotice draft={draft} />
      <TextField
        {...register('email')}
        type="email"
        label={text.next}
        hint={text.hint}
        autoComplete="email"
        error={errors.email?.message ?? change.errorMessage ?? undefined}
      />
      <Actions>
        <Button type="submit" look="secondary" isBusy={isSubmitting}>
          {text.submit}
        </Button>
      </Actions>
    </form>
  );
}
