// What can be done with those who are ticked.
import { useState } from 'react';
import type { GuestBook } from '#web/features/guests/guest-cache.ts';
import { BulkDialog } from '#web/features/guests/list/bulk-dialog.tsx';
import { useDeleteGuests } from '#web/features/guests/use-guest-mutations.ts';
import { guests } from '#web/locales/fr/guests.ts';
import { SelectionBar } from '#web/ui/lists/selection-bar.tsx';
import { confirm } from '#web/ui/overlays/confirm.ts';

const { selection: text, bulk } = guests;

interface BulkBarProps {
  eventId: string;
  book: GuestBook;
  ids: readonly string[];
  onClear: () => void;
}

export function BulkBar({ eventId, book, ids, onClear }: BulkBarProps) {
  const [isEditing, setEditing] = useState(false);
  const deletion = useDeleteGuests(eventId);

  async function remove() {
    const isSure = await confirm({
      title: bulk.confirmTitle(ids.length),
      description: bulk.confirmText,
      action: text.remove,
      isDangerous: true,
    });
    if (isSure) await deletion.run(ids);
  }

  return (
    <>
      <SelectionBar
        words={text}
        count={text.count(ids.length)}
        isBusy={deletion.isPending}
        onEdit={() => setEditing(true)}
        onRemove={() => void remove()}
        onClear={onClear}
      />
      {isEditing && <BulkDialog eventId={eventId} book={book} ids={ids} onClose={() => setEditing(false)} />}
    </>
  );
}
