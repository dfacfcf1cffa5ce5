// What a row is taken by.
import { GripVertical } from 'lucide-react';
import type { HandleProps } from '#web/features/planning/use-task-drag.ts';
import { surfaces } from '#web/locales/fr/surfaces.ts';

export function DragHandle({ name, hint, ...handle }: HandleProps & { name: string; hint: string }) {
  return (
    <button
      type="button"
      {...handle}
      aria-label={surfaces.sortable.handle(name)}
      aria-describedby={hint}
      className="relative z-10 grid h-11 w-9 shrink-0 cursor-grab touch-none place-items-center rounded-small text-edge hover:text-ink focus-visible:text-ink active:cursor-grabbing"
    >
      <GripVertical aria-hidden className="size-5" strokeWidth={1.5} />
    </button>
  );
}

/** A line where what is dragged would go. */
export const dropLook =
  'data-[drop=above]:shadow-[inset_0_2px_0_var(--color-accent)] data-[drop=below]:shadow-[inset_0_-2px_0_var(--color-accent)] data-dragged:opacity-50';
