// POST /logout: this session, the others, or all of them. What ends here is refused at once everywhere.
import { type Endpoint, noContent } from '#platform/auth/endpoint.ts';
import { AuthError } from '#platform/auth/errors.ts';

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
    const statement = STATEMENTS.get(request.query.get('scope') ?? 'global');
    if (!statement) throw new AuthError('validation_failed', 'Unsupported logout scope');
    await context.db.query(statement, [sub, sessionId]);
    return noContent();
  },
};
