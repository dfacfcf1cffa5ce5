// Creates a listing in six steps. Every step is saved in the database, so that it continues on another device; what is typed and not
// saved yet is a draft of this device.
import type { PartnerType } from '@liesse/domain';
import { useRef } from 'react';
import { useSearchParams } from 'react-router';
import type { Listing } from '#web/features/listing/listing.ts';
import { BusinessStep } from '#web/features/listing/wizard/business-step.tsx';
import { PlaceStep } from '#web/features/listing/wizard/place-step.tsx';
import { PresentationStep } from '#web/features/listing/wizard/presentation-step.tsx';
import { ReviewStep } from '#web/features/listing/wizard/review-step.tsx';
import { ServicesStep } from '#web/features/listing/wizard/services-step.tsx';
import { stepOf, wizardSteps } from '#web/features/listing/wizard/steps.ts';
import { TradeStep } from '#web/features/listing/wizard/trade-step.tsx';
import { listing as texts } from '#web/locales/fr/partner/listing.ts';
import { Stepper } from '#web/ui/layout/stepper.tsx';
import { useStepClicks } from '#web/ui/layout/use-step-clicks.ts';

const { wizard: text } = texts;

interface ListingWizardProps {
  listing: Listing | null;
  person: { name: string; partnerType: PartnerType | null };
}

export function ListingWizard({ listing, person }: ListingWizardProps) {
  const [search, setSearch] = useSearchParams();
  const heading = useRef<HTMLDivElement>(null);
  const step = stepOf(search.get('step'), listing);
  const current = wizardSteps.indexOf(step);
  const onClickCapture = useStepClicks(current);

  function go(index: number) {
    const next = wizardSteps[index];
    if (next === undefined) return;
    setSearch({ step: next });
    // The previous step was removed: screen readers continue at the top of the next one.
    requestAnimationFrame(() => heading.current?.focus());
    window.scrollTo({ top: 0 });
  }

  const navigation = { onDone: () => go(current + 1), onBack: () => go(current - 1) };
  return (
    <div className="max-w-[60rem]">
      <Stepper label={text.progress} steps={wizardSteps.map((name) => text.steps[name])} current={current} onGo={go} />
      <div
        ref={heading}
        tabIndex={-1}
        role="group"
        aria-label={text.steps[step]}
        className="mt-8 max-w-measure outline-none"
        onClickCapture={onClickCapture}
      >
        {step === 'trade' && <TradeStep listing={listing} registered={person.partnerType} onDone={navigation.onDone} />}
        {listing !== null && (
          <>
            {step === 'business' && <BusinessStep listing={listing} personName={person.name} {...navigation} />}
            {step === 'place' && <PlaceStep listing={listing} {...navigation} />}
            {step === 'services' && <ServicesStep listing={listing} {...navigation} />}
            {step === 'presentation' && <PresentationStep listing={listing} {...navigation} />}
            {step === 'review' && <ReviewStep listing={listing} onBack={navigation.onBack} />}
          </>
        )}
      </div>
    </div>
  );
}
