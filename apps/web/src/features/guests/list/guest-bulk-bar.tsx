// The bar of the selected guests: edit them together, delete them, clear the selection.
import type { GuestBook } from '#web/features/guests/guest-cache.ts';
import { BulkDialog } from '#web/features/guests/list/bulk-dialog.tsx';
import { useDeleteGuests } from '#web/features/guests/use-guest-mutations.ts';
import { guests } from '#web/locales/fr/client/guests.ts';
import { BulkBar } from '#web/ui/lists/bulk-bar.tsx';

const { selection: text, bulk } = guests;

interface GuestBulkBarProps {
  eventId: string;
  book: GuestBook;
  ids: readonly string[];
  onClear: () => void;
}

export function GuestBulkBar({ eventId, book, ids, onClear }: GuestBulkBarProps) {
  const deletion = useDeleteGuests(eventId);
  return (
    <BulkBar
      text={text}
      count={text.count(ids.length)}
      confirmation={{ title: bulk.confirmTitle(ids.length), description: bulk.confirmText }}
      isBusy={deletion.isPending}
      onRemove={() => deletion.run(ids)}
      onClear={onClear}
      renderEditor={(close) => <BulkDialog eventId={eventId} book={book} ids={ids} onClose={close} />}
    />
  );
}
