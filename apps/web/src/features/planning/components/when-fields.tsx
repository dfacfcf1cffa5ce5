// The fields for when a task is due: a delay before or after the event, a fixed day, or none.
import { dueOn } from '@liesse/domain';
import { Controller, useWatch } from 'react-hook-form';
import { delayUnits } from '#web/features/planning/due-text.ts';
import { usePlanning } from '#web/features/planning/planning-context.ts';
import { delayIn, type TaskFormState, whenKinds } from '#web/features/planning/task-form.ts';
import { formatCivilDate } from '#web/lib/format/civil-date.ts';
import { planning } from '#web/locales/fr/client/planning.ts';
import { DateField } from '#web/ui/fields/date/date-field.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { NumberField } from '#web/ui/fields/value/number-field.tsx';

const { sheet: text } = planning;

export function WhenFields({ form }: { form: TaskFormState }) {
  const { control, register } = form;
  const [when, count, unit] = useWatch({ control, name: ['when', 'count', 'unit'] });
  const isRelative = when === 'before' || when === 'after';
  return (
    <div className="grid grid-cols-2 items-start gap-x-4 gap-y-3 tablet:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_minmax(0,1fr)]">
      <div className="max-tablet:col-span-2">
        <SelectField
          {...register('when')}
          label={text.fields.when}
          options={whenKinds.map((value) => ({ value, label: text.when[value] }))}
        />
      </div>
      {isRelative && (
        <>
          <Controller
            control={control}
            name="count"
            render={({ field, fieldState }) => (
              <NumberField {...field} label={text.fields.count} min={0} error={fieldState.error?.message} />
            )}
          />
          <SelectField
            {...register('unit')}
            label={text.fields.unit}
            options={delayUnits.map((value) => ({ value, label: text.units[value] }))}
          />
          <p className="col-span-full text-quiet text-small">
            <ResultingDay
              days={delayIn({ when, count, unit })}
              isComplete={count !== null && Number.isInteger(count)}
            />
          </p>
        </>
      )}
      {when === 'day' && (
        <div className="col-span-2">
          <Controller
            control={control}
            name="day"
            render={({ field, fieldState }) => (
              <DateField {...field} label={text.fields.day} hint={text.fixed} error={fieldState.error?.message} />
            )}
          />
        </div>
      )}
    </div>
  );
}

/** Empty while the delay is being typed, and for a delay that leads out of the calendar. */
function ResultingDay({ days, isComplete }: { days: number; isComplete: boolean }) {
  const { event } = usePlanning();
  if (event.starts_on === null) return text.fallsLater;
  if (!isComplete || Math.abs(days) > 5000) return null;
  return text.falls(formatCivilDate(dueOn(days, event.starts_on)));
}
