// The part of the reply about one person who comes: the name of a plus-one, the menus and the diet.
import { useState } from 'react';
import {
  fullName,
  type Invitation,
  type InvitedPerson,
  isForAge,
  momentsOf,
} from '#web/features/guest-area/invitation/invitation.ts';
import { useGuestText } from '#web/features/guest-area/language/guest-locale.ts';
import { PersonMenus } from '#web/features/guest-area/menus/person-menus.tsx';
import { DietFields } from '#web/features/guest-area/rsvp/diet-fields.tsx';
import { changePerson, comes, type Draft, limits, type Problem } from '#web/features/guest-area/rsvp/reply.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';

interface PersonReplyProps {
  invitation: Invitation;
  person: InvitedPerson;
  draft: Draft;
  problems: readonly Problem[];
  areMenusFolded: boolean;
  onChange: (draft: Draft) => void;
}

export default function PersonReply(props: PersonReplyProps) {
  const { reply: text } = useGuestText();
  const { invitation, person, draft, problems, areMenusFolded, onChange } = props;
  const [isDietAsked, setDietAsked] = useState(false);
  const own = draft.people[person.id];
  if (own === undefined || !comes(own)) return null;
  const change = (part: Parameters<typeof changePerson>[2]) => onChange(changePerson(draft, person.id, part));
  const attended = momentsOf(invitation, person).filter(({ id }) => own.answers[id] === true);
  const hasMenus = attended.some(({ menus }) => menus.some((dish) => isForAge(dish, person)));
  if (!person.is_plus_one && !hasMenus && !invitation.look.asks_diet) return null;
  const hasDiet = isDietAsked || own.diet !== '' || own.allergies !== '';
  const name = person.is_plus_one ? text.plusOne : fullName(person);
  return (
    <section aria-label={name} className="border-hairline border-t py-3">
      <div className="flex min-h-11 items-center justify-between gap-3">
        <h3 className="wrap-anywhere min-w-0 text-heading">{name}</h3>
        {invitation.look.asks_diet && !hasDiet && (
          <span className="-me-4 shrink-0">
            <Button look="quiet" size="small" aria-label={text.addDietFor(name)} onClick={() => setDietAsked(true)}>
              {text.addDiet}
            </Button>
          </span>
        )}
      </div>
      {person.is_plus_one && <p className="mb-3 text-quiet text-small">{text.plusOneHint}</p>}
      <div className="flex flex-col gap-5 empty:hidden">
        {person.is_plus_one && (
          <div className="grid gap-4 tablet:grid-cols-2">
            <TextField
              label={text.firstName}
              required={false}
              value={own.firstName}
              maxLength={limits.name}
              autoComplete="off"
              error={problems.some(({ kind }) => kind === 'plus-one-name') ? text.nameMissing : undefined}
              onChange={(event) => change({ firstName: event.target.value })}
            />
            <TextField
              label={text.lastName}
              optional={text.optional}
              value={own.lastName}
              maxLength={limits.name}
              autoComplete="off"
              onChange={(event) => change({ lastName: event.target.value })}
            />
          </div>
        )}
        <PersonMenus
          person={person}
          name={name}
          moments={attended}
          menu={own.menu}
          isFolded={areMenusFolded}
          onChange={(menu) => change({ menu })}
        />
        {invitation.look.asks_diet && hasDiet && <DietFields draft={own} problems={problems} onChange={change} />}
      </div>
    </section>
  );
}
