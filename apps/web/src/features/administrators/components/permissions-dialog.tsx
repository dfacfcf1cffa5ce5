// The dialog that changes what an administrator may do.
import type { Permission } from '@liesse/domain';
import { type SyntheticEvent, useId, useState } from 'react';
import type { Administrator } from '#web/features/administrators/administrator.ts';
import { PermissionFields } from '#web/features/administrators/components/permission-fields.tsx';
import { usePermissionsMutation } from '#web/features/administrators/mutations.ts';
import { admins } from '#web/locales/fr/admin/admins.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { Dialog } from '#web/ui/overlays/overlay.tsx';

const { change: text, cancel, unnamed } = admins;

interface PermissionsDialogProps {
  administrator: Administrator;
  held: readonly Permission[];
  onClose: () => void;
}

export function PermissionsDialog({ administrator, held, onClose }: PermissionsDialogProps) {
  const id = useId();
  const [chosen, setChosen] = useState<Permission[]>(administrator.permissions);
  const change = usePermissionsMutation(administrator);

  async function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (!change.isPending && (await change.run(chosen)) !== null) onClose();
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={text.title(administrator.name || (administrator.email ?? unnamed))}
      description={text.description}
      actions={
        <>
          <Button look="secondary" onClick={onClose}>
            {cancel}
          </Button>
          <Button type="submit" form={id} isBusy={change.isPending}>
            {text.submit}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
        {change.errorMessage !== null && (
          <Notice tone="danger" title={text.failed}>
            {change.errorMessage}
          </Notice>
        )}
        <PermissionFields label={text.label} chosen={chosen} held={held} onChange={setChosen} />
      </form>
    </Dialog>
  );
}
