// The fields of the client of an invoice and its due day. A company has a SIREN and an address.
import { Controller, type UseFormReturn } from 'react-hook-form';
import type { BuyerForm } from '#web/features/invoices/forms.ts';
import { invoices } from '#web/locales/fr/partner/invoices.ts';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { DateField } from '#web/ui/fields/date/date-field.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';

const { issue: text } = invoices;

export function BuyerFields({ form }: { form: UseFormReturn<BuyerForm> }) {
  const { register, control, watch, formState } = form;
  const { errors } = formState;
  const isCompany = watch('isCompany');
  const optional = isCompany ? {} : { optional: text.optional };
  return (
    <>
      <TextField {...register('name')} label={text.name} autoComplete="off" error={errors.name?.message} />
      <Checkbox {...register('isCompany')}>{text.isCompany}</Checkbox>
      {isCompany && (
        <TextField
          {...register('siren')}
          label={text.siren}
          hint={text.sirenHint}
          inputMode="numeric"
          autoComplete="off"
          error={errors.siren?.message}
        />
      )}
      <TextField
        {...register('street')}
        {...optional}
        label={text.street}
        autoComplete="off"
        error={errors.street?.message}
      />
      <div className="grid gap-5 tablet:grid-cols-[9rem_minmax(0,1fr)]">
        <TextField
          {...register('postcode')}
          {...optional}
          label={text.postcode}
          inputMode="numeric"
          autoComplete="off"
          error={errors.postcode?.message}
        />
        <TextField
          {...register('commune')}
          {...optional}
          label={text.commune}
          autoComplete="off"
          error={errors.commune?.message}
        />
      </div>
      <Controller
        control={control}
        name="dueOn"
        render={({ field, fieldState }) => (
          <DateField
            {...field}
            onChange={(value) => field.onChange(value ?? '')}
            label={text.dueOn}
            error={fieldState.error?.message}
          />
        )}
      />
    </>
  );
}
