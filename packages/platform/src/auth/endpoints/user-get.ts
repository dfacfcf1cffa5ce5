// GET /user: the account behind the token.
import { requireFirstStep } from '#platform/auth/current-user.ts';
import { type Endpoint, json } from '#platform/auth/endpoint.ts';
import { userJson } from '#platform/auth/users.ts';

export const userGet: Endpoint = {
  method: 'GET',
  path: '/user',
  async handle(context, request) {
    return json(userJson(await requireFirstStep(context, request)));
  },
};
