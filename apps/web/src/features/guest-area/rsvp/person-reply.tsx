// The part of the reply about one person: the moments, then diet and menus for those who come.

import {
  fullName,
  type Invitation,
  type InvitedPerson,
  momentsOf,
} from '#web/features/guest-area/invitation/invitation.ts';
import { PersonMenus } from '#web/features/guest-area/menus/person-menus.tsx';
import { DietFields } from '#web/features/guest-area/rsvp/diet-fields.tsx';
import { MomentAnswer } from '#web/features/guest-area/rsvp/moment-answer.tsx';
import {
  answer,
  canCome,
  changePerson,
  comes,
  type Draft,
  limits,
  type Problem,
} from '#web/features/guest-area/rsvp/reply.ts';
import { guest } from '#web/locales/fr/guest/guest.ts';
import { TextField } from '#web/ui/fields/text-field.tsx';

const { reply: text } = guest;

interface PersonReplyProps {
  invitation: Invitation;
  person: InvitedPerson;
  draft: Draft;
  problems: readonly Problem[];
  /** The moment that is full according to the database. */
  fullMoment: string | null;
  areMenusFolded: boolean;
  onChange: (draft: Draft) => void;
}

export function PersonReply(props: PersonReplyProps) {
  const { invitation, person, draft, problems, fullMoment, areMenusFolded, onChange } = props;
  const own = draft.people[person.id];
  if (own === undefined) return null;
  const change = (part: Parameters<typeof changePerson>[2]) => onChange(changePerson(draft, person.id, part));
  const moments = momentsOf(invitation, person);
  const attended = moments.filter(({ id }) => own.answers[id] === true);
  const name = person.is_plus_one ? text.plusOne : fullName(person);
  return (
    <section aria-label={name} className="border-hairline border-t pt-6 pb-7">
      <h3 className="wrap-anywhere text-heading">
        {name}
        {text.ages[person.age_group] !== '' && (
          <span className="ml-3 font-text text-quiet text-small tracking-normal">{text.ages[person.age_group]}</span>
        )}
      </h3>
      {person.is_plus_one && <p className="text-quiet text-small">{text.plusOneHint}</p>}
      {moments.length === 0 && <p className="mt-2 text-quiet">{text.noMoment}</p>}
      <div className="mt-1 divide-y divide-hairline">
        {moments.map((moment, index) => (
          <MomentAnswer
            key={moment.id}
            error={index === 0 && problems.some(({ kind }) => kind === 'no-answer') ? text.nothing : undefined}
            moment={moment}
            name={`${person.id}-${moment.id}`}
            answer={own.answers[moment.id] ?? null}
            canCome={canCome(invitation, draft, person.id, moment.id)}
            isRefused={fullMoment === moment.id}
            onAnswer={(isComing) => onChange(answer(draft, person.id, moment.id, isComing))}
          />
        ))}
      </div>
      {comes(own) && (
        <div className="mt-4 flex flex-col gap-6">
          {person.is_plus_one && (
            <div className="grid gap-4 tablet:grid-cols-2">
              <TextField
                label={text.firstName}
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
          {invitation.look.asks_diet && <DietFields name={name} draft={own} problems={problems} onChange={change} />}
        </div>
      )}
    </section>
  );
}
