// The round checkbox that marks a task as done.
import { Check } from 'lucide-react';
import { usePlanning } from '#web/features/planning/planning-context.ts';
import { canTick, type Task } from '#web/features/planning/task.ts';
import { planning as text } from '#web/locales/fr/client/planning.ts';

export function DoneBox({ task, onDone }: { task: Task; onDone?: (() => void) | undefined }) {
  const { viewer, mutations } = usePlanning();
  return (
    <label className="relative z-10 grid size-11 shrink-0 cursor-pointer place-items-center has-disabled:cursor-default">
      <span className="sr-only">{text.row.done(task.title)}</span>
      <input
        type="checkbox"
        data-row-box
        checked={task.state === 'done'}
        disabled={!canTick(task, viewer)}
        onChange={(event) => {
          if (event.target.checked) onDone?.();
          void mutations.setState(task, event.target.checked ? 'done' : 'todo');
        }}
        data-doing={task.state === 'doing' || undefined}
        className="peer size-6 scroll-my-40 cursor-[inherit] appearance-none rounded-round border border-edge bg-raised transition-colors checked:border-success checked:bg-success enabled:hover:border-success focus-visible:rounded-round disabled:border-hairline disabled:checked:border-success data-doing:border-[5px] data-doing:border-ornament"
      />
      <Check
        aria-hidden
        className="pointer-events-none absolute size-4 text-on-accent opacity-0 peer-checked:opacity-100"
        strokeWidth={2}
      />
    </label>
  );
}
