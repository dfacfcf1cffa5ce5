// The fields of a dish.
import { courses } from '@liesse/domain';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { ages, type DishForm, LONGEST_DESCRIPTION } from '#web/features/guest-site/menus/menu-forms.ts';
import { menus } from '#web/locales/fr/client/menus.ts';
import { fields } from '#web/locales/fr/ui/fields.ts';
import { RadioGroup } from '#web/ui/fields/radio-group.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { TextArea } from '#web/ui/fields/text-area.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';

const { form: text } = menus;
const courseOptions = courses.map((value) => ({ value, label: text.courses[value] }));
const ageOptions = ages.map((value) => ({ value, label: text.ages[value] }));

interface DishFieldsProps {
  form: UseFormReturn<DishForm, unknown, DishForm>;
  /** The course can be chosen only for a new dish. */
  isNew?: boolean;
  /** A guest has chosen the dish. */
  isChosen?: boolean;
}

export function DishFields({ form, isNew = false, isChosen = false }: DishFieldsProps) {
  const { register, control, formState } = form;
  const { errors } = formState;
  const description = useWatch({ control, name: 'description' });
  return (
    <div className="flex flex-col gap-5">
      {isNew && <SelectField {...register('course')} label={text.course} options={courseOptions} />}
      <TextField {...register('name')} label={text.name} autoComplete="off" error={errors.name?.message} />
      <TextArea
        {...register('description')}
        value={description}
        limit={LONGEST_DESCRIPTION}
        label={text.description}
        optional={fields.optional}
        hint={text.descriptionHint}
        error={errors.description?.message}
      />
      <RadioGroup
        {...register('age')}
        isRow
        label={text.age}
        options={ageOptions}
        {...(isChosen && { hint: text.ageChosen })}
      />
    </div>
  );
}
