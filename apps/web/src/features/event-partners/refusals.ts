// Why something about the team was refused, as the sentence a person reads: with what to do about it.
import { refusalReason } from '#web/lib/api/calls.ts';
import type { Refusal } from '#web/lib/api/refusal.ts';
import { team } from '#web/locales/fr/event-partners.ts';

export const sentenceOf = (refusal: Refusal): string => team.refusals[refusalReason(refusal)] ?? refusal.message;

/** What the database adds to its reason: a day, an id, a state. */
export function hintOf({ details }: Refusal): string | null {
  const { hint } = details;
  return typeof hint === 'string' && hint !== '' ? hint : null;
}
