// What is remembered between sending somebody to a provider and their return. The state is stored as a digest, works
// once and for ten minutes.

import { hashToken } from '#platform/auth/accounts/one-time-tokens.ts';
import type { AuthContext } from '#platform/auth/endpoint.ts';
import type { Challenge, FlowRow } from '#platform/auth/sessions/flows.ts';
import type { ProviderChecks } from './clients/provider.ts';

const LIFETIME_MS = 600_000;
const STATE_LIFETIME_MS = 86_400_000;

export interface NewProviderFlow {
  provider: string;
  challenge: Challenge | null;
  redirectTo: string;
  checks: ProviderChecks;
  /** Who asked for one more identity; null for a sign-in. */
  linkingUserId: string | null;
}

export async function rememberFlow(context: AuthContext, flow: NewProviderFlow): Promise<void> {
  const now = context.now();
  await context.db.query(
    `with outdated as (
       delete from auth.flow_state where id in (select id from auth.flow_state where created_at < $1 order by created_at limit 100)
     )
     insert into auth.flow_state (authentication_method, provider, code_challenge, code_challenge_method, redirect_to, state_hash,
       nonce, provider_verifier, linking_user_id, created_at)
     values ('oauth', $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      new Date(now.getTime() - STATE_LIFETIME_MS),
      flow.provider,
      flow.challenge?.challenge ?? null,
      flow.challenge?.method ?? null,
      flow.redirectTo,
      hashToken(flow.checks.state),
      flow.checks.nonce,
      flow.checks.verifier,
      flow.linkingUserId,
      now,
    ],
  );
}

/** The flow that this state began; the statement that finds it also ends the state's life. */
export async function takeFlow(context: AuthContext, state: string): Promise<FlowRow | null> {
  const { rows } = await context.db.query<FlowRow>(
    'update auth.flow_state set state_hash = null where state_hash = $1 and created_at > $2 returning *',
    [hashToken(state), new Date(context.now().getTime() - LIFETIME_MS)],
  );
  return rows[0] ?? null;
}

export async function forgetFlow(context: AuthContext, id: string): Promise<void> {
  await context.db.query('delete from auth.flow_state where id = $1', [id]);
}
