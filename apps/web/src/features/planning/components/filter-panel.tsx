// The filters of the planning: state, category, assignee, own and late tasks.
import { type TaskCategory, taskCategories } from '@liesse/domain';
import { NOBODY, noFilters, type StateFilter, type TaskFilters } from '#web/features/planning/filters.ts';
import { usePlanning } from '#web/features/planning/planning-context.ts';
import { planning } from '#web/locales/fr/client/planning.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';

const { filters: text } = planning;
const STATES = ['open', 'todo', 'doing', 'done'] as const;

interface FilterPanelProps {
  filters: TaskFilters;
  onChange: (filters: TaskFilters) => void;
}

export function FilterPanel({ filters, onChange }: FilterPanelProps) {
  const { members } = usePlanning();
  return (
    <fieldset className="mb-6 border-hairline border-y py-5">
      <legend className="sr-only">{text.title}</legend>
      <div className="grid gap-x-5 gap-y-4 tablet:grid-cols-3">
        <SelectField
          label={text.state}
          value={filters.state ?? ''}
          onChange={({ target }) => onChange({ ...filters, state: (target.value || null) as StateFilter | null })}
          options={[
            { value: '', label: text.states.any },
            ...STATES.map((value) => ({ value, label: text.states[value] })),
          ]}
        />
        <SelectField
          label={text.category}
          value={filters.category ?? ''}
          onChange={({ target }) => onChange({ ...filters, category: (target.value || null) as TaskCategory | null })}
          options={[
            { value: '', label: text.anyCategory },
            ...taskCategories.map((value) => ({ value, label: planning.categories[value] })),
          ]}
        />
        <SelectField
          label={text.assignee}
          value={filters.assignee ?? ''}
          onChange={({ target }) => onChange({ ...filters, assignee: target.value || null })}
          options={[
            { value: '', label: text.anyAssignee },
            { value: NOBODY, label: text.nobody },
            ...members.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
      </div>
      <div className="mt-3 flex flex-wrap items-center gap-x-8">
        <Checkbox checked={filters.isMine} onChange={({ target }) => onChange({ ...filters, isMine: target.checked })}>
          {text.mine}
        </Checkbox>
        <Checkbox checked={filters.isLate} onChange={({ target }) => onChange({ ...filters, isLate: target.checked })}>
          {text.late}
        </Checkbox>
        <div className="-ml-4">
          <Button look="quiet" size="small" onClick={() => onChange(noFilters)}>
            {text.clear}
          </Button>
        </div>
      </div>
    </fieldset>
  );
}
