// The progress through a task of several steps. Phones show one line, and tablets too when there are many steps.
import { Check } from 'lucide-react';
import { fields } from '#web/locales/fr/ui/fields.ts';

const { steps: text } = fields;

interface StepperProps {
  /** The accessible name of the task. */
  label: string;
  steps: readonly string[];
  /** The current step, from 0; the number of steps when all are done. */
  current: number;
  /** Turns completed steps into buttons. */
  onGo?: (step: number) => void;
}

export function Stepper({ label, steps, current, onGo }: StepperProps) {
  const shown = Math.min(current, steps.length - 1);
  const look = steps.length > MOST_ON_TABLETS ? looks.many : looks.few;
  return (
    <nav aria-label={label}>
      <p aria-hidden className={`mb-2 flex items-baseline justify-between gap-4 text-small ${look.line}`}>
        <span className="min-w-0 truncate font-medium">{steps[shown]}</span>
        <span className="shrink-0 text-quiet tabular-nums">{text.position(shown + 1, steps.length)}</span>
      </p>
      <ol className={`flex gap-1.5 ${look.list}`}>
        {steps.map((step, index) => (
          <Step
            key={step}
            name={step}
            index={index}
            state={index < current ? 'done' : index === current ? 'current' : 'todo'}
            position={text.position(index + 1, steps.length)}
            look={look}
            onGo={onGo}
          />
        ))}
      </ol>
    </nav>
  );
}

/** More names than this break in the middle of a word on a tablet. */
const MOST_ON_TABLETS = 4;

const looks = {
  few: {
    line: 'tablet:hidden',
    list: 'tablet:gap-4',
    step: 'tablet:min-h-11 tablet:pt-2.5',
    mark: 'max-tablet:hidden',
    name: 'max-tablet:sr-only',
    button: 'max-tablet:absolute max-tablet:-top-6 max-tablet:h-11',
  },
  many: {
    line: 'desktop:hidden',
    list: 'desktop:gap-4',
    step: 'desktop:min-h-11 desktop:flex-col desktop:gap-1 desktop:pt-2.5',
    mark: 'max-desktop:hidden desktop:w-auto',
    name: 'max-desktop:sr-only',
    button: 'max-desktop:absolute max-desktop:-top-6 max-desktop:h-11',
  },
} as const;

interface StepProps {
  name: string;
  index: number;
  state: 'done' | 'current' | 'todo';
  position: string;
  look: (typeof looks)['few' | 'many'];
  onGo: ((step: number) => void) | undefined;
}

const lines = { done: 'border-ornament', current: 'border-accent', todo: 'border-hairline' } as const;
const words = { done: 'text-ink', current: 'font-medium text-ink', todo: 'text-quiet' } as const;

function Step({ name, index, state, position, look, onGo }: StepProps) {
  const className = `flex w-full items-start gap-2 text-left text-small ${look.step} ${words[state]}`;
  const content = (
    <>
      <span aria-hidden className={`grid h-[1.4rem] w-5 shrink-0 place-items-center text-metal ${look.mark}`}>
        {state === 'done' ? (
          <Check className="size-5" strokeWidth={1.5} />
        ) : (
          <span className="font-display text-body lining-nums tabular-nums">{index + 1}</span>
        )}
      </span>
      <span className={`min-w-0 break-words ${look.name}`}>{name}</span>
      <span className="sr-only">{`, ${position}, ${text[state]}`}</span>
    </>
  );
  return (
    <li
      aria-current={state === 'current' ? 'step' : undefined}
      className={`relative min-w-0 flex-1 border-t-2 transition-colors ${lines[state]}`}
    >
      {state === 'done' && onGo !== undefined ? (
        <button
          type="button"
          onClick={() => onGo(index)}
          // Where only the line is visible, the target extends above and below it.
          className={`hover:text-accent ${look.button} ${className}`}
        >
          {content}
        </button>
      ) : (
        <span className={className}>{content}</span>
      )}
    </li>
  );
}
