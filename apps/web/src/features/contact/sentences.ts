// The sentences for the problems of the contact form and for the reasons why a message was not sent.
import type { ContactField } from '@liesse/domain';
import { contact as text } from '#web/locales/fr/public/contact.ts';

export function problemOf(field: ContactField, problem: string | undefined): string | undefined {
  if (problem === undefined) return undefined;
  const sentences: Record<string, string> = text.problems[field];
  return sentences[problem] ?? text.problems.other;
}

export const refusalOf = (reason: string): string =>
  Object.hasOwn(text.refusals, reason)
    ? text.refusals[reason as keyof typeof text.refusals]
    : text.refusals.unavailable;
