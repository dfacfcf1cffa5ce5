// The fields of a moment, shared by the forms that create and edit one.
import { momentKinds } from '@liesse/domain';
import { Controller, type UseFormReturn } from 'react-hook-form';
import type { MomentForm } from '#web/features/events/forms.ts';
import { moments as text } from '#web/locales/fr/client/moments.ts';
import { fields } from '#web/locales/fr/ui/fields.ts';
import { DateField } from '#web/ui/fields/date/date-field.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { NumberField } from '#web/ui/fields/value/number-field.tsx';
import { TimeField } from '#web/ui/fields/value/time-field.tsx';

const kinds = momentKinds.map((value) => ({ value, label: text.kinds[value] }));

interface MomentFieldsProps {
  form: UseFormReturn<MomentForm, unknown, MomentForm>;
  /** False while the event itself has no day. */
  hasDay: boolean;
}

export function MomentFields({ form, hasDay }: MomentFieldsProps) {
  const { register, control, formState } = form;
  const { errors } = formState;
  return (
    <div className="grid gap-5 tablet:grid-cols-2">
      <TextField {...register('name')} label={text.name} autoComplete="off" error={errors.name?.message} />
      <SelectField {...register('kind')} label={text.kind} options={kinds} />
      {hasDay && (
        <Controller
          control={control}
          name="day"
          render={({ field, fieldState }) => (
            <DateField {...field} label={text.day} optional={fields.optional} error={fieldState.error?.message} />
          )}
        />
      )}
      <Controller
        control={control}
        name="hour"
        render={({ field, fieldState }) => (
          <TimeField {...field} label={text.hour} optional={fields.optional} error={fieldState.error?.message} />
        )}
      />
      <Controller
        control={control}
        name="durationMinutes"
        render={({ field, fieldState }) => (
          <NumberField
            {...field}
            label={text.duration}
            optional={fields.optional}
            step={15}
            error={fieldState.error?.message}
          />
        )}
      />
      <Controller
        control={control}
        name="capacity"
        render={({ field, fieldState }) => (
          <NumberField
            {...field}
            label={text.capacity}
            optional={fields.optional}
            hint={text.capacityHint}
            error={fieldState.error?.message}
          />
        )}
      />
      <TextField
        {...register('place')}
        label={text.place}
        optional={fields.optional}
        hint={text.placeHint}
        autoComplete="off"
        error={errors.place?.message}
      />
      <TextField
        {...register('address')}
        label={text.address}
        optional={fields.optional}
        hint={text.addressHint}
        autoComplete="off"
        error={errors.address?.message}
      />
    </div>
  );
}
