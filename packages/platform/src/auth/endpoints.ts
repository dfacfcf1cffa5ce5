// Every endpoint of the auth service.

import { accountEndpoints } from './accounts/endpoints.ts';
import { adminEndpoints } from './admin/endpoints.ts';
import type { Endpoint } from './endpoint.ts';
import { factorEndpoints } from './factors/endpoints.ts';
import { adminOauthClients } from './oauth-clients/admin-oauth-clients.ts';
import { passkeyEndpoints } from './passkeys/endpoints.ts';
import { providerEndpoints } from './providers/endpoints.ts';
import { ssoEndpoints } from './sso/endpoints.ts';

export const authEndpoints: readonly Endpoint[] = [
  ...accountEndpoints,
  ...factorEndpoints,
  ...passkeyEndpoints,
  ...providerEndpoints,
  ...ssoEndpoints,
  ...adminEndpoints,
  ...adminOauthClients,
];
