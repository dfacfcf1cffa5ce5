// The first step: the kind and the name of the event.
import { type EventKind, eventKinds } from '@liesse/domain';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import type { WizardForm } from '#web/features/events/forms.ts';
import { eventForms } from '#web/locales/fr/client/event-forms.ts';
import { eventWizard as text } from '#web/locales/fr/client/event-wizard.ts';
import { eventKindNames as kinds } from '#web/locales/fr/event-kinds.ts';
import { RadioGroup } from '#web/ui/fields/radio-group.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';

const { fields } = eventForms;
const options = eventKinds.map((value) => ({ value, label: kinds[value], hint: text.kindHints[value] }));

export type WizardFormReturn = UseFormReturn<WizardForm, unknown, WizardForm>;

export function WizardSubject({ form }: { form: WizardFormReturn }) {
  const { register, control, formState } = form;
  const kind: EventKind = useWatch({ control, name: 'kind' });
  return (
    <div className="flex flex-col gap-8">
      <RadioGroup {...register('kind')} label={fields.kind} options={options} />
      <TextField
        {...register('name')}
        label={fields.name}
        placeholder={text.namePlaceholders[kind]}
        hint={text.nameHint}
        autoComplete="off"
        enterKeyHint="next"
        error={formState.errors.name?.message}
      />
    </div>
  );
}
