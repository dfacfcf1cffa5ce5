import type { Endpoint } from '#platform/auth/endpoint.ts';
import { passkeysAuthenticationOptions } from '#platform/auth/endpoints/passkeys-authentication-options.ts';
import { passkeysAuthenticationVerify } from '#platform/auth/endpoints/passkeys-authentication-verify.ts';
import { passkeysDelete } from '#platform/auth/endpoints/passkeys-delete.ts';
import { passkeysList } from '#platform/auth/endpoints/passkeys-list.ts';
import { passkeysRegistrationOptions } from '#platform/auth/endpoints/passkeys-registration-options.ts';
import { passkeysRegistrationVerify } from '#platform/auth/endpoints/passkeys-registration-verify.ts';
import { passkeysUpdate } from '#platform/auth/endpoints/passkeys-update.ts';

export const passkeyEndpoints: Endpoint[] = [
  passkeysRegistrationOptions,
  passkeysRegistrationVerify,
  passkeysAuthenticationOptions,
  passkeysAuthenticationVerify,
  passkeysList,
  passkeysUpdate,
  passkeysDelete,
];
