// The reasons for which a partner declines, and the message that each proposes. The partner can edit it.
import type { PartnerRequest, PartnerRequestPage } from '#web/features/partner-requests/partner-request.ts';
import { partnerRequests } from '#web/locales/fr/partner/partner-requests.ts';

const { letter: text } = partnerRequests;

export const declineReasons = ['taken', 'far', 'budget', 'full', 'other'] as const;
export type DeclineReason = (typeof declineReasons)[number];

export function proposeLetter(
  { client_name: client, event_name: event }: Pick<PartnerRequest, 'client_name' | 'event_name'>,
  reason: DeclineReason,
): string {
  const [firstName = ''] = client.split(' ');
  return [text.hello(firstName), `${text.thanks(event)} ${text.because[reason]}`, text.wishes].join('\n\n');
}

type DecisiveFacts = Pick<PartnerRequestPage['facts'], 'day_state' | 'distance_km' | 'travels_km'>;

/** The reason that the facts suggest. */
export function likelyReason({ facts }: { facts: DecisiveFacts }): DeclineReason {
  if (facts.day_state === 'taken') return 'taken';
  const isFar = facts.distance_km !== null && facts.travels_km > 0 && facts.distance_km > facts.travels_km;
  return isFar ? 'far' : 'taken';
}
