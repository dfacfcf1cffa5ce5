// The fields of one instalment: its name, its kind with an explanation, its date, its amount.
import { addDays, instalmentKinds } from '@liesse/domain';
import { Trash2 } from 'lucide-react';
import { Controller, useFormContext, useWatch } from 'react-hook-form';
import type { PlanValues } from '#web/features/budget/plan.ts';
import { formatCivilDate } from '#web/lib/format/civil-date.ts';
import { budget } from '#web/locales/fr/client/budget.ts';
import { fields } from '#web/locales/fr/ui/fields.ts';
import { DateField } from '#web/ui/fields/date/date-field.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { MoneyField } from '#web/ui/fields/value/money-field.tsx';
import { NumberField } from '#web/ui/fields/value/number-field.tsx';

const { plan: text } = budget;
const kinds = instalmentKinds.map((value) => ({ value, label: budget.kinds[value] }));
const days = [
  { value: 'before', label: text.before },
  { value: 'fixed', label: text.fixed },
];

interface PlanRowFieldsProps {
  index: number;
  startsOn: string | null;
  onRemove: (() => void) | null;
}

export function PlanRowFields({ index, startsOn, onRemove }: PlanRowFieldsProps) {
  const { register, control, formState } = useFormContext<PlanValues>();
  const row = useWatch({ control, name: `rows.${index}` });
  const errors = formState.errors.rows?.[index];
  return (
    <fieldset className="flex min-w-0 flex-col gap-4 border-hairline border-b pb-6">
      <legend className="float-left flex w-full items-center justify-between font-display text-heading">
        {text.row(index + 1)}
        {onRemove !== null && (
          <button
            type="button"
            aria-label={text.remove(index + 1)}
            onClick={onRemove}
            className="grid size-11 place-items-center rounded-round text-quiet hover:text-danger"
          >
            <Trash2 aria-hidden className="size-5" strokeWidth={1.5} />
          </button>
        )}
      </legend>
      <div className="grid gap-4 tablet:grid-cols-2">
        <TextField
          {...register(`rows.${index}.label`)}
          label={text.label}
          optional={fields.optional}
          autoComplete="off"
          error={errors?.label?.message}
        />
        <Controller
          control={control}
          name={`rows.${index}.cents`}
          render={({ field, fieldState }) => (
            <MoneyField {...field} label={text.amount} error={fieldState.error?.message} />
          )}
        />
      </div>
      <SelectField
        {...register(`rows.${index}.kind`)}
        label={text.kind}
        hint={row === undefined ? undefined : budget.kindHints[row.kind]}
        options={kinds}
      />
      <div className="grid gap-4 tablet:grid-cols-2">
        <SelectField
          {...register(`rows.${index}.due`)}
          label={text.due}
          options={startsOn === null && row?.due !== 'before' ? days.slice(1) : days}
        />
        {row?.due === 'before' ? (
          <Controller
            control={control}
            name={`rows.${index}.daysBefore`}
            render={({ field, fieldState }) => (
              <NumberField
                {...field}
                label={text.days}
                hint={dayOf(startsOn, field.value)}
                error={fieldState.error?.message}
              />
            )}
          />
        ) : (
          <Controller
            control={control}
            name={`rows.${index}.dueOn`}
            render={({ field, fieldState }) => (
              <DateField {...field} label={text.day} error={fieldState.error?.message} />
            )}
          />
        )}
      </div>
    </fieldset>
  );
}

function dayOf(startsOn: string | null, before: number | null): string | undefined {
  const isDay = startsOn !== null && before !== null && Number.isInteger(before) && before >= 0 && before <= 3000;
  return isDay ? text.daysDate(formatCivilDate(addDays(startsOn, -before))) : undefined;
}
