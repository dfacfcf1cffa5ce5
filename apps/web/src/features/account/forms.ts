// What the forms of the account accept, with the sentence at the field. The server checks all of it again.
import * as z from 'zod/mini';
import { account } from '#web/locales/fr/account.ts';

const { invalid } = account;

/** Digits in the groups that people write them in, with or without the country. */
const PHONE = /^\+?(?:[\s.()-]*\d){8,15}[\s.()-]*$/;

export const profileForm = z.object({
  name: z.string().check(z.trim(), z.minLength(1, invalid.name), z.maxLength(120, invalid.longName)),
  phone: z.string().check(
    z.trim(),
    z.maxLength(32, invalid.phone),
    z.refine((text) => text === '' || PHONE.test(text), invalid.phone),
  ),
});

export const keyNameForm = z.object({
  name: z.string().check(z.trim(), z.minLength(1, invalid.keyName), z.maxLength(120, invalid.longName)),
});

export type ProfileForm = z.infer<typeof profileForm>;
export type KeyNameForm = z.infer<typeof keyNameForm>;
