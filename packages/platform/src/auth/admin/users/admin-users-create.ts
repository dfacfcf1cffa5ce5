// POST /admin/users: an account without its owner's help.

import { userJson } from '#platform/auth/accounts/users.ts';
import { parseAttributes } from '#platform/auth/admin/users/attributes.ts';
import { createUser } from '#platform/auth/admin/users/save-user.ts';
import { type Endpoint, json, requireService } from '#platform/auth/endpoint.ts';

export const adminUsersCreate: Endpoint = {
  method: 'POST',
  path: '/admin/users',
  async handle(context, request) {
    requireService(request);
    const attributes = await parseAttributes(context, request.body);
    return json(userJson(await createUser(context, request, attributes)));
  },
};
