// The proposed tasks, month by month, each with a checkbox. All are chosen at first.
import { dueOn, type TaskTemplate } from '@liesse/domain';
import { useMemo, useState } from 'react';
import { formatDelay, formatDue } from '#web/features/planning/due-text.ts';
import { groupTitle } from '#web/features/planning/group-titles.ts';
import { groupPlan, type PlanGroup } from '#web/features/planning/plan.ts';
import { usePlanning } from '#web/features/planning/planning-context.ts';
import { planning } from '#web/locales/fr/client/planning.ts';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';

const { plan: text } = planning;

export interface PlanChoice {
  chosen: readonly TaskTemplate[];
  isChosen: (template: string) => boolean;
  choose: (templates: readonly TaskTemplate[], isWanted: boolean) => void;
}

export function usePlanChoice(templates: readonly TaskTemplate[]): PlanChoice {
  const [excluded, setExcluded] = useState<ReadonlySet<string>>(new Set());
  return {
    chosen: templates.filter(({ template }) => !excluded.has(template)),
    isChosen: (template) => !excluded.has(template),
    choose: (changed, isWanted) =>
      setExcluded((before) => {
        const next = new Set(before);
        for (const { template } of changed) {
          if (isWanted) next.delete(template);
          else next.add(template);
        }
        return next;
      }),
  };
}

export function PlanPicker({ templates, choice }: { templates: readonly TaskTemplate[]; choice: PlanChoice }) {
  const { event } = usePlanning();
  const groups = useMemo(() => groupPlan(templates, event.starts_on), [templates, event.starts_on]);
  return (
    <div>
      <p className="flex flex-wrap items-center justify-between gap-x-6">
        <Checkbox
          checked={choice.chosen.length === templates.length}
          ref={indeterminateRef(choice.chosen.length, templates.length)}
          onChange={({ target }) => choice.choose(templates, target.checked)}
        >
          {text.all(templates.length)}
        </Checkbox>
        <span role="status" className="text-quiet text-small tabular-nums">
          {text.chosen(choice.chosen.length, templates.length)}
        </span>
      </p>
      {groups.map((group) => (
        <PlanMonth key={group.id} group={group} choice={choice} />
      ))}
    </div>
  );
}

function PlanMonth({ group, choice }: { group: PlanGroup; choice: PlanChoice }) {
  const { event, today } = usePlanning();
  const title = groupTitle(group, []);
  const chosenCount = group.tasks.filter(({ template }) => choice.isChosen(template)).length;
  return (
    <section className="mt-6">
      <div className="flex items-center gap-3 border-hairline border-b">
        <h3 className="min-w-0 flex-1">
          <Checkbox
            checked={chosenCount === group.tasks.length}
            ref={indeterminateRef(chosenCount, group.tasks.length)}
            onChange={({ target }) => choice.choose(group.tasks, target.checked)}
          >
            <span className="font-display text-lead">{title}</span>
          </Checkbox>
        </h3>
        <span className="text-quiet text-small tabular-nums">{planning.groups.count(group.tasks.length)}</span>
      </div>
      <ul>
        {group.tasks.map((task) => (
          <li key={task.template} className="flex items-center justify-between gap-4 border-hairline border-b py-0.5">
            <Checkbox
              checked={choice.isChosen(task.template)}
              onChange={({ target }) => choice.choose([task], target.checked)}
            >
              {task.title}
            </Checkbox>
            <span className="shrink-0 text-right text-label text-quiet tracking-normal tablet:text-small">
              {event.starts_on === null
                ? formatDelay(task.days_before)
                : formatDue({ due_on: dueOn(task.days_before, event.starts_on), days_before: null }, today)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** HTML has no attribute for a partly ticked box. */
const indeterminateRef = (chosen: number, total: number) => (box: HTMLInputElement | null) => {
  if (box) box.indeterminate = chosen > 0 && chosen < total;
};
