import type { Endpoint } from '#platform/auth/endpoint.ts';
import { health } from '#platform/auth/endpoints/health.ts';
import { logout } from '#platform/auth/endpoints/logout.ts';
import { otp } from '#platform/auth/endpoints/otp.ts';
import { reauthenticate } from '#platform/auth/endpoints/reauthenticate.ts';
import { recover } from '#platform/auth/endpoints/recover.ts';
import { resend } from '#platform/auth/endpoints/resend.ts';
import { settings } from '#platform/auth/endpoints/settings.ts';
import { signup } from '#platform/auth/endpoints/signup.ts';
import { token } from '#platform/auth/endpoints/token.ts';
import { userGet } from '#platform/auth/endpoints/user-get.ts';
import { userPut } from '#platform/auth/endpoints/user-put.ts';
import { verify } from '#platform/auth/endpoints/verify.ts';
import { verifyLink } from '#platform/auth/endpoints/verify-link.ts';

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
