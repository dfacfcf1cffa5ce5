// Why the database refused something about an event, as the sentence a person reads.
import { refusalReason } from '#web/lib/api/calls.ts';
import type { Refusal } from '#web/lib/api/refusal.ts';
import { events } from '#web/locales/fr/events.ts';

const sentences: Readonly<Record<string, string>> = events.refusals;

export const sentenceOf = (refusal: Refusal): string => sentences[refusalReason(refusal)] ?? refusal.message;
