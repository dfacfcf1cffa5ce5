// PATCH /passkeys/{id}: the name its owner knows it by.
import { z } from 'zod';
import { audit } from '#platform/auth/audit.ts';
import { type Endpoint, json, parseBody, parseUuid } from '#platform/auth/endpoint.ts';
import { AuthError } from '#platform/auth/errors.ts';
import { type PasskeyRow, passkeyJson } from '#platform/auth/passkeys/passkeys.ts';
import { requireUser } from '#platform/auth/sessions/current-user.ts';
import { inTransaction } from '#platform/postgres/transaction.ts';

const body = z.object({ friendly_name: z.string().trim().min(1).max(120) });

export const passkeysUpdate: Endpoint = {
  method: 'PATCH',
  path: '/passkeys/{id}',
  async handle(context, request) {
    const passkeyId = parseUuid(request.params.id, 'passkey id');
    const { friendly_name: name } = parseBody(body, request.body);
    const { user } = await requireUser(context, request);
    const passkey = await inTransaction(context.db, async (client) => {
      const { rows } = await client.query<PasskeyRow>(
        'update auth.passkeys set friendly_name = $3 where id = $1 and user_id = $2 returning *',
        [passkeyId, user.id, name],
      );
      const [row] = rows;
      if (!row) throw new AuthError('passkey_not_found');
      await audit(client, request, { action: 'passkey_renamed', subjectId: user.id, details: { passkey_id: row.id } });
      return row;
    });
    return json(passkeyJson(passkey));
  },
};
