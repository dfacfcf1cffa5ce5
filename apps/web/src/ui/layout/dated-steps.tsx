// The steps of something that takes days, with their dates: done, current, upcoming, or ended early.
import { Check, Minus } from 'lucide-react';
import { formatDay } from '#web/lib/format/format.ts';

export interface DatedStep {
  name: string;
  /** An instant; null for an upcoming step. */
  at: string | null;
  state: 'done' | 'current' | 'todo' | 'ended';
  /** Why it ended. */
  reason?: string;
}

interface DatedStepsProps {
  steps: readonly DatedStep[];
  texts: {
    /** The accessible name of the list. */
    title: string;
    /** Shown in place of a date. */
    upcoming: string;
    reason: (words: string) => string;
  };
}

const borders = {
  done: 'border-ornament',
  current: 'border-accent',
  todo: 'border-hairline',
  ended: 'border-edge',
} as const;
const labels = { done: '', current: 'font-medium', todo: 'text-quiet', ended: 'font-medium' } as const;

export function DatedSteps({ steps, texts: text }: DatedStepsProps) {
  return (
    <ol
      aria-label={text.title}
      className="grid gap-x-4 gap-y-0 desktop:auto-cols-fr desktop:grid-flow-col max-desktop:border-hairline max-desktop:border-b"
    >
      {steps.map(({ name, at, state, reason }) => (
        <li
          key={name}
          aria-current={state === 'current' || state === 'ended' ? 'step' : undefined}
          className={`min-w-0 border-t text-small max-desktop:flex max-desktop:flex-wrap max-desktop:items-center max-desktop:justify-between max-desktop:gap-x-4 max-desktop:py-2.5 desktop:border-t-2 desktop:pt-3 ${borders[state]}`}
        >
          <p className={`flex items-center gap-2 ${labels[state]}`}>
            <Mark state={state} />
            {name}
          </p>
          <p className="text-quiet tabular-nums desktop:pl-7">
            {at === null ? text.upcoming : <time dateTime={at}>{formatDay(new Date(at))}</time>}
          </p>
          {reason !== undefined && (
            <p className="w-full wrap-anywhere text-quiet desktop:pl-7">{text.reason(reason)}</p>
          )}
        </li>
      ))}
    </ol>
  );
}

function Mark({ state }: { state: DatedStep['state'] }) {
  if (state === 'todo') return <span aria-hidden className="mx-1.5 size-2 shrink-0 rounded-round border border-edge" />;
  const Icon = state === 'ended' ? Minus : Check;
  return (
    <Icon
      aria-hidden
      className={`size-5 shrink-0 ${state === 'current' ? 'text-accent' : 'text-metal'}`}
      strokeWidth={1.5}
    />
  );
}
