// The actions for selected rows, in a bar at the bottom of the window, above the bottom bar of phones.
import { Pencil, Trash2, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#web/ui/button.tsx';

interface SelectionBarProps {
  words: { bar: string; edit: string; remove: string; clear: string };
  /** The number of selected rows as text. */
  count: string;
  isBusy: boolean;
  onEdit: () => void;
  onRemove: () => void;
  onClear: () => void;
}

export function SelectionBar({ words, count, isBusy, onEdit, onRemove, onClear }: SelectionBarProps) {
  return (
    <section
      aria-label={words.bar}
      data-action-bar
      className="fixed inset-x-3 bottom-[calc(env(safe-area-inset-bottom)+5.25rem)] z-30 mx-auto flex max-w-page items-center gap-x-2 rounded-panel border border-hairline bg-raised py-2 pr-2 pl-5 shadow-lifted motion-safe:animate-rise tablet:inset-x-auto tablet:right-10 tablet:bottom-6 tablet:min-w-[30rem]"
    >
      <p role="status" className="min-w-0 flex-1 text-small tabular-nums">
        {count}
      </p>
      <Button
        look="quiet"
        size="small"
        onClick={onEdit}
        icon={<Pencil aria-hidden className="size-5" strokeWidth={1.5} />}
      >
        {words.edit}
      </Button>
      <BarButton label={words.remove} onClick={onRemove} isBusy={isBusy}>
        <Trash2 aria-hidden className="size-5" strokeWidth={1.5} />
      </BarButton>
      <BarButton label={words.clear} onClick={onClear}>
        <X aria-hidden className="size-5" strokeWidth={1.5} />
      </BarButton>
    </section>
  );
}

interface BarButtonProps {
  label: string;
  onClick: () => void;
  isBusy?: boolean;
  children: ReactNode;
}

function BarButton({ label, onClick, isBusy = false, children }: BarButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-busy={isBusy || undefined}
      onClick={isBusy ? undefined : onClick}
      className="grid size-11 shrink-0 place-items-center rounded-round text-quiet hover:bg-panel hover:text-ink"
    >
      {children}
    </button>
  );
}
