// Why the database refused something about an event, as the sentence a person reads.
import type { Refusal } from '#web/lib/refusal.ts';
import { events } from '#web/locales/fr/events.ts';

const sentences: Readonly<Record<string, string>> = events.refusals;

/** The database names its reason beside its code. */
export function reasonOf({ code, details }: Refusal): string {
  const reason = details['details'];
  return typeof reason === 'string' && reason !== '' ? reason : code;
}

export const sentenceOf = (refusal: Refusal): string => sentences[reasonOf(refusal)] ?? refusal.message;
