// Chooses a table for somebody by tapping.
import { type SeatingView } from '#web/features/seating/page.ts';
import type { Target } from '#web/features/seating/placement.ts';
import type { Passengers } from '#web/features/seating/use-seat-drag.ts';
import { seating } from '#web/locales/fr/client/seating.ts';
import { tableName } from '#web/locales/fr/table-names.ts';
import { Dialog } from '#web/ui/overlays/overlay.tsx';

const { place: text } = seating;

interface PlaceDialogProps {
  view: SeatingView;
  passengers: Passengers;
  onPlace: (passengers: Passengers, target: Target) => void;
  onClose: () => void;
}

export default function PlaceDialog({ view, passengers, onPlace, onClose }: PlaceDialogProps) {
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={text.title(passengers.name)}
      description={view.tables.length === 0 ? text.none : text.text}
    >
      <ul aria-label={text.list} className="-my-2">
        {view.tables.map(({ table, free, people }) => (
          <li key={table.id} className="border-hairline border-b">
            <button
              type="button"
              onClick={() => {
                onPlace(passengers, { tableId: table.id, seat: null });
                onClose();
              }}
              className="block min-h-14 w-full py-2 text-left hover:text-accent"
            >
              <span className="block font-medium">{text.option(tableName(table), free)}</span>
              <span className="wrap-anywhere block text-quiet text-small">
                {people.map(({ name }) => name).join(', ')}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
