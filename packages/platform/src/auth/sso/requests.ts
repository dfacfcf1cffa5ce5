// Requests that people carry to their company: remembered, answered once, within ten minutes.
import { randomBytes } from 'node:crypto';
import type { AuthContext } from '#platform/auth/endpoint.ts';
import { type Challenge, createFlow, type FlowRow } from '#platform/auth/sessions/flows.ts';
import { inTransaction } from '#platform/postgres/transaction.ts';
import { REQUEST_LIFETIME_MS } from './saml.ts';

export interface SamlRequest {
  id: string;
  providerId: string;
  createdAt: Date;
  flow: FlowRow;
}

export async function rememberRequest(
  context: AuthContext,
  providerId: string,
  redirectTo: string,
  challenge: Challenge | null,
): Promise<string> {
  // An XML id begins with no digit.
  const id = `_${randomBytes(20).toString('hex')}`;
  await inTransaction(context.db, async (client) => {
    const flowId = await createFlow(client, {
      challenge,
      method: 'sso/saml',
      provider: `sso:${providerId}`,
      redirectTo,
    });
    await client.query(
      'insert into auth.saml_requests (id, sso_provider_id, flow_id, redirect_to, created_at) values ($1, $2, $3, $4, $5)',
      [id, providerId, flowId, redirectTo, context.now()],
    );
  });
  return id;
}

/** The request of this id; the statement that finds it also ends its life. */
export async function takeRequest(context: AuthContext, id: string): Promise<SamlRequest | null> {
  const { rows } = await context.db.query<{ sso_provider_id: string; created_at: Date; flow: FlowRow }>(
    `with taken as (delete from auth.saml_requests where id = $1 and created_at > $2 returning *)
     select taken.sso_provider_id, taken.created_at, to_jsonb(f) as flow from taken join auth.flow_state f on f.id = taken.flow_id`,
    [id, new Date(context.now().getTime() - REQUEST_LIFETIME_MS)],
  );
  const [row] = rows;
  return row ? { id, providerId: row.sso_provider_id, createdAt: row.created_at, flow: row.flow } : null;
}
