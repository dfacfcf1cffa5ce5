// The fields of a line: what it is for, its partner, and its price for the whole or for each guest.
import { partnerTypes } from '@liesse/domain';
import { type Control, Controller, useFormContext } from 'react-hook-form';
import type { LineForm } from '#web/features/budget/forms.ts';
import type { Category } from '#web/features/budget/ledger.ts';
import type { PartnerOption } from '#web/features/events/link-options.ts';
import { useTradeLabel } from '#web/lib/boot/trades.ts';
import { formatMoney } from '#web/lib/format/format.ts';
import { auth } from '#web/locales/fr/account/auth.ts';
import { budget } from '#web/locales/fr/client/budget.ts';
import { fields } from '#web/locales/fr/ui/fields.ts';
import { RadioGroup } from '#web/ui/fields/radio-group.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { TextArea } from '#web/ui/fields/text-area.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { MoneyField } from '#web/ui/fields/value/money-field.tsx';

const { line: text } = budget;

interface LineFieldsProps {
  guests: number | null;
  categories: readonly Category[];
  partners: readonly PartnerOption[];
  typed: LineForm;
  /** The amount comes from an accepted quote. */
  isQuoted: boolean;
}

export function LineFields({ guests, categories, partners, typed, isQuoted }: LineFieldsProps) {
  const { register, control, setValue, formState } = useFormContext<LineForm>();
  const { errors } = formState;
  const optional = fields.optional;
  const labelOf = useTradeLabel(auth.partnerTypes);
  const trades = [
    { value: '', label: text.noTrade },
    ...partnerTypes.map((value) => ({ value, label: labelOf(value) })),
  ];
  return (
    <>
      <TextField
        {...register('label')}
        label={text.label}
        placeholder={text.labelPlaceholder}
        autoComplete="off"
        error={errors.label?.message}
      />
      <div className="grid gap-5 tablet:grid-cols-2">
        <SelectField
          {...register('categoryId')}
          // The options may be loaded after the value: a controlled value is selected as soon as its option exists.
          value={typed.categoryId}
          label={text.category}
          options={[
            { value: '', label: budget.ledger.noCategory },
            ...categories.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
        <SelectField {...register('trade')} value={typed.trade} label={text.trade} options={trades} />
      </div>
      <SelectField
        {...register('partnerId')}
        value={typed.partnerId}
        label={text.partner}
        hint={text.partnerHint}
        optional={optional}
        options={[
          { value: '', label: text.noPartner },
          ...partners.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
      <RadioGroup
        name="pricing"
        label={text.pricing}
        isRow
        value={typed.isPerGuest ? 'guest' : 'whole'}
        onChange={(event) =>
          setValue('isPerGuest', event.target.value === 'guest', {
            shouldDirty: true,
            shouldValidate: formState.isSubmitted,
          })
        }
        options={[
          { value: 'whole', label: text.whole },
          { value: 'guest', label: text.perGuest },
        ]}
      />
      {typed.isPerGuest ? (
        <Amount
          control={control}
          name="unit"
          label={text.unit}
          hint={guests === null ? text.noGuests : productOf(typed.unit, guests)}
        />
      ) : (
        <Amount control={control} name="estimated" label={text.estimated} />
      )}
      <div className="grid gap-5 tablet:grid-cols-2">
        <Amount control={control} name="quoted" label={text.quoted} optional={optional} />
        <Amount
          control={control}
          name="committed"
          label={text.committed}
          optional={optional}
          hint={isQuoted ? text.fromQuote : text.committedHint}
        />
      </div>
      <TextArea {...register('notes')} label={text.notes} optional={optional} error={errors.notes?.message} />
    </>
  );
}

const productOf = (unit: number | null, guests: number): string =>
  text.product(guests, formatMoney(unit === null || Number.isNaN(unit) ? 0 : unit * guests));

interface AmountProps {
  control: Control<LineForm>;
  name: 'unit' | 'estimated' | 'quoted' | 'committed';
  label: string;
  hint?: string;
  optional?: string;
}

function Amount({ control, name, label, hint, optional }: AmountProps) {
  return (
    <Controller
      control={control}
      name={name}
      render={({ field, fieldState }) => (
        <MoneyField
          {...field}
          label={label}
          hint={hint}
          {...(optional !== undefined && { optional })}
          error={fieldState.error?.message}
        />
      )}
    />
  );
}
