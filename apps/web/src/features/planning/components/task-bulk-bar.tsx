// The bar of the selected tasks: edit them together, delete them, clear the selection.
import { BulkDialog } from '#web/features/planning/components/bulk-dialog.tsx';
import { usePlanning } from '#web/features/planning/planning-context.ts';
import { planning } from '#web/locales/fr/client/planning.ts';
import { BulkBar } from '#web/ui/lists/bulk-bar.tsx';

const { selection: text, bulk } = planning;

export function TaskBulkBar({ ids, onClear }: { ids: readonly string[]; onClear: () => void }) {
  const { mutations } = usePlanning();
  return (
    <BulkBar
      text={text}
      count={text.count(ids.length)}
      confirmation={{ title: bulk.confirmTitle(ids.length), description: bulk.confirmText }}
      isBusy={mutations.isPending}
      onRemove={async () => {
        if (await mutations.remove(ids)) onClear();
      }}
      onClear={onClear}
      renderEditor={(close) => <BulkDialog ids={ids} onClose={close} />}
    />
  );
}
