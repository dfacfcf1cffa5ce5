// DELETE /admin/users/{id}: removes an account.
import { z } from 'zod';
import { deleteUser } from '#platform/auth/admin/users/delete-user.ts';
import { type Endpoint, json, parseBody, parseUuid, requireService } from '#platform/auth/endpoint.ts';

const body = z.object({ should_soft_delete: z.boolean().nullish() });

export const adminUsersDelete: Endpoint = {
  method: 'DELETE',
  path: '/admin/users/{id}',
  async handle(context, request) {
    requireService(request);
    const userId = parseUuid(request.params.id, 'user_id');
    const { should_soft_delete: isSoft } = parseBody(body, request.body);
    await deleteUser(context, request, userId, isSoft ?? false);
    return json({});
  },
};
