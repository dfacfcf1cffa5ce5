// DELETE /sessions/{id}: ends one of the caller's own sessions, at once for every service.
import { audit } from '#platform/auth/audit.ts';
import { type Endpoint, noContent, parseUuid } from '#platform/auth/endpoint.ts';
import { AuthError } from '#platform/auth/errors.ts';
import { requireUser } from '#platform/auth/sessions/current-user.ts';
import { inTransaction } from '#platform/postgres/transaction.ts';

export const sessionsDelete: Endpoint = {
  method: 'DELETE',
  path: '/sessions/{id}',
  async handle(context, request) {
    const sessionId = parseUuid(request.params.id, 'session id');
    const { user } = await requireUser(context, request);
    await inTransaction(context.db, async (client) => {
      const { rowCount } = await client.query('delete from auth.sessions where id = $1 and user_id = $2', [
        sessionId,
        user.id,
      ]);
      // Not `session_not_found`: clients take that for the end of their own session.
      if (rowCount !== 1) throw new AuthError('not_found', 'Session not found');
      await audit(client, request, {
        action: 'session_revoked',
        subjectId: user.id,
        details: { session_id: sessionId },
      });
    });
    return noContent();
  },
};
