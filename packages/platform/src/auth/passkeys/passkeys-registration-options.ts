// POST /passkeys/registration/options: what to ask the authenticator for, for the account that is signed in.

import { type Endpoint, json } from '#platform/auth/endpoint.ts';
import { AuthError } from '#platform/auth/errors.ts';
import { limits } from '#platform/auth/limits/limits.ts';
import { storeChallenge } from '#platform/auth/passkeys/challenges.ts';
import { listPasskeys, MOST_PASSKEYS } from '#platform/auth/passkeys/passkeys.ts';
import { registrationOptions } from '#platform/auth/passkeys/registration.ts';
import { requireUser } from '#platform/auth/sessions/current-user.ts';
import { requireFreshProof } from '#platform/auth/sessions/fresh-proof.ts';

export const passkeysRegistrationOptions: Endpoint = {
  method: 'POST',
  path: '/passkeys/registration/options',
  async handle(context, request) {
    const current = await requireUser(context, request);
    const { user } = current;
    // Their company decides how they sign in.
    if (user.is_sso_user) throw new AuthError('validation_failed', 'SSO users cannot register passkeys');
    requireFreshProof(context, current, 'Sign in again to change passkeys');
    await context.limits.hit(limits.passkey, user.id);
    const known = await listPasskeys(context.db, user.id);
    if (known.length >= MOST_PASSKEYS) throw new AuthError('too_many_passkeys');
    const options = await registrationOptions(context, user, known);
    return json({ ...(await storeChallenge(context, options.challenge, user.id)), options });
  },
};
