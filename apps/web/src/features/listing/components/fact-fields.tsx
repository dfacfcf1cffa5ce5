// The facts of a listing: area, capacity, languages and the price it starts from.
import { priceUnits } from '@liesse/domain';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { CommuneField } from '#web/features/listing/components/commune-field.tsx';
import type { ListingForm } from '#web/features/listing/forms.ts';
import { capitalised, formatLanguage } from '#web/lib/format/format.ts';
import { listing } from '#web/locales/fr/partner/listing.ts';
import { fields } from '#web/locales/fr/ui/fields.ts';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { ToggleGroup } from '#web/ui/fields/toggle-group.tsx';
import { MoneyField } from '#web/ui/fields/value/money-field.tsx';
import { NumberField } from '#web/ui/fields/value/number-field.tsx';

const { facts: text } = listing;
const units = priceUnits.map((value) => ({ value, label: listing.units[value] }));
const commonLanguages = ['fr', 'en', 'es', 'it', 'de', 'pt', 'nl', 'ar', 'zh', 'ru'];

export function FactFields({
  form: { control, register },
}: {
  form: UseFormReturn<ListingForm, unknown, ListingForm>;
}) {
  return (
    <div className="flex flex-col gap-5">
      <Controller
        control={control}
        name="place"
        render={({ field, fieldState }) => <CommuneField {...field} error={fieldState.error?.message} />}
      />
      <Controller
        control={control}
        name="travelsKm"
        render={({ field, fieldState }) => (
          <NumberField
            {...field}
            label={text.travels}
            hint={text.travelsHint}
            max={2000}
            step={10}
            hasButtons
            error={fieldState.error?.message}
          />
        )}
      />
      <div className="grid gap-5 tablet:grid-cols-2">
        {(['capacityMin', 'capacityMax'] as const).map((name) => (
          <Controller
            key={name}
            control={control}
            name={name}
            render={({ field, fieldState }) => (
              <NumberField
                {...field}
                label={text[name]}
                optional={fields.optional}
                max={100_000}
                step={10}
                error={fieldState.error?.message}
              />
            )}
          />
        ))}
      </div>
      <div className="grid gap-5 tablet:grid-cols-2">
        <Controller
          control={control}
          name="priceFromCents"
          render={({ field, fieldState }) => (
            <MoneyField
              {...field}
              label={text.priceFrom}
              optional={fields.optional}
              hint={text.priceHint}
              error={fieldState.error?.message}
            />
          )}
        />
        <SelectField {...register('priceUnit')} label={text.priceUnit} options={units} />
      </div>
      <Controller
        control={control}
        name="languages"
        render={({ field: { value, onChange }, fieldState }) => (
          <div>
            <ToggleGroup
              label={text.languages}
              options={[...new Set([...commonLanguages, ...value])].map((code) => ({
                value: code,
                label: capitalised(formatLanguage(code)),
              }))}
              chosen={value}
              onToggle={(code) =>
                onChange(value.includes(code) ? value.filter((one) => one !== code) : [...value, code])
              }
            />
            {fieldState.error !== undefined && (
              <p role="alert" className="mt-1.5 text-danger text-small">
                {fieldState.error.message}
              </p>
            )}
          </div>
        )}
      />
    </div>
  );
}
