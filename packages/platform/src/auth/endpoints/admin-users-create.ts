// POST /admin/users: an account without its owner's help.
import { parseAttributes } from '#platform/auth/admin/attributes.ts';
import { createUser } from '#platform/auth/admin/save-user.ts';
import { type Endpoint, json, requireService } from '#platform/auth/endpoint.ts';
import { userJson } from '#platform/auth/users.ts';

export const adminUsersCreate: Endpoint = {
  method: 'POST',
  path: '/admin/users',
  async handle(context, request) {
    requireService(request);
    const attributes = await parseAttributes(context, request.body);
    return json(userJson(await createUser(context, request, attributes)));
  },
};
