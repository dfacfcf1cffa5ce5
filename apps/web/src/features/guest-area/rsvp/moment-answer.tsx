// The yes and no buttons of one person for one moment.
import { useId } from 'react';
import type { Moment } from '#web/features/guest-area/invitation/invitation.ts';
import { shortWhen } from '#web/features/guest-area/invitation/moment-text.ts';
import { guest } from '#web/locales/fr/guest/guest.ts';

const { reply: text } = guest;

interface MomentAnswerProps {
  moment: Moment;
  /** The name of the two radio buttons. */
  name: string;
  answer: boolean | null;
  canCome: boolean;
  /** The database refused the reply because the moment is full. */
  isRefused: boolean;
  /** Shown at the first question when nothing was answered. */
  error?: string | undefined;
  onAnswer: (isComing: boolean) => void;
}

const choice =
  'relative flex min-h-11 min-w-16 cursor-pointer items-center justify-center border border-edge bg-raised px-4 text-small transition-colors first:rounded-l-round last:rounded-r-round last:-ml-px hover:border-ink has-focus-visible:z-10 has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-2 has-disabled:cursor-not-allowed has-disabled:border-hairline has-disabled:text-quiet';

export function MomentAnswer({ moment, name, answer, canCome, isRefused, error, onAnswer }: MomentAnswerProps) {
  const id = useId();
  const note = `${id}-note`;
  const isBarred = !canCome && answer !== true;
  const isTooMany = isRefused && answer === true;
  const noteText = error ?? (isTooMany ? text.fullNow : isBarred ? text.fullNote : null);
  return (
    <fieldset
      id={id}
      data-invalid={error !== undefined || isTooMany || undefined}
      aria-describedby={noteText === null ? undefined : note}
      className="flex min-w-0 flex-wrap items-center gap-x-4 gap-y-2 py-3.5"
    >
      {/* Floated, a legend is laid out like any other child. */}
      <legend className="float-left min-w-32 flex-1">
        <span className="wrap-anywhere block">{moment.name}</span>
        <span className="block text-quiet text-small">{shortWhen(moment)}</span>
      </legend>
      <div className="flex shrink-0">
        <label
          className={`${choice} has-checked:z-1 has-checked:border-accent has-checked:bg-accent has-checked:text-on-accent`}
        >
          <input
            type="radio"
            name={name}
            checked={answer === true}
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
            checked={answer === false}
            onChange={() => onAnswer(false)}
            className="sr-only"
          />
          {text.no}
        </label>
      </div>
      {noteText !== null && (
        <p
          id={note}
          role={isRefused || error !== undefined ? 'alert' : undefined}
          className={`basis-full text-small ${isRefused || error !== undefined ? 'text-danger' : 'text-quiet'}`}
        >
          {noteText}
        </p>
      )}
    </fieldset>
  );
}
