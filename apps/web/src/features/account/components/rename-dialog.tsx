// Renames a passkey.
import { zodResolver } from '@hookform/resolvers/zod';
import { type KeyNameForm, keyNameForm } from '#web/features/account/forms.ts';
import { renamePasskey } from '#web/features/account/passkeys.ts';
import { passkeysQuery } from '#web/features/account/queries.ts';
import { useAccountMutation } from '#web/features/account/use-account-mutation.ts';
import { useDraftForm } from '#web/lib/drafts/form-draft.ts';
import { account } from '#web/locales/fr/account/account.ts';
import { Button } from '#web/ui/button.tsx';
import { DraftNotice } from '#web/ui/feedback/draft-notice.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { Dialog } from '#web/ui/overlays/overlay.tsx';

const { keys: text } = account.security;

interface RenameDialogProps {
  passkeyId: string;
  name: string;
  onClose: () => void;
}

export function RenameDialog({ passkeyId, name, onClose }: RenameDialogProps) {
  const rename = useAccountMutation({
    mutationFn: (values: KeyNameForm) => renamePasskey(passkeyId, values.name),
    invalidates: [passkeysQuery.queryKey],
    success: { title: text.renamed },
  });
  const [{ register, handleSubmit, formState }, draft] = useDraftForm<KeyNameForm>(`passkey:${passkeyId}`, {
    resolver: zodResolver(keyNameForm),
    defaultValues: { name },
  });
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(async (values) => {
    if ((await rename.run(values)) === null) return;
    draft.erase();
    onClose();
  });
  return (
    <Dialog isOpen onClose={onClose} title={text.renameTitle}>
      <form noValidate onSubmit={submit} className="flex flex-col gap-5">
        <DraftNotice draft={draft} />
        <TextField
          {...register('name')}
          label={text.name}
          autoComplete="off"
          error={errors.name?.message ?? rename.errorMessage ?? undefined}
        />
        <Button type="submit" wide isBusy={isSubmitting}>
          {account.save}
        </Button>
      </form>
    </Dialog>
  );
}
