// One change for all the tasks that are ticked.
import { type TaskState, taskCategories, taskStates } from '@liesse/domain';
import { type FormEvent, useId, useState } from 'react';
import type { BulkPatch } from '#web/features/planning/mutations.ts';
import { usePlanning } from '#web/features/planning/planning-context.ts';
import { planning } from '#web/locales/fr/planning.ts';
import { Button } from '#web/ui/button.tsx';
import { NumberField } from '#web/ui/fields/number-field.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { Dialog } from '#web/ui/overlays/overlay.tsx';

const { bulk: text } = planning;

type Choice = keyof typeof text.choices;
const CHOICES = Object.keys(text.choices) as Choice[];
const UNITS = { days: 1, weeks: 7 } as const;
const MOST = 500;

interface Given {
  state: TaskState;
  assignee: string;
  category: string;
  isEarlier: boolean;
  count: number | null;
  unit: keyof typeof UNITS;
}

const atFirst: Given = { state: 'done', assignee: '', category: 'autre', isEarlier: false, count: 1, unit: 'weeks' };

export function BulkDialog({ ids, onClose }: { ids: readonly string[]; onClose: () => void }) {
  const { acts, members } = usePlanning();
  const [choice, setChoice] = useState<Choice>('state');
  const [given, setGiven] = useState(atFirst);
  const [isTold, setTold] = useState(false);
  const form = useId();
  const give = (change: Partial<Given>) => setGiven((before) => ({ ...before, ...change }));
  const isCountWrong = given.count === null || !(given.count >= 1 && given.count <= MOST);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (choice === 'shift' && isCountWrong) return setTold(true);
    if (acts.isBusy) return;
    if (await acts.update(ids, patchOf(choice, given))) onClose();
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={text.title(ids.length)}
      actions={
        <Button type="submit" form={form} isBusy={acts.isBusy}>
          {text.apply}
        </Button>
      }
    >
      <form id={form} noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
        <SelectField
          label={text.what}
          value={choice}
          onChange={({ target }) => setChoice(target.value as Choice)}
          options={CHOICES.map((value) => ({ value, label: text.choices[value] }))}
        />
        {choice === 'state' && (
          <SelectField
            label={planning.filters.state}
            value={given.state}
            onChange={({ target }) => give({ state: target.value as TaskState })}
            options={taskStates.map((value) => ({ value, label: planning.states[value] }))}
          />
        )}
        {choice === 'assignee' && (
          <SelectField
            label={planning.filters.assignee}
            value={given.assignee}
            onChange={({ target }) => give({ assignee: target.value })}
            options={[
              { value: '', label: planning.sheet.nobody },
              ...members.map(({ id, name }) => ({ value: id, label: name })),
            ]}
          />
        )}
        {choice === 'category' && (
          <SelectField
            label={planning.filters.category}
            value={given.category}
            onChange={({ target }) => give({ category: target.value })}
            options={taskCategories.map((value) => ({ value, label: planning.categories[value] }))}
          />
        )}
        {choice === 'shift' && (
          <div className="grid grid-cols-2 gap-4">
            <div className="col-span-2">
              <SelectField
                label={text.direction}
                value={given.isEarlier ? 'earlier' : 'later'}
                onChange={({ target }) => give({ isEarlier: target.value === 'earlier' })}
                options={(['later', 'earlier'] as const).map((value) => ({ value, label: text.directions[value] }))}
              />
            </div>
            <NumberField
              label={text.count}
              value={given.count}
              min={1}
              max={MOST}
              error={isTold && isCountWrong ? text.countWrong : undefined}
              onChange={(count) => give({ count })}
            />
            <SelectField
              label={text.unit}
              value={given.unit}
              onChange={({ target }) => give({ unit: target.value as Given['unit'] })}
              options={(['days', 'weeks'] as const).map((value) => ({ value, label: text.units[value] }))}
            />
          </div>
        )}
      </form>
    </Dialog>
  );
}

function patchOf(choice: Choice, { state, assignee, category, isEarlier, count, unit }: Given): BulkPatch {
  switch (choice) {
    case 'state':
      return { state };
    case 'assignee':
      return { assignee_id: assignee || null };
    case 'category':
      return { category };
    case 'shift':
      return { shift_days: (count ?? 0) * UNITS[unit] * (isEarlier ? -1 : 1) };
  }
}
