// Translates the reasons for which the database refuses a change of an event into sentences.
import { refusalSentence } from '#web/lib/api/calls.ts';
import type { Refusal } from '#web/lib/api/refusal.ts';
import { eventForms } from '#web/locales/fr/client/event-forms.ts';

export const eventRefusalSentence = (refusal: Refusal): string => refusalSentence(refusal, eventForms.refusals);
