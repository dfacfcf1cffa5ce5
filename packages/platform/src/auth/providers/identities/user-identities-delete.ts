// DELETE /user/identities/{id}: unlinks an identity from the account that is signed in.
import { audit } from '#platform/auth/audit.ts';
import { type Endpoint, json, parseUuid } from '#platform/auth/endpoint.ts';
import { requireLinkingUser } from '#platform/auth/providers/identities/linking-rights.ts';
import { unlinkIdentity } from '#platform/auth/providers/identities/unlink.ts';
import { inTransaction } from '#platform/postgres/transaction.ts';

export const userIdentitiesDelete: Endpoint = {
  method: 'DELETE',
  path: '/user/identities/{id}',
  async handle(context, request) {
    const id = parseUuid(request.params.id, 'identity_id');
    const { user } = await requireLinkingUser(context, request);
    await inTransaction(context.db, async (client) => {
      await unlinkIdentity(client, user.id, id);
      await audit(client, request, { action: 'identity_unlinked', subjectId: user.id, details: { identity: id } });
    });
    return json({});
  },
};
