// PUT /admin/users/{id}: changes an account at once, bans it or lifts its ban.

import { userJson } from '#platform/auth/accounts/users.ts';
import { parseAttributes } from '#platform/auth/admin/users/attributes.ts';
import { updateUser } from '#platform/auth/admin/users/save-user.ts';
import { type Endpoint, json, parseUuid, requireService } from '#platform/auth/endpoint.ts';

export const adminUsersUpdate: Endpoint = {
  method: 'PUT',
  path: '/admin/users/{id}',
  async handle(context, request) {
    requireService(request);
    const userId = parseUuid(request.params.id, 'user_id');
    const attributes = await parseAttributes(context, request.body);
    return json(userJson(await updateUser(context, request, userId, attributes)));
  },
};
