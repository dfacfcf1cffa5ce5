// The steps of the wizard, and the one at which a partner continues on any device.
import type { Listing } from '#web/features/listing/listing.ts';

export const wizardSteps = ['trade', 'business', 'place', 'services', 'presentation', 'review'] as const;
export type WizardStep = (typeof wizardSteps)[number];

export function firstIncompleteStep(listing: Pick<Listing, 'gaps'> | null): WizardStep {
  return listing === null ? 'trade' : (listing.gaps[0] ?? 'review');
}

/** The requested step, or the first incomplete one when the requested step comes after it or does not exist. */
export function stepOf(requested: string | null, listing: Pick<Listing, 'gaps'> | null): WizardStep {
  const first = firstIncompleteStep(listing);
  const step = wizardSteps.find((known) => known === requested);
  return step !== undefined && wizardSteps.indexOf(step) <= wizardSteps.indexOf(first) ? step : first;
}
