// GET /admin/users/{id}: one account.

import { loadFullUser, userJson } from '#platform/auth/accounts/users.ts';
import { type Endpoint, json, parseUuid, requireService } from '#platform/auth/endpoint.ts';
import { AuthError } from '#platform/auth/errors.ts';

export const adminUsersGet: Endpoint = {
  method: 'GET',
  path: '/admin/users/{id}',
  async handle(context, request) {
    requireService(request);
    const full = await loadFullUser(context.db, parseUuid(request.params.id, 'user_id'));
    if (!full) throw new AuthError('user_not_found');
    return json(userJson(full));
  },
};
