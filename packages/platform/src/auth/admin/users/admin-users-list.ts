// GET /admin/users: accounts by pages.

import { userJson } from '#platform/auth/accounts/users.ts';
import { linkHeader, listUsers, parsePage } from '#platform/auth/admin/users/list-users.ts';
import { type Endpoint, json, requireService } from '#platform/auth/endpoint.ts';

export const adminUsersList: Endpoint = {
  method: 'GET',
  path: '/admin/users',
  async handle(context, request) {
    requireService(request);
    const page = parsePage(request.query);
    const { users, total } = await listUsers(context.db, page);
    const answer = json({ users: users.map(userJson), aud: 'authenticated' });
    const link = linkHeader(`${context.apiUrl}/admin/users`, page, total);
    return { ...answer, headers: { ...answer.headers, 'x-total-count': String(total), link } };
  },
};
