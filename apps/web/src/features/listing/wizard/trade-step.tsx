// The first step: the trade, which was chosen at registration and can be corrected.
import { zodResolver } from '@hookform/resolvers/zod';
import type { PartnerType } from '@liesse/domain';
import { type TradeForm, tradeForm } from '#web/features/listing/forms.ts';
import type { Listing } from '#web/features/listing/listing.ts';
import { startListing } from '#web/features/listing/mutations.ts';
import { useListingMutation } from '#web/features/listing/use-listing-mutation.ts';
import { StepButtons, StepHeading } from '#web/features/listing/wizard/step-parts.tsx';
import { useTradeOptions } from '#web/lib/boot/trades.ts';
import { useDraftForm } from '#web/lib/drafts/form-draft.ts';
import { listing as texts } from '#web/locales/fr/partner/listing.ts';
import { RadioGroup } from '#web/ui/fields/radio-group.tsx';

const { wizard: text } = texts;

interface TradeStepProps {
  listing: Listing | null;
  registered: PartnerType | null;
  onDone: () => void;
}

export function TradeStep({ listing, registered, onDone }: TradeStepProps) {
  const save = useListingMutation({ mutationFn: startListing });
  const chosen = listing?.type ?? registered;
  const [{ register, handleSubmit, formState }, draft] = useDraftForm<TradeForm>('listing-trade', {
    resolver: zodResolver(tradeForm),
    defaultValues: { ...(chosen !== null && { trade: chosen }) },
  });
  const submit = handleSubmit(async ({ trade }) => {
    if ((await save.run(trade)) === null) return;
    draft.erase();
    onDone();
  });
  return (
    <form noValidate onSubmit={submit}>
      <StepHeading title={text.trade}>{text.tradeText}</StepHeading>
      <RadioGroup
        {...register('trade')}
        label={text.steps.trade}
        options={useTradeOptions()}
        error={formState.errors.trade?.message}
      />
      <StepButtons isBusy={formState.isSubmitting} errorMessage={save.errorMessage} />
    </form>
  );
}
