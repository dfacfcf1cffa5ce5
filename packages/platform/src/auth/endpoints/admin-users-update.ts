// PUT /admin/users/{id}: changes an account at once, bans it or lifts its ban.
import { parseAttributes } from '#platform/auth/admin/attributes.ts';
import { updateUser } from '#platform/auth/admin/save-user.ts';
import { type Endpoint, json, parseUuid, requireService } from '#platform/auth/endpoint.ts';
import { userJson } from '#platform/auth/users.ts';

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
