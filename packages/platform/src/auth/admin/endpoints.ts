// What operators administer with the secret key, what people administer of their own sessions, and the public keys.
import type { Endpoint } from '#platform/auth/endpoint.ts';
import { adminFactorsDelete } from '#platform/auth/endpoints/admin-factors-delete.ts';
import { adminFactorsList } from '#platform/auth/endpoints/admin-factors-list.ts';
import { adminGenerateLink } from '#platform/auth/endpoints/admin-generate-link.ts';
import { adminPasskeysDelete } from '#platform/auth/endpoints/admin-passkeys-delete.ts';
import { adminPasskeysList } from '#platform/auth/endpoints/admin-passkeys-list.ts';
import { adminUsersCreate } from '#platform/auth/endpoints/admin-users-create.ts';
import { adminUsersDelete } from '#platform/auth/endpoints/admin-users-delete.ts';
import { adminUsersGet } from '#platform/auth/endpoints/admin-users-get.ts';
import { adminUsersList } from '#platform/auth/endpoints/admin-users-list.ts';
import { adminUsersUpdate } from '#platform/auth/endpoints/admin-users-update.ts';
import { invite } from '#platform/auth/endpoints/invite.ts';
import { jwks } from '#platform/auth/endpoints/jwks.ts';
import { sessionsDelete } from '#platform/auth/endpoints/sessions-delete.ts';
import { sessionsList } from '#platform/auth/endpoints/sessions-list.ts';

export const adminEndpoints: Endpoint[] = [
  adminUsersList,
  adminUsersCreate,
  adminUsersGet,
  adminUsersUpdate,
  adminUsersDelete,
  adminFactorsList,
  adminFactorsDelete,
  adminPasskeysList,
  adminPasskeysDelete,
  adminGenerateLink,
  invite,
  sessionsList,
  sessionsDelete,
  jwks,
];
