// The fields of one person of a household: name, invitations and answers, contact, diet and allergies.
import { ageGroups, diets, dietsOf, type ListedMoment, toggleDiet } from '@liesse/domain';
import { X } from 'lucide-react';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import type { HouseholdForm, PersonForm } from '#web/features/guests/household/household-form.ts';
import { capitalised } from '#web/lib/format/format.ts';
import { guests } from '#web/locales/fr/client/guests.ts';
import { household as text } from '#web/locales/fr/client/household.ts';
import { fields } from '#web/locales/fr/ui/fields.ts';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { ToggleGroup } from '#web/ui/fields/toggle-group.tsx';

interface PersonFieldsProps {
  index: number;
  person: PersonForm;
  moments: readonly ListedMoment[];
  /** True for the field of the panel that takes the focus when it opens. */
  isFocused: boolean;
  /** Null for the only person, because a household has at least one. */
  onRemove: (() => void) | null;
}

export function PersonFields({ index, person, moments, isFocused, onRemove }: PersonFieldsProps) {
  const { register, formState } = useFormContext<HouseholdForm>();
  const errors = formState.errors.people?.[index];
  const name = [person.first_name, person.last_name].filter(Boolean).join(' ') || text.person(index + 1);
  // A new person is invited as the household is, so that the own moments are among the details.
  const hasOwnMoments = person.id === null && moments.length > 0;
  const optional = { optional: fields.optional, autoComplete: 'off' };
  return (
    <fieldset className="relative flex min-w-0 flex-col gap-4 border-hairline border-t pt-4">
      <legend className="float-left w-full pr-12 label-caps text-metal">
        {person.is_plus_one && name === text.person(index + 1) ? text.companion : name}
      </legend>
      {onRemove && (
        <button
          type="button"
          aria-label={text.removePerson(name)}
          onClick={onRemove}
          className="absolute top-1.5 -right-3 grid size-11 place-items-center rounded-round text-quiet enabled:hover:text-danger in-disabled:hidden"
        >
          <X aria-hidden className="size-5" strokeWidth={1.5} />
        </button>
      )}
      <div className="clear-both grid grid-cols-2 gap-4 tablet:grid-cols-[1fr_1fr_8rem]">
        <TextField
          {...register(`people.${index}.first_name`)}
          label={text.firstName}
          autoComplete="off"
          data-autofocus={isFocused || undefined}
          // One of the two names is enough.
          required={!person.is_plus_one && person.last_name === ''}
          {...(person.is_plus_one && { optional: fields.optional })}
          error={errors?.first_name?.message}
        />
        <TextField
          {...register(`people.${index}.last_name`)}
          label={text.lastName}
          autoComplete="off"
          required={!person.is_plus_one && person.first_name === ''}
          {...(person.is_plus_one && { optional: fields.optional })}
          error={errors?.last_name?.message}
        />
        <SelectField
          {...register(`people.${index}.age_group`)}
          label={text.age}
          options={ageGroups.map((value) => ({ value, label: guests.ages[value] }))}
        />
      </div>
      {moments.length > 0 && !hasOwnMoments && <Answers index={index} moments={moments} />}
      <details className="group" open={hasDetails(person) || inDetails.some((field) => errors?.[field] !== undefined)}>
        <summary className="inline-flex min-h-11 cursor-pointer items-center text-accent text-small underline-offset-4 hover:underline">
          {hasOwnMoments ? text.ownMoments : text.contact}
        </summary>
        <div className="mt-2 flex flex-col gap-4">
          {hasOwnMoments && <Answers index={index} moments={moments} />}
          <div className="grid gap-4 tablet:grid-cols-2">
            <TextField
              {...register(`people.${index}.email`)}
              {...optional}
              type="email"
              label={text.email}
              error={errors?.email?.message}
            />
            <TextField
              {...register(`people.${index}.phone`)}
              {...optional}
              type="tel"
              label={text.phone}
              error={errors?.phone?.message}
            />
          </div>
          <DietFields index={index} />
        </div>
      </details>
    </fieldset>
  );
}

const inDetails = ['email', 'phone', 'diet', 'allergies', 'consent'] as const;

const hasDetails = ({ email, phone, diet, allergies }: PersonForm): boolean =>
  [email, phone, diet, allergies].some((value) => value !== '');

const ANSWERS = ['yes', 'no', 'waiting', 'uninvited'] as const;

function Answers({ index, moments }: Pick<PersonFieldsProps, 'index' | 'moments'>) {
  const { register } = useFormContext<HouseholdForm>();
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{text.invited}</legend>
      <div className="grid gap-x-4 gap-y-3 tablet:grid-cols-2">
        {moments.map(({ id, name }) => (
          <SelectField
            key={id}
            {...register(`people.${index}.answers.${id}`)}
            label={name}
            options={ANSWERS.map((value) => ({ value, label: guests.chosenAnswers[value] }))}
          />
        ))}
      </div>
    </fieldset>
  );
}

function DietFields({ index }: { index: number }) {
  const { register, control, formState } = useFormContext<HouseholdForm>();
  const errors = formState.errors.people?.[index];
  const allergies = useWatch({ control, name: `people.${index}.allergies` });
  const { field: diet } = useController({ control, name: `people.${index}.diet` });
  const isAsked = allergies !== '' && allergies !== undefined;
  return (
    <>
      <ToggleGroup
        label={text.diet}
        optional={fields.optional}
        options={diets.map((value) => ({ value, label: capitalised(value) }))}
        chosen={dietsOf(diet.value)}
        onToggle={(value) => diet.onChange(toggleDiet(diet.value, value))}
      />
      <TextField
        {...register(`people.${index}.allergies`)}
        label={text.allergies}
        optional={fields.optional}
        hint={text.allergiesHint}
        autoComplete="off"
        error={errors?.allergies?.message}
      />
      {isAsked && (
        <Checkbox {...register(`people.${index}.consent`)} error={errors?.consent?.message}>
          {text.consent}
        </Checkbox>
      )}
    </>
  );
}
