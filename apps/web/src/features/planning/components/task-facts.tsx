// A task for viewers who cannot edit it. An assignee can set its state.
import { type TaskState, taskStates } from '@liesse/domain';
import type { ReactNode } from 'react';
import { formatDue } from '#web/features/planning/due-text.ts';
import { memberName } from '#web/features/planning/group-titles.ts';
import { usePlanning } from '#web/features/planning/planning-context.ts';
import { canTick, type Task } from '#web/features/planning/task.ts';
import { formatDay } from '#web/lib/format/format.ts';
import { planning } from '#web/locales/fr/client/planning.ts';
import { SelectField } from '#web/ui/fields/select-field.tsx';

const { sheet: text } = planning;

export function TaskFacts({ task }: { task: Task }) {
  const { viewer, members, today, mutations } = usePlanning();
  return (
    <div className="flex flex-col gap-6">
      {canTick(task, viewer) && (
        <SelectField
          label={text.fields.state}
          value={task.state}
          onChange={({ target }) => void mutations.setState(task, target.value as TaskState)}
          options={taskStates.map((value) => ({ value, label: planning.states[value] }))}
        />
      )}
      <dl className="grid gap-5 tablet:grid-cols-2">
        {!canTick(task, viewer) && <Fact label={text.fields.state}>{planning.states[task.state]}</Fact>}
        <Fact label={text.fields.when}>{formatDue(task, today)}</Fact>
        <Fact label={text.fields.category}>{planning.categories[task.category]}</Fact>
        <Fact label={text.fields.assigneeId}>
          {task.assignee_id === null ? text.nobody : memberName(task.assignee_id, members)}
        </Fact>
      </dl>
      {task.notes !== '' && <p className="max-w-measure whitespace-pre-line wrap-anywhere">{task.notes}</p>}
      {task.done_at !== null && (
        <p className="text-quiet text-small">{text.doneOn(formatDay(new Date(task.done_at)))}</p>
      )}
    </div>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-quiet text-small">{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
