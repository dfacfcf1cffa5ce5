// The business behind the listing: what quotes and invoices print. Three blocks, which the caller frames, are saved together.
import { zodResolver } from '@hookform/resolvers/zod';
import { formatIban, formatSiret, isCompany, vatRegimes } from '@liesse/domain';
import type { ComponentType, ReactNode } from 'react';
import { Controller, type UseFormReturn, useWatch } from 'react-hook-form';
import { LegalFormField, SiretField } from '#web/features/listing/components/business-fields.tsx';
import { businessForm, type BusinessForm as Form } from '#web/features/listing/forms.ts';
import type { Listing } from '#web/features/listing/listing.ts';
import { businessOf, saveBusiness } from '#web/features/listing/mutations.ts';
import { useListingMutation } from '#web/features/listing/use-listing-mutation.ts';
import { refusalReason } from '#web/lib/api/refusal.ts';
import { useDraftForm } from '#web/lib/drafts/form-draft.ts';
import { formatPhone } from '#web/lib/format/phone.ts';
import { listing as texts } from '#web/locales/fr/partner/listing.ts';
import { fields } from '#web/locales/fr/ui/fields.ts';
import { Button } from '#web/ui/button.tsx';
import { DraftNotice } from '#web/ui/feedback/draft-notice.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { RadioGroup } from '#web/ui/fields/radio-group.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { MoneyField } from '#web/ui/fields/value/money-field.tsx';

const { business: text } = texts;
const regimes = vatRegimes.map((value) => ({ value, ...text.vatRegimes[value] }));

interface BusinessFormProps {
  listing: Listing;
  /** The frame of a block. */
  Block: ComponentType<{ title: string; description: string; children: ReactNode }>;
}

export function BusinessForm({ listing, Block }: BusinessFormProps) {
  const save = useListingMutation({
    mutationFn: (form: Form) => saveBusiness({ partner_id: listing.id, ...businessOf(form) }),
    success: { title: text.saved },
  });
  const [form, draft] = useDraftForm<Form>(
    'business',
    { resolver: zodResolver(businessForm), defaultValues: formOf(listing) },
    // A bank account stays in this tab.
    { isPrivate: true },
  );
  // A refusal about the company is shown at its number.
  const isAboutSiret = save.refusal !== null && refusalReason(save.refusal) === 'checked-siren';
  const submit = form.handleSubmit(async (values) => {
    if ((await save.run(values)) !== null) draft.erase();
  });
  return (
    <form noValidate onSubmit={submit}>
      <div className="flex max-w-measure flex-col gap-3 pt-6 empty:hidden">
        <DraftNotice draft={draft} />
        {save.errorMessage !== null && !isAboutSiret && <Notice tone="danger">{save.errorMessage}</Notice>}
      </div>
      <Block title={text.identity} description={text.identityText}>
        <IdentityFields form={form} siretRefusal={isAboutSiret ? save.errorMessage : null} />
      </Block>
      <Block title={text.vat} description={text.vatText}>
        <VatFields form={form} />
      </Block>
      <Block title={text.bank} description={text.bankText}>
        <BankFields form={form} />
        <div className="mt-8">
          <Button type="submit" look="secondary" isBusy={form.formState.isSubmitting}>
            {texts.save}
          </Button>
        </div>
      </Block>
    </form>
  );
}

type FormReturn = UseFormReturn<Form, unknown, Form>;

