// The fields of the filters of the guest list.
import { ageGroups, type ListedMoment } from '@liesse/domain';
import {
  ANY_DIET,
  type AnswerFilter,
  type FilterChoices,
  type GuestFilters,
  invitationStates,
  noFilters,
} from '#web/features/guests/list/filters.ts';
import { guests } from '#web/locales/fr/client/guests.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';

const { filters: text } = guests;

interface FilterPanelProps {
  moments: readonly ListedMoment[];
  choices: FilterChoices;
  filters: GuestFilters;
  onChange: (filters: GuestFilters) => void;
}

const ANSWERS: readonly AnswerFilter[] = ['any', 'yes', 'waiting', 'no', 'uninvited'];

const plain = (values: readonly string[]) => values.map((value) => ({ value, label: value }));

export function FilterPanel({ moments, choices, filters, onChange }: FilterPanelProps) {
  const choose = (key: keyof GuestFilters, value: string) =>
    onChange({ ...filters, [key]: value === '' ? null : value });
  const select = (
    key: Exclude<keyof GuestFilters, 'isWithoutMail' | 'isToConfirm' | 'answer'>,
    label: string,
    any: string,
    options: { value: string; label: string }[],
  ) => (
    <SelectField
      label={label}
      value={filters[key] ?? ''}
      onChange={(event) => choose(key, event.target.value)}
      options={[{ value: '', label: any }, ...options]}
    />
  );
  return (
    <fieldset className="border-hairline border-b pt-2 pb-5">
      <legend className="sr-only">{text.title}</legend>
      <div className="grid gap-x-5 gap-y-4 tablet:grid-cols-2 desktop:grid-cols-4">
        {select(
          'moment',
          text.moment,
          text.anyMoment,
          moments.map(({ id, name }) => ({ value: id, label: name })),
        )}
        <SelectField
          label={text.answer}
          value={filters.answer}
          disabled={filters.moment === null}
          onChange={(event) => onChange({ ...filters, answer: event.target.value as AnswerFilter })}
          options={ANSWERS.map((value) => ({ value, label: text.answers[value] }))}
        />
        {select(
          'age',
          text.age,
          text.anyAge,
          ageGroups.map((value) => ({ value, label: guests.ages[value] })),
        )}
        {select('diet', text.diet, text.everyDiet, [
          { value: ANY_DIET, label: text.someDiet },
          ...plain(choices.diets),
        ])}
        {select('tag', text.tag, text.anyTag, plain(choices.tags))}
        {select('side', text.side, text.anySide, plain(choices.sides))}
        {select(
          'state',
          text.state,
          text.anyState,
          invitationStates.map((value) => ({ value, label: guests.states[value] })),
        )}
        <div className="flex flex-col items-start justify-end">
          <Checkbox
            checked={filters.isWithoutMail}
            onChange={(event) => onChange({ ...filters, isWithoutMail: event.target.checked })}
          >
            {text.withoutMail}
          </Checkbox>
          <Checkbox
            checked={filters.isToConfirm}
            onChange={(event) => onChange({ ...filters, isToConfirm: event.target.checked })}
          >
            {text.toConfirm}
          </Checkbox>
        </div>
      </div>
      <div className="-ml-4 mt-2">
        <Button look="quiet" size="small" onClick={() => onChange(noFilters)}>
          {text.clear}
        </Button>
      </div>
    </fieldset>
  );
}
