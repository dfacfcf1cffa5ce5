// The sentences of refusals that only the account knows, and the one that is no failure: the person thought better of it.
import { type Refusal, refusalOf } from '#web/lib/api/refusal.ts';
import { account } from '#web/locales/fr/account.ts';

const own: Readonly<Record<string, string>> = account.refusals;

export const CANCELLED = 'cancelled';

export const cancelled = (): Refusal => refusalOf({ code: CANCELLED });

export const sentenceOf = ({ code, message }: Refusal): string => own[code] ?? message;
