// What can be done with the tasks that are ticked. It lies at the foot of the window, above the bar of phones.
import { Pencil, Trash2, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { BulkDialog } from '#web/features/planning/components/bulk-dialog.tsx';
import { usePlanning } from '#web/features/planning/planning-context.ts';
import { planning } from '#web/locales/fr/planning.ts';
import { Button } from '#web/ui/button.tsx';
import { confirm } from '#web/ui/confirm.ts';

const { selection: text, bulk } = planning;

export function BulkBar({ ids, onClear }: { ids: readonly string[]; onClear: () => void }) {
  const { acts } = usePlanning();
  const [isEditing, setEditing] = useState(false);

  async function remove() {
    const isSure = await confirm({
      title: bulk.confirmTitle(ids.length),
      description: bulk.confirmText,
      action: text.remove,
      isDangerous: true,
    });
    if (isSure && (await acts.remove(ids))) onClear();
  }

  return (
    <>
      <section
        aria-label={text.bar}
        className="fixed inset-x-3 bottom-[calc(env(safe-area-inset-bottom)+5.25rem)] z-30 mx-auto flex max-w-page items-center gap-x-2 rounded-panel border border-hairline bg-raised py-2 pr-2 pl-5 shadow-lifted motion-safe:animate-rise tablet:inset-x-auto tablet:right-10 tablet:bottom-6 tablet:min-w-[30rem]"
      >
        <p role="status" className="min-w-0 flex-1 text-small tabular-nums">
          {text.count(ids.length)}
        </p>
        <Button
          look="quiet"
          size="small"
          onClick={() => setEditing(true)}
          icon={<Pencil aria-hidden className="size-5" strokeWidth={1.5} />}
        >
          {text.edit}
        </Button>
        <BarButton label={text.remove} onClick={() => void remove()}>
          <Trash2 aria-hidden className="size-5" strokeWidth={1.5} />
        </BarButton>
        <BarButton label={text.clear} onClick={onClear}>
          <X aria-hidden className="size-5" strokeWidth={1.5} />
        </BarButton>
      </section>
      {isEditing && <BulkDialog ids={ids} onClose={() => setEditing(false)} />}
    </>
  );
}

function BarButton({ label, onClick, children }: { label: string; onClick: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={onClick}
      className="grid size-11 shrink-0 place-items-center rounded-round text-quiet hover:bg-panel hover:text-ink"
    >
      {children}
    </button>
  );
}
