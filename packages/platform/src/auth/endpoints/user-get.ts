// GET /user: the account behind the token.
import { requireUser } from '#platform/auth/current-user.ts';
import { type Endpoint, json } from '#platform/auth/endpoint.ts';
import { userJson } from '#platform/auth/users.ts';

export const userGet: Endpoint = {
  method: 'GET',
  path: '/user',
  async handle(context, request) {
    return json(userJson(await requireUser(context, request)));
  },
};
