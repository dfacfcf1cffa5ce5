// GET /admin/users/{id}/passkeys: the passkeys of an account.

import { findUserById } from '#platform/auth/accounts/users.ts';
import { type Endpoint, json, parseUuid, requireService } from '#platform/auth/endpoint.ts';
import { AuthError } from '#platform/auth/errors.ts';
import { listPasskeys, passkeyJson } from '#platform/auth/passkeys/passkeys.ts';

export const adminPasskeysList: Endpoint = {
  method: 'GET',
  path: '/admin/users/{id}/passkeys',
  async handle(context, request) {
    requireService(request);
    const userId = parseUuid(request.params.id, 'user_id');
    if (!(await findUserById(context.db, userId))) throw new AuthError('user_not_found');
    return json((await listPasskeys(context.db, userId)).map(passkeyJson));
  },
};
