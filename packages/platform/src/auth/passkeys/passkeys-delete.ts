// DELETE /passkeys/{id}: a passkey that signs in no more.
import { audit } from '#platform/auth/audit.ts';
import { type Endpoint, noContent, parseUuid } from '#platform/auth/endpoint.ts';
import { deletePasskey } from '#platform/auth/passkeys/passkeys.ts';
import { requireUser } from '#platform/auth/sessions/current-user.ts';
import { requireFreshProof } from '#platform/auth/sessions/fresh-proof.ts';
import { inTransaction } from '#platform/postgres/transaction.ts';

export const passkeysDelete: Endpoint = {
  method: 'DELETE',
  path: '/passkeys/{id}',
  async handle(context, request) {
    const passkeyId = parseUuid(request.params.id, 'passkey id');
    const current = await requireUser(context, request);
    requireFreshProof(context, current, 'Sign in again to change passkeys');
    await inTransaction(context.db, async (client) => {
      await deletePasskey(client, current.user.id, passkeyId);
      await audit(client, request, {
        action: 'passkey_deleted',
        subjectId: current.user.id,
        details: { passkey_id: passkeyId },
      });
    });
    return noContent();
  },
};
