// A person's diet and allergies. Nothing is asked for; an allergy is taken with a consent alone, that says what for and how long.
import { useState } from 'react';
import { hasDiet, toggleDiet } from '#web/features/guest-area/diet.ts';
import { limits, type PersonDraft, type Problem } from '#web/features/guest-area/reply.ts';
import { guest } from '#web/locales/fr/guest.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { TextField } from '#web/ui/text-field.tsx';

const { reply: text } = guest;

interface DietFieldsProps {
  name: string;
  draft: PersonDraft;
  problems: readonly Problem[];
  onChange: (change: Partial<PersonDraft>) => void;
}

export function DietFields({ name, draft, problems, onChange }: DietFieldsProps) {
  const [isOpen, setOpen] = useState(draft.diet !== '' || draft.allergies !== '');
  if (!isOpen) {
    return (
      <Button look="quiet" size="small" aria-label={text.addDietFor(name)} onClick={() => setOpen(true)}>
        {text.addDiet}
      </Button>
    );
  }
  const isTooLong = (field: 'diet' | 'allergies') =>
    problems.some((problem) => problem.kind === 'too-long' && problem.field === field)
      ? text.tooLong(limits[field])
      : undefined;
  const needsConsent = draft.allergies.trim() !== '';
  return (
    <div className="flex flex-col gap-5 motion-safe:animate-fade">
      <div className="flex flex-col gap-3">
        <TextField
          label={text.diet}
          optional={text.optional}
          hint={text.dietHint}
          error={isTooLong('diet')}
          value={draft.diet}
          onChange={(event) => onChange({ diet: event.target.value })}
        />
        <div role="group" aria-label={text.dietChoices} className="flex flex-wrap gap-2">
          {text.diets.map((diet) => (
            <button
              key={diet}
              type="button"
              aria-pressed={hasDiet(draft.diet, diet)}
              onClick={() => onChange({ diet: toggleDiet(draft.diet, diet) })}
              className="min-h-11 rounded-round border border-hairline px-4 text-small transition-colors hover:border-ink focus-visible:rounded-round focus-visible:outline-offset-2 aria-pressed:border-accent aria-pressed:bg-accent-wash aria-pressed:text-accent"
            >
              {diet}
            </button>
          ))}
        </div>
      </div>
      <TextField
        label={text.allergies}
        optional={text.optional}
        hint={text.allergiesHint}
        error={isTooLong('allergies')}
        value={draft.allergies}
        onChange={(event) => onChange({ allergies: event.target.value })}
      />
      {needsConsent && (
        <div>
          <Checkbox
            checked={draft.consents}
            aria-invalid={hasProblem(problems, 'consent') || undefined}
            onChange={(event) => onChange({ consents: event.target.checked })}
          >
            {text.consent}
          </Checkbox>
          {hasProblem(problems, 'consent') && (
            <p role="alert" className="mt-2 text-danger text-small">
              {text.consentMissing}
            </p>
          )}
        </div>
      )}
    </div>
  );
}

const hasProblem = (problems: readonly Problem[], kind: Problem['kind']): boolean =>
  problems.some((problem) => problem.kind === kind);
