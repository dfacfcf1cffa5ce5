import { describe, expect, it } from 'vitest';
import { firstIncompleteStep, stepOf } from '#web/features/listing/wizard/steps.ts';

describe('the wizard', () => {
  it('opens at the first incomplete step', () => {
    expect(firstIncompleteStep(null)).toBe('trade');
    expect(firstIncompleteStep({ gaps: ['place', 'presentation'] })).toBe('place');
    expect(firstIncompleteStep({ gaps: [] })).toBe('review');
  });

  it('goes back to a complete step, and not past an incomplete one', () => {
    expect(stepOf('business', { gaps: ['services'] })).toBe('business');
    expect(stepOf('review', { gaps: ['services'] })).toBe('services');
    expect(stepOf('nowhere', { gaps: ['services'] })).toBe('services');
    expect(stepOf(null, null)).toBe('trade');
  });
});
