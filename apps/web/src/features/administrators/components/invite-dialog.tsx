// The dialog that invites somebody to administer the site, with the permissions they will have.
import type { Permission } from '@liesse/domain';
import { type SyntheticEvent, useState } from 'react';
import { PermissionFields } from '#web/features/administrators/components/permission-fields.tsx';
import { useInviteMutation } from '#web/features/administrators/mutations.ts';
import { admins } from '#web/locales/fr/admin/admins.ts';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { FormDialog } from '#web/ui/overlays/form-dialog.tsx';

const { invite: text, cancel } = admins;

interface InviteDialogProps {
  held: readonly Permission[];
  onClose: () => void;
}

export function InviteDialog({ held, onClose }: InviteDialogProps) {
  const [email, setEmail] = useState('');
  const [chosen, setChosen] = useState<Permission[]>([]);
  const [isTried, setTried] = useState(false);
  const invite = useInviteMutation();
  const isAddress = /^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(email.trim());

  async function submit(event: SyntheticEvent) {
    event.preventDefault();
    setTried(true);
    if (!isAddress || chosen.length === 0 || invite.isPending) return;
    if ((await invite.run({ email: email.trim(), permissions: chosen })) !== null) onClose();
  }

  return (
    <FormDialog
      title={text.title}
      description={text.description}
      submitLabel={text.submit}
      cancelLabel={cancel}
      isBusy={invite.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      {invite.errorMessage !== null && (
        <Notice tone="danger" title={text.failed}>
          {invite.errorMessage}
        </Notice>
      )}
      <TextField
        type="email"
        label={text.email}
        autoComplete="off"
        value={email}
        onChange={({ target }) => setEmail(target.value)}
        error={isTried && !isAddress ? text.emailMissing : undefined}
      />
      <PermissionFields
        label={text.permissions}
        chosen={chosen}
        held={held}
        onChange={setChosen}
        error={isTried && chosen.length === 0 ? text.permissionsMissing : undefined}
      />
    </FormDialog>
  );
}
