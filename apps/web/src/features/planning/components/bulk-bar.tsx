// The actions on the selected tasks: edit, delete, clear the selection.
import { useState } from 'react';
import { BulkDialog } from '#web/features/planning/components/bulk-dialog.tsx';
import { usePlanning } from '#web/features/planning/planning-context.ts';
import { planning } from '#web/locales/fr/client/planning.ts';
import { SelectionBar } from '#web/ui/lists/selection-bar.tsx';
import { confirm } from '#web/ui/overlays/confirm.ts';

const { selection: text, bulk } = planning;

export function BulkBar({ ids, onClear }: { ids: readonly string[]; onClear: () => void }) {
  const { mutations } = usePlanning();
  const [isEditing, setEditing] = useState(false);

  async function remove() {
    const isConfirmed = await confirm({
      title: bulk.confirmTitle(ids.length),
      description: bulk.confirmText,
      action: text.remove,
      isDangerous: true,
    });
    if (isConfirmed && (await mutations.remove(ids))) onClear();
  }

  return (
    <>
      <SelectionBar
        words={text}
        count={text.count(ids.length)}
        isBusy={mutations.isPending}
        onEdit={() => setEditing(true)}
        onRemove={() => void remove()}
        onClear={onClear}
      />
      {isEditing && <BulkDialog ids={ids} onClose={() => setEditing(false)} />}
    </>
  );
}
