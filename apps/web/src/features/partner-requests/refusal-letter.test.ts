import { describe, expect, it } from 'vitest';
import { declineReasons, likelyReason, proposeLetter } from '#web/features/partner-requests/refusal-letter.ts';

const request = { client_name: 'Camille Moreau', event_name: 'Camille & Noé' };
const facts = { day_state: 'free', distance_km: 35, travels_km: 50 } as const;

describe('the message of a refusal', () => {
  it.each(declineReasons)('thanks, gives the reason and wishes well: %s', (reason) => {
    const letter = proposeLetter(request, reason);
    expect(letter).toMatch(
      /^Bonjour Camille,\n\nMerci d’avoir pensé à moi pour «\u00a0Camille & Noé\u00a0»\. .+\n\nJe vous souhaite/,
    );
    expect(letter.length).toBeLessThan(4000);
  });

  it('greets without a name where the client gave none', () => {
    expect(proposeLetter({ ...request, client_name: '' }, 'full')).toMatch(/^Bonjour,\n/);
  });

  it('begins with the reason that the facts suggest', () => {
    expect(likelyReason({ facts: { ...facts, day_state: 'taken' } })).toBe('taken');
    expect(likelyReason({ facts: { ...facts, distance_km: 80 } })).toBe('far');
    expect(likelyReason({ facts: { ...facts, distance_km: 80, travels_km: 0 } })).toBe('taken');
  });
});
