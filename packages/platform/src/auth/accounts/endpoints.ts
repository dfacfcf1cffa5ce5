import { otp } from '#platform/auth/accounts/otp.ts';
import { reauthenticate } from '#platform/auth/accounts/reauthenticate.ts';
import { recover } from '#platform/auth/accounts/recover.ts';
import { resend } from '#platform/auth/accounts/resend.ts';
import { signup } from '#platform/auth/accounts/signup.ts';
import { userGet } from '#platform/auth/accounts/user-get.ts';
import { userPut } from '#platform/auth/accounts/user-put.ts';
import { verify } from '#platform/auth/accounts/verify.ts';
import { verifyLink } from '#platform/auth/accounts/verify-link.ts';
import { health } from '#platform/auth/config/health.ts';
import { settings } from '#platform/auth/config/settings.ts';
import type { Endpoint } from '#platform/auth/endpoint.ts';
import { logout } from '#platform/auth/sessions/logout.ts';
import { token } from '#platform/auth/sessions/token.ts';

export const accountEndpoints: Endpoint[] = [
  signup,
  token,
  otp,
  verify,
  verifyLink,
  resend,
  recover,
  reauthenticate,
  userGet,
  userPut,
  logout,
  settings,
  health,
];
