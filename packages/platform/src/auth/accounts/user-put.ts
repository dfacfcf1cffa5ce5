// PUT /user: what people change of their own account. Nothing here sets a role, a confirmation or app_metadata.
import { z } from 'zod';
import { addressFields, challengeFields } from '#platform/auth/accounts/address.ts';
import { changeEmail, changePassword, changePhone } from '#platform/auth/accounts/change.ts';
import { loadFullUser, userJson } from '#platform/auth/accounts/users.ts';
import { type Endpoint, json, parseBody } from '#platform/auth/endpoint.ts';
import { AuthError } from '#platform/auth/errors.ts';
import { requireUser } from '#platform/auth/sessions/current-user.ts';
import { parseChallenge } from '#platform/auth/sessions/flows.ts';
import { inTransaction } from '#platform/postgres/transaction.ts';

const body = z.object({
  ...addressFields,
  ...challengeFields,
  password: z.string().nullish(),
  nonce: z.string().max(32).nullish(),
  data: z.record(z.string(), z.unknown()).nullish(),
});

export const userPut: Endpoint = {
  method: 'PUT',
  path: '/user',
  async handle(context, request) {
    const input = parseBody(body, request.body);
    const current = await requireUser(context, request);
    const challenge = parseChallenge(input.code_challenge, input.code_challenge_method);
    if (input.password) await changePassword(context, current, input.password, input.nonce ?? null);
    if (input.email)
      await changeEmail(context, current, request, { email: input.email, nonce: input.nonce ?? null, challenge });
    if (input.phone) await changePhone(context, current, request, input.phone);
    const full = await inTransaction(context.db, async (client) => {
      if (input.data) {
        // A null takes its key away, as hosted clients expect.
        const gone = Object.keys(input.data).filter((name) => input.data?.[name] === null);
        await client.query(
          'update auth.users set raw_user_meta_data = (raw_user_meta_data || $2) - $3::text[], updated_at = now() where id = $1',
          [current.user.id, input.data, gone],
        );
      }
      return loadFullUser(client, current.user.id);
    });
    if (!full) throw new AuthError('user_not_found');
    return json(userJson(full));
  },
};
