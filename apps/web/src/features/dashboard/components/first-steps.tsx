// A checklist for a new event, with a link for each step. It disappears when all steps are done.
import { Check, ChevronDown } from 'lucide-react';
import { Link } from 'react-router';
import type { Dashboard, FirstStep } from '#web/features/dashboard/dashboard.ts';
import { dashboard } from '#web/locales/fr/client/dashboard.ts';

const { firstSteps: text } = dashboard;

interface FirstStepsProps {
  steps: Dashboard['first_steps'];
  eventId: string;
}

export function FirstSteps({ steps, eventId }: FirstStepsProps) {
  const shown = (Object.keys(text.steps) as FirstStep[]).filter((step) => steps[step] !== null);
  const done = shown.filter((step) => steps[step]).length;
  if (done === shown.length) return null;
  return (
    // Open until half of the steps are done.
    <details open={done <= shown.length / 2} className="group/steps mt-10 rounded-panel bg-panel px-5 tablet:px-8">
      <summary className="flex min-h-16 cursor-pointer list-none items-center justify-between gap-4 [&::-webkit-details-marker]:hidden">
        <h2 className="text-heading">{text.title}</h2>
        <span className="flex items-center gap-2 text-metal text-small tabular-nums">
          {text.progress(done, shown.length)}
          <ChevronDown
            aria-hidden
            className="size-5 transition-transform group-open/steps:rotate-180"
            strokeWidth={1.5}
          />
        </span>
      </summary>
      <p className="text-quiet text-small">{text.text}</p>
      <ol className="grid gap-x-12 pt-2 pb-5 tablet:grid-cols-2">
        {shown.map((step) => (
          <li key={step} className="border-hairline border-t">
            <Step step={step} isDone={steps[step] === true} href={addressOf(step, eventId)} />
          </li>
        ))}
      </ol>
    </details>
  );
}

function Step({ step, isDone, href }: { step: FirstStep; isDone: boolean; href: string }) {
  const [name, note] = text.steps[step];
  return (
    <Link to={href} className="group flex min-h-14 items-center gap-4 py-2.5">
      <span
        className={`grid size-6 shrink-0 place-items-center rounded-round border ${isDone ? 'border-success bg-success text-on-accent' : 'border-edge'}`}
      >
        {isDone && <Check aria-label={text.done} className="size-4" strokeWidth={2} />}
      </span>
      <span className={isDone ? 'text-quiet' : ''}>
        <span className="block leading-snug underline-offset-4 group-hover:underline">{name}</span>
        {!isDone && <span className="block text-quiet text-small">{note}</span>}
      </span>
    </Link>
  );
}

function addressOf(step: FirstStep, eventId: string): string {
  if (step === 'date' || step === 'place') return `/client/events/${eventId}`;
  if (step === 'team') return `/client/events/${eventId}?part=team`;
  return `/client/${pages[step]}`;
}

const pages = {
  planning: 'todo',
  budget: 'budget',
  guests: 'guests',
  partner: 'partners',
  invitations: 'invitations',
} as const;
