// Networks that an administrator has blocked. They are asked for at each request, so that a block and its end hold at once on every
// process.
import type { AuthContext, AuthRequest } from '#platform/auth/endpoint.ts';
import { AuthError } from '#platform/auth/errors.ts';
import { networkOf } from '#platform/http/network.ts';

/** The operator's own calls, by the secret key, come from servers. */
export async function refuseBlockedNetwork(context: AuthContext, request: AuthRequest): Promise<void> {
  const network = networkOf(request.ip);
  if (network === '' || request.caller.role === 'service_role') return;
  const { rowCount } = await context.db.query({
    name: 'blocked_network',
    text: `select from auth.blocked_networks where network = $1::cidr and lifted_at is null and blocked_until > $2 limit 1`,
    values: [network, context.now()],
  });
  if (rowCount !== 0) throw new AuthError('network_blocked');
}
