// The schemas of the sign-in forms, with the messages at their fields. The server validates everything again.
import { partnerTypes } from '@liesse/domain';
import * as z from 'zod/mini';
import { auth } from '#web/locales/fr/account/auth.ts';

const { invalid } = auth;

export const PASSWORD_MIN = 6;

const email = z.pipe(
  z.pipe(
    z.string(),
    z.transform((text) => text.trim()),
  ),
  z.email(invalid.email),
);
const newPassword = z.string().check(z.minLength(PASSWORD_MIN, invalid.shortPassword));

export const loginForm = z.object({
  email,
  password: z.string().check(z.minLength(1, invalid.password)),
  rememberMe: z.boolean(),
});

export const emailForm = z.object({ email });

export const passwordForm = z.object({ password: newPassword });

export const registerForm = z
  .object({
    name: z.string().check(z.trim(), z.minLength(1, invalid.name), z.maxLength(120, invalid.longName)),
    email,
    password: newPassword,
    role: z.enum(['client', 'partner', 'admin'], invalid.role),
    partnerType: z.optional(z.enum(partnerTypes, invalid.partnerType)),
    invitationCode: z.optional(z.string().check(z.trim())),
  })
  .check(
    z.refine((form) => form.role !== 'partner' || form.partnerType !== undefined, {
      path: ['partnerType'],
      error: invalid.partnerType,
    }),
    z.refine((form) => form.role !== 'admin' || Boolean(form.invitationCode), {
      path: ['invitationCode'],
      error: invalid.invitation,
    }),
  );

export const recoveryForm = z.object({
  code: z.string().check(z.trim(), z.minLength(1, auth.secondStep.recoveryMissing)),
});

export type EmailForm = z.infer<typeof emailForm>;
export type PasswordForm = z.infer<typeof passwordForm>;
export type RegisterForm = z.infer<typeof registerForm>;
export type RecoveryForm = z.infer<typeof recoveryForm>;
