// GET /passkeys: the passkeys of the account that is signed in.

import { type Endpoint, json } from '#platform/auth/endpoint.ts';
import { listPasskeys, passkeyJson } from '#platform/auth/passkeys/passkeys.ts';
import { requireUser } from '#platform/auth/sessions/current-user.ts';

export const passkeysList: Endpoint = {
  method: 'GET',
  path: '/passkeys',
  async handle(context, request) {
    const { user } = await requireUser(context, request);
    return json((await listPasskeys(context.db, user.id)).map(passkeyJson));
  },
};
