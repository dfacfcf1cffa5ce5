// The last step: what was filled in, and the request for verification.
import { formatSiret } from '@liesse/domain';
import { useSubmission } from '#web/features/listing/components/listing-state.tsx';
import { type Listing, placeText } from '#web/features/listing/listing.ts';
import { StepButtons, StepHeading } from '#web/features/listing/wizard/step-parts.tsx';
import { type TradeLabel, useTradeLabel } from '#web/lib/boot/trades.ts';
import { formatCount, formatList } from '#web/lib/format/format.ts';
import { listing as texts } from '#web/locales/fr/partner/listing.ts';

const { wizard: text, business: businessText } = texts;

export function ReviewStep({ listing, onBack }: { listing: Listing; onBack: () => void }) {
  const submit = useSubmission();
  const labelOf = useTradeLabel();
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void submit.run();
      }}
    >
      <StepHeading title={text.review}>{text.reviewText}</StepHeading>
      <dl className="border-hairline border-b">
        {factsOf(listing, labelOf).map(([label, value]) => (
          <div key={label} className="grid gap-x-6 border-hairline border-t py-3 tablet:grid-cols-[9rem_minmax(0,1fr)]">
            <dt className="text-quiet text-small">{label}</dt>
            <dd className="whitespace-pre-line break-words">{value}</dd>
          </div>
        ))}
      </dl>
      <StepButtons
        isBusy={submit.isPending}
        errorMessage={submit.errorMessage}
        onBack={onBack}
        submitLabel={text.submit}
      />
    </form>
  );
}

function factsOf(listing: Listing, labelOf: TradeLabel): [string, string][] {
  const { business, services, photos, travels_km: km } = listing;
  const place = placeText(listing);
  return [
    [text.facts.trade, labelOf(listing.type)],
    [
      text.facts.business,
      business === null ? listing.name : `${listing.name}, ${businessText.legalForms[business.legal_form]}`,
    ],
    [text.facts.siret, formatSiret(business?.siret ?? '')],
    [text.facts.place, km > 0 ? text.travels(place, formatCount(km)) : place],
    [text.facts.services, formatList(services.map(({ name }) => name))],
    [text.facts.description, listing.description],
    [text.facts.photos, photos.length === 0 ? text.noPhotos : formatCount(photos.length)],
  ];
}
