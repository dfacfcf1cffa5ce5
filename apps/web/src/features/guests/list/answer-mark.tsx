// The icon of a guest's answer to one moment, with its text for screen readers.
import type { Answer } from '@liesse/domain';
import { Check, CircleDashed, Minus, X } from 'lucide-react';
import { guests as text } from '#web/locales/fr/client/guests.ts';

const signs = { yes: Check, no: X, waiting: CircleDashed, uninvited: Minus } as const;
const colours = { yes: 'text-success', no: 'text-danger', waiting: 'text-metal', uninvited: 'text-hairline' } as const;

export function AnswerMark({ moment, answer }: { moment: string; answer: Answer }) {
  const Sign = signs[answer];
  return (
    <span
      className={`grid h-6 place-items-center ${colours[answer]}`}
      title={text.answerOf(moment, text.answers[answer])}
    >
      <Sign aria-hidden className="size-4.5" strokeWidth={answer === 'yes' ? 2 : 1.5} />
      <span className="sr-only">{`${text.answerOf(moment, text.answers[answer])}. `}</span>
    </span>
  );
}
