// The second step: date, place, guests and budget. Only the date is required, unless the event is undated.
import { Controller, useWatch } from 'react-hook-form';
import type { WizardFormReturn } from '#web/features/events/wizard/wizard-subject.tsx';
import { eventForms } from '#web/locales/fr/client/event-forms.ts';
import { eventWizard as text } from '#web/locales/fr/client/event-wizard.ts';
import { fields as fieldText } from '#web/locales/fr/ui/fields.ts';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { DateField } from '#web/ui/fields/date/date-field.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { MoneyField } from '#web/ui/fields/value/money-field.tsx';
import { NumberField } from '#web/ui/fields/value/number-field.tsx';

const { fields } = eventForms;

export function WizardDetails({ form }: { form: WizardFormReturn }) {
  const { register, control, clearErrors, formState } = form;
  const isUndated = useWatch({ control, name: 'isUndated' });
  return (
    <div className="flex flex-col gap-6">
      <div>
        <Controller
          control={control}
          name="startsOn"
          render={({ field, fieldState }) => (
            <DateField
              {...field}
              // The typed date is restored when the box is unticked.
              value={isUndated ? null : field.value}
              label={fields.startsOn}
              disabled={isUndated}
              required={!isUndated}
              error={isUndated ? undefined : fieldState.error?.message}
            />
          )}
        />
        <Checkbox {...register('isUndated', { onChange: () => clearErrors('startsOn') })}>{fields.undated}</Checkbox>
      </div>
      <TextField
        {...register('place')}
        label={fields.place}
        optional={fieldText.optional}
        placeholder={fields.placePlaceholder}
        autoComplete="off"
        error={formState.errors.place?.message}
      />
      <Controller
        control={control}
        name="expectedGuests"
        render={({ field, fieldState }) => (
          <NumberField
            {...field}
            label={fields.expectedGuests}
            optional={fieldText.optional}
            hint={text.guestsHint}
            min={1}
            step={10}
            hasButtons
            error={fieldState.error?.message}
          />
        )}
      />
      <Controller
        control={control}
        name="budgetCents"
        render={({ field, fieldState }) => (
          <MoneyField
            {...field}
            label={fields.budget}
            optional={fieldText.optional}
            hint={text.budgetHint}
            error={fieldState.error?.message}
          />
        )}
      />
    </div>
  );
}
