// The messages of refusals that occur only on the account's pages. Closing the reauthentication dialog is a cancellation, not a failure.
import { type Refusal, refusalOf } from '#web/lib/api/refusal.ts';
import { account } from '#web/locales/fr/account/account.ts';

const sentences: Readonly<Record<string, string>> = account.refusals;

const CANCELLED = 'cancelled';

export const cancelled = (): Refusal => refusalOf({ code: CANCELLED });

export const accountRefusalSentence = ({ code, message }: Refusal): string => sentences[code] ?? message;

/** Null where there is nothing to show. */
export const shownAccountRefusal = (refusal: Refusal): string | null =>
  refusal.code === CANCELLED ? null : accountRefusalSentence(refusal);
