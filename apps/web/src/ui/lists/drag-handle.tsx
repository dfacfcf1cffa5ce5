// The button by which a row is dragged with the pointer or moved with the arrow keys.
import { GripVertical } from 'lucide-react';
import type { KeyboardEvent, PointerEvent } from 'react';
import { surfaces } from '#web/locales/fr/ui/surfaces.ts';

interface DragHandleProps {
  name: string;
  /** The id of the sentence that explains the arrow keys. */
  hintId: string;
  /** For a handle at the end of a dense row; otherwise it is placed before the row. */
  isCompact?: boolean;
  /** By which the handle is found again after its row has changed places. */
  'data-handle'?: string;
  onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  onBlur?: () => void;
}

const compact = 'relative z-10 h-11 w-9 text-edge focus-visible:text-ink';
const leading = '-ml-3 size-11 text-quiet print:hidden';

export function DragHandle({ name, hintId, isCompact = false, ...handle }: DragHandleProps) {
  return (
    <button
      type="button"
      {...handle}
      aria-label={surfaces.sortable.handle(name)}
      aria-describedby={hintId}
      className={`grid shrink-0 cursor-grab touch-none place-items-center rounded-small hover:text-ink active:cursor-grabbing ${isCompact ? compact : leading}`}
    >
      <GripVertical aria-hidden className="size-5" strokeWidth={1.5} />
    </button>
  );
}
