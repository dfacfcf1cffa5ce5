// The second step: the name that is shown, the legal form and the SIRET.
import { zodResolver } from '@hookform/resolvers/zod';
import { formatSiret, isCompany } from '@liesse/domain';
import { LegalFormField, SiretField } from '#web/features/listing/components/business-fields.tsx';
import { type IdentityForm, identityForm } from '#web/features/listing/forms.ts';
import type { Listing } from '#web/features/listing/listing.ts';
import { saveBusiness, saveListing } from '#web/features/listing/mutations.ts';
import { useListingMutation } from '#web/features/listing/use-listing-mutation.ts';
import { StepButtons, StepHeading, type StepNavigation } from '#web/features/listing/wizard/step-parts.tsx';
import { useDraftForm } from '#web/lib/drafts/form-draft.ts';
import { listing as texts } from '#web/locales/fr/partner/listing.ts';
import { TextField } from '#web/ui/fields/text-field.tsx';

const { wizard: text, texts: fieldText } = texts;

interface BusinessStepProps extends StepNavigation {
  listing: Listing;
  personName: string;
}

export function BusinessStep({ listing, personName, onDone, onBack }: BusinessStepProps) {
  const { id, business } = listing;
  const save = useListingMutation({
    mutationFn: async ({ name, legalForm, siret }: IdentityForm) => {
      const saved = await saveListing(id, { name });
      if (!saved.ok) return saved;
      // The account's page corrects it: the register knows a sole trader by their own name.
      const legal_name = business?.legal_name ?? (isCompany(legalForm) ? name : personName || name);
      // Other forms have no capital.
      const capital = isCompany(legalForm) ? {} : { share_capital_cents: null };
      return saveBusiness({ partner_id: id, legal_form: legalForm, legal_name, siret, ...capital });
    },
  });
  const [{ register, handleSubmit, formState }, draft] = useDraftForm<IdentityForm>('listing-business', {
    resolver: zodResolver(identityForm),
    defaultValues: {
      name: listing.name,
      siret: formatSiret(business?.siret ?? ''),
      ...(business !== null && { legalForm: business.legal_form }),
    },
  });
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(async (values) => {
    if ((await save.run(values)) === null) return;
    draft.erase();
    onDone();
  });
  return (
    <form noValidate onSubmit={submit}>
      <StepHeading title={text.business}>{text.businessText}</StepHeading>
      <div className="flex flex-col gap-5">
        <TextField
          {...register('name')}
          label={fieldText.name}
          hint={fieldText.nameHint}
          autoComplete="organization"
          error={errors.name?.message}
        />
        <LegalFormField {...register('legalForm')} error={errors.legalForm?.message} />
        <SiretField {...register('siret')} error={errors.siret?.message} />
      </div>
      <StepButtons isBusy={isSubmitting} errorMessage={save.errorMessage} onBack={onBack} />
    </form>
  );
}
