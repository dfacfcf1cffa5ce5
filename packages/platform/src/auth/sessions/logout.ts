// POST /logout: this session, the others, or all of them. What ends here is refused at once everywhere.

import { type AuthContext, type Endpoint, noContent } from '#platform/auth/endpoint.ts';
import { AuthError } from '#platform/auth/errors.ts';
import { requireUser } from '#platform/auth/sessions/current-user.ts';
import { type Identity, levelOf } from '#platform/auth/tokens/verifier.ts';

const STATEMENTS = new Map([
  ['global', 'delete from auth.sessions where user_id = $1 and $2::uuid is not null'],
  ['local', 'delete from auth.sessions where user_id = $1 and id = $2'],
  ['others', 'delete from auth.sessions where user_id = $1 and id <> $2'],
]);

export const logout: Endpoint = {
  method: 'POST',
  path: '/logout',
  async handle(context, request) {
    const { sub } = request.caller.claims;
    const { sessionId } = request.caller;
    if (typeof sub !== 'string' || sessionId === null) throw new AuthError('no_authorization');
    const asked = request.query.get('scope') ?? 'global';
    if (asked === 'others') await requireUser(context, request);
    // A password alone signs nobody else out: before the second step only the session itself is given up.
    const scope = asked === 'global' && (await lacksSecondStep(context, request.caller)) ? 'local' : asked;
    const statement = STATEMENTS.get(scope);
    if (!statement) throw new AuthError('validation_failed', 'Unsupported logout scope');
    await context.db.query(statement, [sub, sessionId]);
    return noContent();
  },
};

async function lacksSecondStep({ db }: AuthContext, caller: Identity): Promise<boolean> {
  const { rowCount } = await db.query(
    'select from auth.usable_sessions where id = $1 and needs_second_level and not auth.is_second_level(aal, $2)',
    [caller.sessionId, levelOf(caller)],
  );
  return rowCount === 1;
}
