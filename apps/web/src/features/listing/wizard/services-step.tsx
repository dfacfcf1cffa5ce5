// The fourth step: the services, each saved as it is added.
import { useState } from 'react';
import { ServicesEditor } from '#web/features/listing/components/services-editor.tsx';
import type { Listing } from '#web/features/listing/listing.ts';
import { StepButtons, StepHeading, type StepNavigation } from '#web/features/listing/wizard/step-parts.tsx';
import { listing as texts } from '#web/locales/fr/partner/listing.ts';

const { wizard: text } = texts;

export function ServicesStep({ listing, onDone, onBack }: StepNavigation & { listing: Listing }) {
  const isMissing = listing.gaps.includes('services');
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <StepHeading title={text.services}>{text.servicesText}</StepHeading>
      <ServicesEditor listing={listing} />
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (isMissing) setAsked(true);
          else onDone();
        }}
      >
        <StepButtons isBusy={false} errorMessage={isAsked && isMissing ? text.noService : null} onBack={onBack} />
      </form>
    </>
  );
}
