// The fields for the dishes of one person at one moment, one for each course with a choice.
import { type Course, courses } from '@liesse/domain';
import { dishesOf, type InvitedPerson, type Moment } from '#web/features/guest-area/invitation/invitation.ts';
import { useGuestText } from '#web/features/guest-area/language/guest-locale.ts';
import { RadioGroup } from '#web/ui/fields/radio-group.tsx';

interface MenuChoiceProps {
  person: InvitedPerson;
  moment: Moment;
  chosen: Partial<Record<Course, string>>;
  onChoose: (course: Course, dish: string) => void;
}

export function MenuChoice({ person, moment, chosen, onChoose }: MenuChoiceProps) {
  const { reply: text } = useGuestText();
  return courses.map((course) => {
    const dishes = dishesOf(moment, person, course);
    if (dishes.length === 0) return null;
    return (
      <RadioGroup
        key={course}
        name={`${person.id}-${moment.id}-${course}`}
        label={text.course(text.courses[course], moment.name)}
        value={chosen[course] ?? ''}
        onChange={(event) => onChoose(course, event.target.value)}
        options={dishes.map(({ id, name, description }) => ({
          value: id,
          label: name,
          ...(description !== '' && { hint: description }),
        }))}
      />
    );
  });
}
