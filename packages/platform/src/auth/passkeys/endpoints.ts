import type { Endpoint } from '#platform/auth/endpoint.ts';
import { passkeysAuthenticationOptions } from '#platform/auth/passkeys/passkeys-authentication-options.ts';
import { passkeysAuthenticationVerify } from '#platform/auth/passkeys/passkeys-authentication-verify.ts';
import { passkeysDelete } from '#platform/auth/passkeys/passkeys-delete.ts';
import { passkeysList } from '#platform/auth/passkeys/passkeys-list.ts';
import { passkeysRegistrationOptions } from '#platform/auth/passkeys/passkeys-registration-options.ts';
import { passkeysRegistrationVerify } from '#platform/auth/passkeys/passkeys-registration-verify.ts';
import { passkeysUpdate } from '#platform/auth/passkeys/passkeys-update.ts';

export const passkeyEndpoints: Endpoint[] = [
  passkeysRegistrationOptions,
  passkeysRegistrationVerify,
  passkeysAuthenticationOptions,
  passkeysAuthenticationVerify,
  passkeysList,
  passkeysUpdate,
  passkeysDelete,
];
