// The part of the reply about one moment: its name and time once, then one row with yes and no for each person who is invited to it.
import { useId } from 'react';
import {
  fullName,
  type Invitation,
  type InvitedPerson,
  type Moment,
} from '#web/features/guest-area/invitation/invitation.ts';
import { useGuestText } from '#web/features/guest-area/language/guest-locale.ts';
import { answerValues, fieldNames } from '#web/features/guest-area/rsvp/posted-reply.ts';
import { answer, canCome, type Draft } from '#web/features/guest-area/rsvp/reply.ts';

interface MomentReplyProps {
  invitation: Invitation;
  moment: Moment;
  /** The day and hour, or the hour alone where the page shows the day elsewhere. */
  when: string;
  draft: Draft;
  /** The database refused the reply because the moment is full. */
  isRefused: boolean;
  /** Shown at the first row when nothing was answered. */
  error?: string | undefined;
  onChange: (draft: Draft) => void;
}

export function MomentReply({ invitation, moment, when, draft, isRefused, error, onChange }: MomentReplyProps) {
  const { reply: text } = useGuestText();
  const note = useId();
  const rows = invitation.people
    .filter(({ answers }) => Object.hasOwn(answers, moment.id))
    .map((person) => {
      const given = draft.people[person.id]?.answers[moment.id] ?? null;
      const isBarred = given !== true && !canCome(invitation, draft, person.id, moment.id);
      return { person, given, isBarred, isTooMany: isRefused && given === true };
    });
  const hasTooMany = rows.some(({ isTooMany }) => isTooMany);
  const noteText = hasTooMany ? text.fullNow : rows.some(({ isBarred }) => isBarred) ? text.fullNote : null;
  const isAlone = invitation.people.length === 1;
  return (
    <section
      aria-label={moment.name}
      className={`border-hairline border-t py-3 ${isAlone ? 'flex flex-wrap items-center gap-x-4 gap-y-2' : ''}`}
    >
      <div className={isAlone ? 'min-w-32 flex-1' : 'flex flex-wrap items-baseline justify-between gap-x-4'}>
        <h3 className="wrap-anywhere text-heading">
          <bdi>{moment.name}</bdi>
        </h3>
        {when !== '' && <p className="text-quiet text-small">{when}</p>}
      </div>
      <div className={isAlone ? '' : 'mt-1'}>
        {rows.map(({ person, given, isBarred, isTooMany }, index) => (
          <AnswerRow
            key={person.id}
            person={person}
            name={fieldNames.answer(person.id, moment.id)}
            given={given}
            isBarred={isBarred}
            isNameHidden={isAlone}
            error={index === 0 ? error : undefined}
            note={isTooMany || isBarred ? note : undefined}
            isInvalid={isTooMany}
            onAnswer={(isComing) => onChange(answer(draft, person.id, moment.id, isComing))}
          />
        ))}
      </div>
      {noteText !== null && (
        <p
          id={note}
          role={hasTooMany ? 'alert' : undefined}
          className={`basis-full text-small ${hasTooMany ? 'text-danger' : 'text-quiet'}`}
        >
          {noteText}
        </p>
      )}
    </section>
  );
}

interface AnswerRowProps {
  person: InvitedPerson;
  /** The name of the two radio buttons. */
  name: string;
  given: boolean | null;
  isBarred: boolean;
  isNameHidden: boolean;
  error: string | undefined;
  /** The id of the text about the moment that concerns this person. */
  note: string | undefined;
  isInvalid: boolean;
  onAnswer: (isComing: boolean) => void;
}

const choice =
  'relative flex min-h-11 min-w-16 cursor-pointer items-center justify-center border border-edge bg-raised px-4 text-small transition-colors first:rounded-s-round last:rounded-e-round last:-ms-px hover:border-ink has-focus-visible:z-10 has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-2 has-disabled:cursor-not-allowed has-disabled:border-hairline has-disabled:text-quiet';

function AnswerRow(props: AnswerRowProps) {
  const { reply: text } = useGuestText();
  const { person, name, given, isBarred, isNameHidden, error, note, isInvalid, onAnswer } = props;
  const id = useId();
  const age = text.ages[person.age_group];
  return (
    <fieldset
      id={id}
      data-invalid={error !== undefined || isInvalid || undefined}
      aria-describedby={error === undefined ? note : `${id}-error`}
      className="flex min-w-0 flex-wrap items-center gap-x-4 gap-y-1 py-0.5"
    >
      {/* Floated, a legend is laid out like any other child. */}
      <legend className={isNameHidden ? 'sr-only' : 'wrap-anywhere float-start min-w-28 flex-1'}>
        <bdi>{person.is_plus_one ? text.plusOne : fullName(person)}</bdi>
        {age !== '' && <span className="ms-2 text-quiet text-small">{age}</span>}
      </legend>
      <div className="flex shrink-0">
        <label
          className={`${choice} has-checked:z-1 has-checked:border-accent has-checked:bg-accent has-checked:text-on-accent`}
        >
          <input
            type="radio"
            name={name}
            value={answerValues.yes}
            checked={given === true}
            disabled={isBarred}
            onChange={() => onAnswer(true)}
            className="sr-only"
          />
          {isBarred ? text.full : text.yes}
        </label>
        <label className={`${choice} has-checked:z-1 has-checked:border-ink has-checked:bg-ink has-checked:text-paper`}>
          <input
            type="radio"
            name={name}
            value={answerValues.no}
            checked={given === false}
            onChange={() => onAnswer(false)}
            className="sr-only"
          />
          {text.no}
        </label>
      </div>
      {error !== undefined && (
        <p id={`${id}-error`} role="alert" className="basis-full text-danger text-small">
          {error}
        </p>
      )}
    </fieldset>
  );
}
