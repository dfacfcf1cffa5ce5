// The schemas of the account's forms, with the messages at their fields. The server validates everything again.
import * as z from 'zod/mini';
import { formatPhone } from '#web/lib/format/phone.ts';
import { account } from '#web/locales/fr/account/account.ts';

const { invalid } = account;

/** Digits with the usual separators, with or without the country code. */
const PHONE = /^\+?(?:[\s.()-]*\d){8,15}[\s.()-]*$/;

export const profileForm = z.object({
  name: z.string().check(z.trim(), z.minLength(1, invalid.name), z.maxLength(120, invalid.longName)),
  phone: z.string().check(
    z.trim(),
    z.overwrite(formatPhone),
    z.maxLength(32, invalid.phone),
    z.refine((text) => text === '' || PHONE.test(text), invalid.phone),
  ),
});

export const keyNameForm = z.object({
  name: z.string().check(z.trim(), z.minLength(1, invalid.keyName), z.maxLength(120, invalid.longName)),
});

export type ProfileForm = z.infer<typeof profileForm>;
export type KeyNameForm = z.infer<typeof keyNameForm>;
