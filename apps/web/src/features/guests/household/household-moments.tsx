// The moments of the whole household. A press invites everybody to a moment or nobody; each person's own fields can differ.
import type { ListedMoment } from '@liesse/domain';
import { useFormContext, useWatch } from 'react-hook-form';
import { type HouseholdForm, isInvited } from '#web/features/guests/household/household-form.ts';
import { household as text } from '#web/locales/fr/client/household.ts';
import { ToggleGroup } from '#web/ui/fields/toggle-group.tsx';

export function HouseholdMoments({ moments }: { moments: readonly ListedMoment[] }) {
  const { control, setValue, formState } = useFormContext<HouseholdForm>();
  const people = useWatch({ control, name: 'people' });
  const countOf = (moment: string) => people.filter((person) => isInvited(person, moment)).length;

  function toggle(moment: string) {
    const areInvited = countOf(moment) < people.length;
    const saved = formState.defaultValues?.people ?? [];
    for (const [index, person] of people.entries()) {
      if (isInvited(person, moment) === areInvited) continue;
      // Somebody who is invited again has the saved reply again.
      const known = saved.find((one) => one?.id === person.id && person.id !== null)?.answers?.[moment];
      const invited = known === undefined || known === 'uninvited' ? 'waiting' : known;
      setValue(`people.${index}.answers.${moment}`, areInvited ? invited : 'uninvited', { shouldDirty: true });
    }
  }

  return (
    <ToggleGroup
      label={people.length > 1 ? text.momentsOfAll : text.momentsOfOne}
      options={moments.map(({ id, name }) => {
        const count = countOf(id);
        const isMixed = count > 0 && count < people.length;
        return { value: id, label: isMixed ? text.someInvited(name, count, people.length) : name };
      })}
      chosen={moments.filter(({ id }) => countOf(id) === people.length).map(({ id }) => id)}
      onToggle={toggle}
    />
  );
}
