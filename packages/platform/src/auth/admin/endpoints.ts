// What operators administer with the secret key, what people administer of their own sessions, and the public keys.

import { adminGenerateLink } from '#platform/auth/admin/links/admin-generate-link.ts';
import { invite } from '#platform/auth/admin/links/invite.ts';
import { adminUsersCreate } from '#platform/auth/admin/users/admin-users-create.ts';
import { adminUsersDelete } from '#platform/auth/admin/users/admin-users-delete.ts';
import { adminUsersGet } from '#platform/auth/admin/users/admin-users-get.ts';
import { adminUsersList } from '#platform/auth/admin/users/admin-users-list.ts';
import { adminUsersUpdate } from '#platform/auth/admin/users/admin-users-update.ts';
import type { Endpoint } from '#platform/auth/endpoint.ts';
import { adminFactorsDelete } from '#platform/auth/factors/admin-factors-delete.ts';
import { adminFactorsList } from '#platform/auth/factors/admin-factors-list.ts';
import { adminPasskeysDelete } from '#platform/auth/passkeys/admin-passkeys-delete.ts';
import { adminPasskeysList } from '#platform/auth/passkeys/admin-passkeys-list.ts';
import { sessionsDelete } from '#platform/auth/sessions/sessions-delete.ts';
import { sessionsList } from '#platform/auth/sessions/sessions-list.ts';
import { jwks } from '#platform/auth/tokens/jwks.ts';

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
