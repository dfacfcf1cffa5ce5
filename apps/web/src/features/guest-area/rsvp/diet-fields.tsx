// The optional fields for diet and allergies. An allergy is health data and needs a consent that names purpose and duration.
import { diets, dietsOf, toggleDiet } from '@liesse/domain';
import { useGuestText } from '#web/features/guest-area/language/guest-locale.ts';
import { limits, type PersonDraft, type Problem } from '#web/features/guest-area/rsvp/reply.ts';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { ToggleGroup } from '#web/ui/fields/toggle-group.tsx';

interface DietFieldsProps {
  draft: PersonDraft;
  problems: readonly Problem[];
  onChange: (change: Partial<PersonDraft>) => void;
}

export function DietFields({ draft, problems, onChange }: DietFieldsProps) {
  const { reply: text } = useGuestText();
  const isTooLong = problems.some((problem) => problem.kind === 'too-long' && problem.field === 'allergies');
  const needsConsent = draft.allergies.trim() !== '';
  return (
    <div className="flex flex-col gap-5 motion-safe:animate-fade">
      <ToggleGroup
        label={text.diet}
        optional={text.optional}
        options={diets.map((value) => ({ value, label: text.diets[value] }))}
        chosen={dietsOf(draft.diet)}
        onToggle={(value) => onChange({ diet: toggleDiet(draft.diet, value) })}
      />
      <TextField
        label={text.allergies}
        optional={text.optional}
        hint={text.allergiesHint}
        error={isTooLong ? text.tooLong(limits.allergies) : undefined}
        value={draft.allergies}
        onChange={(event) => onChange({ allergies: event.target.value })}
      />
      {needsConsent && (
        <Checkbox
          checked={draft.consents}
          error={problems.some(({ kind }) => kind === 'consent') ? text.consentMissing : undefined}
          onChange={(event) => onChange({ consents: event.target.checked })}
        >
          {text.consent}
        </Checkbox>
      )}
    </div>
  );
}
