// The form fields of an entry, shared by its creation and its editing.
import { Controller, type UseFormReturn, useWatch } from 'react-hook-form';
import { dateOfDay, hourOf, nameOfDay, type Timeline } from '#web/features/timeline/entries.ts';
import { canBeNight, type EntryForm, minuteOf, SOMEONE_ELSE } from '#web/features/timeline/forms.ts';
import { type CivilDate, daysBetween } from '#web/lib/format/civil-date.ts';
import { timeline } from '#web/locales/fr/client/timeline.ts';
import { fields } from '#web/locales/fr/ui/fields.ts';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { Switch } from '#web/ui/fields/switch.tsx';
import { TextArea } from '#web/ui/fields/text-area.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { NumberField } from '#web/ui/fields/value/number-field.tsx';
import { TimeField } from '#web/ui/fields/value/time-field.tsx';

const { form: text } = timeline;

export interface Period {
  starts_on: CivilDate | null;
  ends_on: CivilDate | null;
}

interface EntryFieldsProps {
  form: UseFormReturn<EntryForm, unknown, EntryForm>;
  period: Period;
  timeline: Timeline;
}

export function EntryFields({ form, period, timeline: { items, partners, members } }: EntryFieldsProps) {
  const { register, control, formState } = form;
  const { errors } = formState;
  const [hour, isNight, duration, assignee, day] = useWatch({
    control,
    name: ['hour', 'isNight', 'durationMinutes', 'assignee', 'day'],
  });
  const start = minuteOf({ hour, isNight });
  const days = dayChoices(period, [Number(day), ...items.map((entry) => entry.day)]);
  return (
    <div className="grid gap-5 tablet:grid-cols-2">
      <div className="tablet:col-span-2">
        <TextField {...register('title')} label={text.name} autoComplete="off" error={errors.title?.message} />
      </div>
      <div className="tablet:col-span-2">
        <SelectField {...register('day')} label={text.day} options={days} />
      </div>
      <Controller
        control={control}
        name="hour"
        render={({ field, fieldState }) => (
          <TimeField
            {...field}
            step={5}
            label={text.hour}
            optional={fields.optional}
            hint={text.hourHint}
            error={fieldState.error?.message}
          />
        )}
      />
      <Controller
        control={control}
        name="durationMinutes"
        render={({ field, fieldState }) => (
          <NumberField
            {...field}
            label={text.duration}
            step={5}
            {...(start !== null && duration > 0 && { hint: text.until(hourOf(start + duration)) })}
            error={fieldState.error?.message}
          />
        )}
      />
      {canBeNight(hour) && (
        <div className="tablet:col-span-2">
          <Checkbox {...register('isNight')}>{text.isNight}</Checkbox>
        </div>
      )}
      <div className="tablet:col-span-2">
        <TextField
          {...register('place')}
          label={text.place}
          optional={fields.optional}
          autoComplete="off"
          error={errors.place?.message}
        />
      </div>
      <SelectField
        {...register('assignee')}
        label={text.assignee}
        options={[
          { value: '', label: text.nobody },
          ...members.map(({ id, name }) => ({ value: id, label: name })),
          { value: SOMEONE_ELSE, label: text.someoneElse },
        ]}
      />
      <SelectField
        {...register('partner')}
        label={text.partner}
        options={[
          { value: '', label: text.noPartner },
          ...partners.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
      {assignee === SOMEONE_ELSE && (
        <div className="tablet:col-span-2">
          <TextField
            {...register('inCharge')}
            label={text.someoneName}
            autoComplete="off"
            error={errors.inCharge?.message}
          />
        </div>
      )}
      <div className="tablet:col-span-2">
        <TextArea {...register('notes')} label={text.notes} optional={fields.optional} error={errors.notes?.message} />
      </div>
      <div className="tablet:col-span-2">
        <Switch {...register('isShared')} label={text.isShared} hint={text.isSharedHint} />
      </div>
    </div>
  );
}

/** From two days before the event to two days after it, and every day that has entries. */
function dayChoices({ starts_on: start, ends_on: end }: Period, used: readonly number[]) {
  const last = start === null || end === null ? 0 : daysBetween(start, end);
  const around = Array.from({ length: last + 5 }, (_, index) => index - 2);
  const days = [...new Set([...around, ...used])].toSorted((one, other) => one - other);
  return days.map((day) => {
    const date = dateOfDay(day, start);
    return { value: String(day), label: date === null ? nameOfDay(day) : `${nameOfDay(day)}, ${date}` };
  });
}
