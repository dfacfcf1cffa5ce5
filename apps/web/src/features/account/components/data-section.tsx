// The data that Liesse stores about a person: they can be exported and deleted.
import { Download } from 'lucide-react';
import { useState } from 'react';
import { saveExport } from '#web/features/account/account-deletion.ts';
import { AccountBlock, AccountGroup, Actions, Refused } from '#web/features/account/components/account-part.tsx';
import { DeletionDialog } from '#web/features/account/components/deletion-dialog.tsx';
import { useAccountMutation } from '#web/features/account/use-account-mutation.ts';
import { accountDeletion as text } from '#web/locales/fr/account/account-deletion.ts';
import { Button } from '#web/ui/button.tsx';

export function DataSection() {
  return (
    <AccountGroup id="donnees" title={text.title}>
      <ExportBlock />
      <DeletionBlock />
    </AccountGroup>
  );
}

function ExportBlock() {
  const exportData = useAccountMutation({ mutationFn: () => saveExport(new Date()), success: text.export.done });
  return (
    <AccountBlock title={text.export.title} description={text.export.description}>
      <p>{text.export.holds}</p>
      <Refused sentence={exportData.errorMessage} />
      <Actions>
        <Button
          look="secondary"
          isBusy={exportData.isPending}
          icon={<Download aria-hidden className="size-5" strokeWidth={1.5} />}
          onClick={() => void exportData.run()}
        >
          {text.export.action}
        </Button>
      </Actions>
    </AccountBlock>
  );
}

function DeletionBlock() {
  const [isAsked, setAsked] = useState(false);
  return (
    <AccountBlock title={text.delete.title} description={text.delete.description}>
      <p>{text.delete.before}</p>
      <Actions>
        <Button look="danger" onClick={() => setAsked(true)}>
          {text.delete.action}
        </Button>
      </Actions>
      {isAsked && <DeletionDialog onClose={() => setAsked(false)} />}
    </AccountBlock>
  );
}
