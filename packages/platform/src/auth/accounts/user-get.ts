// GET /user: the account behind the token.

import { userJson } from '#platform/auth/accounts/users.ts';
import { type Endpoint, json } from '#platform/auth/endpoint.ts';
import { requireFirstStep } from '#platform/auth/sessions/current-user.ts';

export const userGet: Endpoint = {
  method: 'GET',
  path: '/user',
  async handle(context, request) {
    return json(userJson(await requireFirstStep(context, request)));
  },
};
