// The tasks proposed for the event, month by month: untick what one does not want, add the rest.
import { dueOn, type TaskTemplate } from '@liesse/domain';
import { useMemo, useState } from 'react';
import { delayWords, dueWords } from '#web/features/planning/due-text.ts';
import { groupTitle } from '#web/features/planning/group-titles.ts';
import { groupPlan, type PlanGroup } from '#web/features/planning/plan.ts';
import { usePlanning } from '#web/features/planning/planning-context.ts';
import { planning } from '#web/locales/fr/planning.ts';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';

const { plan: text } = planning;

export interface PlanChoice {
  chosen: readonly TaskTemplate[];
  isChosen: (template: string) => boolean;
  choose: (templates: readonly TaskTemplate[], isWanted: boolean) => void;
}

export function usePlanChoice(templates: readonly TaskTemplate[]): PlanChoice {
  // Those that are left out: what is proposed is wanted unless somebody says no.
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  return {
    chosen: templates.filter(({ template }) => !left.has(template)),
    isChosen: (template) => !left.has(template),
    choose: (some, isWanted) =>
      setLeft((before) => {
        const next = new Set(before);
        for (const { template } of some) {
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
          ref={partly(choice.chosen.length, templates.length)}
          onChange={({ target }) => choice.choose(templates, target.checked)}
        >
          {text.all(templates.length)}
        </Checkbox>
        <span role="status" className="text-quiet text-small tabular-nums">
          {text.chosen(choice.chosen.length, templates.length)}
        </span>
      </p>
      {groups.map((group) => (
        <MonthOfPlan key={group.id} group={group} choice={choice} />
      ))}
    </div>
  );
}

function MonthOfPlan({ group, choice }: { group: PlanGroup; choice: PlanChoice }) {
  const { event, today } = usePlanning();
  const title = groupTitle(group, []);
  const wanted = group.tasks.filter(({ template }) => choice.isChosen(template)).length;
  return (
    <section className="mt-6">
      <div className="flex items-center gap-3 border-hairline border-b">
        <h3 className="min-w-0 flex-1">
          <Checkbox
            checked={wanted === group.tasks.length}
            ref={partly(wanted, group.tasks.length)}
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
                ? delayWords(task.days_before)
                : dueWords({ due_on: dueOn(task.days_before, event.starts_on), days_before: null }, today)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

const partly = (wanted: number, total: number) => (box: HTMLInputElement | null) => {
  if (box) box.indeterminate = wanted > 0 && wanted < total;
};
