// DELETE /admin/users/{id}/passkeys/{passkeyId}: for somebody whose device is lost or stolen.
import { audit } from '#platform/auth/audit.ts';
import { type Endpoint, noContent, parseUuid, requireService } from '#platform/auth/endpoint.ts';
import { deletePasskey } from '#platform/auth/passkeys/passkeys.ts';
import { inTransaction } from '#platform/postgres/transaction.ts';

export const adminPasskeysDelete: Endpoint = {
  method: 'DELETE',
  path: '/admin/users/{id}/passkeys/{passkeyId}',
  async handle(context, request) {
    requireService(request);
    const userId = parseUuid(request.params.id, 'user_id');
    const passkeyId = parseUuid(request.params.passkeyId, 'passkey_id');
    await inTransaction(context.db, async (client) => {
      await deletePasskey(client, userId, passkeyId);
      await audit(client, request, {
        action: 'passkey_deleted',
        subjectId: userId,
        details: { passkey_id: passkeyId },
      });
    });
    return noContent();
  },
};
