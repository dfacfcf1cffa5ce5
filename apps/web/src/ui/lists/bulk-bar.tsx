// The bar of a selection with its two usual actions: a dialog that edits the selected rows, and their deletion after a confirmation.
import { type ReactNode, useState } from 'react';
import { SelectionBar } from '#web/ui/lists/selection-bar.tsx';
import { confirm } from '#web/ui/overlays/confirm.ts';

interface BulkBarProps {
  text: { bar: string; edit: string; remove: string; clear: string };
  /** How many rows are selected, in words. */
  count: string;
  confirmation: { title: string; description: string };
  isBusy: boolean;
  onRemove: () => Promise<unknown>;
  onClear: () => void;
  renderEditor: (close: () => void) => ReactNode;
}

export function BulkBar({ text, count, confirmation, isBusy, onRemove, onClear, renderEditor }: BulkBarProps) {
  const [isEditing, setEditing] = useState(false);

  async function confirmAndRemove() {
    if (await confirm({ ...confirmation, action: text.remove, isDangerous: true })) await onRemove();
  }

  return (
    <>
      <SelectionBar
        words={text}
        count={count}
        isBusy={isBusy}
        onEdit={() => setEditing(true)}
        onRemove={() => void confirmAndRemove()}
        onClear={onClear}
      />
      {isEditing && renderEditor(() => setEditing(false))}
    </>
  );
}
