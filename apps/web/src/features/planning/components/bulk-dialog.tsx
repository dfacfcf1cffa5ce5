// One change for all selected tasks.
import { type TaskState, taskCategories, taskStates } from '@liesse/domain';
import { type FormEvent, useState } from 'react';
import type { BulkPatch } from '#web/features/planning/mutations.ts';
import { usePlanning } from '#web/features/planning/planning-context.ts';
import { planning } from '#web/locales/fr/client/planning.ts';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { NumberField } from '#web/ui/fields/value/number-field.tsx';
import { FormDialog } from '#web/ui/overlays/form-dialog.tsx';

const { bulk: text } = planning;

type Choice = keyof typeof text.choices;
const CHOICES = Object.keys(text.choices) as Choice[];
const UNITS = { days: 1, weeks: 7 } as const;
const MAX_SHIFT = 500;

interface BulkValues {
  state: TaskState;
  assignee: string;
  category: string;
  isEarlier: boolean;
  count: number | null;
  unit: keyof typeof UNITS;
}

const initialValues: BulkValues = {
  state: 'done',
  assignee: '',
  category: 'autre',
  isEarlier: false,
  count: 1,
  unit: 'weeks',
};

export function BulkDialog({ ids, onClose }: { ids: readonly string[]; onClose: () => void }) {
  const { mutations, members } = usePlanning();
  const [choice, setChoice] = useState<Choice>('state');
  const [values, setValues] = useState(initialValues);
  const [hasSubmitted, setSubmitted] = useState(false);
  const change = (changed: Partial<BulkValues>) => setValues((before) => ({ ...before, ...changed }));
  const isCountInvalid = values.count === null || !(values.count >= 1 && values.count <= MAX_SHIFT);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (choice === 'shift' && isCountInvalid) return setSubmitted(true);
    if (mutations.isPending) return;
    if (await mutations.update(ids, patchOf(choice, values))) onClose();
  }

  return (
    <FormDialog
      title={text.title(ids.length)}
      submitLabel={text.apply}
      isBusy={mutations.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <SelectField
        label={text.what}
        value={choice}
        onChange={({ target }) => setChoice(target.value as Choice)}
        options={CHOICES.map((value) => ({ value, label: text.choices[value] }))}
      />
      {choice === 'state' && (
        <SelectField
          label={planning.filters.state}
          value={values.state}
          onChange={({ target }) => change({ state: target.value as TaskState })}
          options={taskStates.map((value) => ({ value, label: planning.states[value] }))}
        />
      )}
      {choice === 'assignee' && (
        <SelectField
          label={planning.filters.assignee}
          value={values.assignee}
          onChange={({ target }) => change({ assignee: target.value })}
          options={[
            { value: '', label: planning.sheet.nobody },
            ...members.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
      )}
      {choice === 'category' && (
        <SelectField
          label={planning.filters.category}
          value={values.category}
          onChange={({ target }) => change({ category: target.value })}
          options={taskCategories.map((value) => ({ value, label: planning.categories[value] }))}
        />
      )}
      {choice === 'shift' && (
        <div className="grid grid-cols-2 gap-4">
          <div className="col-span-2">
            <SelectField
              label={text.direction}
              value={values.isEarlier ? 'earlier' : 'later'}
              onChange={({ target }) => change({ isEarlier: target.value === 'earlier' })}
              options={(['later', 'earlier'] as const).map((value) => ({ value, label: text.directions[value] }))}
            />
          </div>
          <NumberField
            label={text.count}
            value={values.count}
            min={1}
            max={MAX_SHIFT}
            error={hasSubmitted && isCountInvalid ? text.countWrong : undefined}
            onChange={(count) => change({ count })}
          />
          <SelectField
            label={text.unit}
            value={values.unit}
            onChange={({ target }) => change({ unit: target.value as BulkValues['unit'] })}
            options={(['days', 'weeks'] as const).map((value) => ({ value, label: text.units[value] }))}
          />
        </div>
      )}
    </FormDialog>
  );
}

function patchOf(choice: Choice, { state, assignee, category, isEarlier, count, unit }: BulkValues): BulkPatch {
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
