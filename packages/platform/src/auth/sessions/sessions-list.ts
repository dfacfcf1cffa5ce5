// GET /sessions: where the account is signed in, so that its owner can end what is not theirs.

import { type Endpoint, json } from '#platform/auth/endpoint.ts';
import { requireUser } from '#platform/auth/sessions/current-user.ts';

interface ShownSession {
  id: string;
  created_at: Date;
  refreshed_at: Date | null;
  user_agent: string | null;
  ip: string | null;
  aal: string;
  current: boolean;
}

export const sessionsList: Endpoint = {
  method: 'GET',
  path: '/sessions',
  async handle(context, request) {
    const { user, session } = await requireUser(context, request);
    const { rows } = await context.db.query<ShownSession>(
      `select id, created_at, refreshed_at, user_agent, host(ip) as ip, aal, id = $2 as current from auth.sessions
       where user_id = $1 and (not_after is null or not_after > $3)
       order by id = $2 desc, coalesce(refreshed_at, created_at) desc limit 200`,
      [user.id, session.id, context.now()],
    );
    return json(rows);
  },
};