function IdentityFields({ form, siretRefusal }: { form: FormReturn; siretRefusal: string | null }) {
  const { register, formState } = form;
  const { errors } = formState;
  const legalForm: Form['legalForm'] | undefined = useWatch({ control: form.control, name: 'legalForm' });
  return (
    <div className="flex flex-col gap-5">
      <LegalFormField {...register('legalForm')} error={errors.legalForm?.message} />
      <TextField
        {...register('legalName')}
        label={text.legalName}
        hint={text.legalNameHint}
        autoComplete="organization"
        error={errors.legalName?.message}
      />
      <SiretField {...register('siret')} error={errors.siret?.message ?? siretRefusal ?? undefined} />
      <TextField
        {...register('street')}
        label={text.street}
        optional={fields.optional}
        autoComplete="street-address"
        error={errors.street?.message}
      />
      <div className="grid gap-5 tablet:grid-cols-[12rem_minmax(0,1fr)]">
        <TextField
          {...register('postcode')}
          label={text.postcode}
          optional={fields.optional}
          inputMode="numeric"
          autoComplete="postal-code"
          error={errors.postcode?.message}
        />
        <TextField
          {...register('commune')}
          label={text.commune}
          optional={fields.optional}
          autoComplete="address-level2"
          error={errors.commune?.message}
        />
      </div>
      <TextField
        {...register('rcsCity')}
        label={text.rcsCity}
        optional={fields.optional}
        hint={text.rcsHint}
        autoComplete="off"
        error={errors.rcsCity?.message}
      />
      {legalForm !== undefined && isCompany(legalForm) && (
        <Controller
          control={form.control}
          name="shareCapitalCents"
          render={({ field }) => (
            <MoneyField
              {...field}
              label={text.shareCapital}
              hint={text.shareCapitalHint}
              error={errors.shareCapitalCents?.message}
            />
          )}
        />
      )}
      <TextField
        {...register('phone')}
        type="tel"
        label={text.phone}
        optional={fields.optional}
        hint={text.contactHint}
        autoComplete="tel"
        error={errors.phone?.message}
      />
      <TextField
        {...register('email')}
        type="email"
        label={text.email}
        optional={fields.optional}
        hint={text.contactHint}
        autoComplete="email"
        error={errors.email?.message}
      />
      <TextField
        {...register('insurance')}
        label={text.insurance}
        optional={fields.optional}
        hint={text.insuranceHint}
        autoComplete="off"
        error={errors.insurance?.message}
      />
    </div>
  );
}

function VatFields({ form: { register, control, formState } }: { form: FormReturn }) {
  const regime = useWatch({ control, name: 'vatRegime' });
  return (
    <div className="flex flex-col gap-5">
      <RadioGroup {...register('vatRegime')} label={text.vatRegime} options={regimes} />
      {regime === 'assujetti' && (
        <>
          <TextField
            {...register('vatNumber')}
            label={text.vatNumber}
            hint={text.vatNumberHint}
            autoComplete="off"
            error={formState.errors.vatNumber?.message}
          />
          <Checkbox {...register('vatOnDebits')}>{text.vatOnDebits}</Checkbox>
        </>
      )}
    </div>
  );
}

function BankFields({ form: { register, formState } }: { form: FormReturn }) {
  return (
    <div className="flex flex-col gap-5">
      {(['iban', 'bic'] as const).map((name) => (
        <TextField
          key={name}
          {...register(name)}
          label={text[name]}
          optional={fields.optional}
          autoComplete="off"
          spellCheck={false}
          error={formState.errors[name]?.message}
        />
      ))}
    </div>
  );
}

function formOf({ business, name, commune, postcode }: Listing): Partial<Form> {
  return {
    ...(business !== null && { legalForm: business.legal_form }),
    legalName: business?.legal_name ?? name,
    siret: formatSiret(business?.siret ?? ''),
    street: business?.street ?? '',
    postcode: business === null ? (postcode ?? '') : (business.postcode ?? ''),
    commune: business?.commune ?? commune,
    rcsCity: business?.rcs_city ?? '',
    shareCapitalCents: business?.share_capital_cents ?? null,
    phone: formatPhone(business?.phone ?? ''),
    email: business?.email ?? '',
    insurance: business?.insurance ?? '',
    vatRegime: business?.vat_regime ?? 'franchise',
    vatNumber: business?.vat_number ?? '',
    vatOnDebits: business?.vat_on_debits ?? false,
    iban: formatIban(business?.iban ?? ''),
    bic: business?.bic ?? '',
  };
}
