// The dialog that changes what an administrator may do.
import type { Permission } from '@liesse/domain';
import { type SyntheticEvent, useState } from 'react';
import type { Administrator } from '#web/features/administrators/administrator.ts';
import { PermissionFields } from '#web/features/administrators/components/permission-fields.tsx';
import { usePermissionsMutation } from '#web/features/administrators/mutations.ts';
import { admins } from '#web/locales/fr/admin/admins.ts';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { FormDialog } from '#web/ui/overlays/form-dialog.tsx';

const { change: text, cancel, unnamed } = admins;

interface PermissionsDialogProps {
  administrator: Administrator;
  held: readonly Permission[];
  onClose: () => void;
}

export function PermissionsDialog({ administrator, held, onClose }: PermissionsDialogProps) {
  const [chosen, setChosen] = useState<Permission[]>(administrator.permissions);
  const change = usePermissionsMutation(administrator);

  async function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (!change.isPending && (await change.run(chosen)) !== null) onClose();
  }

  return (
    <FormDialog
      title={text.title(administrator.name || (administrator.email ?? unnamed))}
      description={text.description}
      submitLabel={text.submit}
      cancelLabel={cancel}
      isBusy={change.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      {change.errorMessage !== null && (
        <Notice tone="danger" title={text.failed}>
          {change.errorMessage}
        </Notice>
      )}
      <PermissionFields label={text.label} chosen={chosen} held={held} onChange={setChosen} />
    </FormDialog>
  );
}
