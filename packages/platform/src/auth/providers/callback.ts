// GET and POST /callback: where a provider sends people back. Apple posts a form, the others follow a link.
import { limitMessages, mailProof } from '#platform/auth/accounts/send-proof.ts';
import type { UserRow } from '#platform/auth/accounts/users.ts';
import { type AuthContext, type AuthRequest, type Endpoint, redirect } from '#platform/auth/endpoint.ts';
import { AuthError } from '#platform/auth/errors.ts';
import { openProvider } from '#platform/auth/providers/clients/open-provider.ts';
import { type Entry, enterByProvider } from '#platform/auth/providers/enter.ts';
import { finishFlow, ProviderRefusal, redirectedFailure } from '#platform/auth/providers/finish.ts';
import { linkIdentity } from '#platform/auth/providers/identities/link.ts';
import { forgetFlow, takeFlow } from '#platform/auth/providers/states.ts';
import type { FlowRow } from '#platform/auth/sessions/flows.ts';
import { networkOf } from '#platform/http/network.ts';
import { inTransaction } from '#platform/postgres/transaction.ts';

const callback = { path: '/callback', isOpen: true, signInMethod: () => 'oauth', handle } as const;
export const callbackByLink: Endpoint = { method: 'GET', ...callback };
export const callbackByForm: Endpoint = { method: 'POST', ...callback };

async function handle(context: AuthContext, request: AuthRequest) {
  const answer = request.method === 'POST' ? formOf(request.body) : request.query;
  const state = answer.get('state');
  const flow = state ? await takeFlow(context, state) : null;
  if (!state || !flow) {
    const error = state
      ? new AuthError('bad_oauth_state')
      : new AuthError('bad_oauth_callback', 'OAuth state parameter missing');
    throw redirectedFailure(context, null, error);
  }
  try {
    return redirect(await finish(context, request, flow, answer, state));
  } catch (error) {
    await forgetFlow(context, flow.id);
    throw redirectedFailure(context, flow, error);
  }
}

function formOf(body: unknown): URLSearchParams {
  const fields = typeof body === 'object' && body !== null ? Object.entries(body) : [];
  return new URLSearchParams(fields.filter((field): field is [string, string] => typeof field[1] === 'string'));
}

async function finish(
  context: AuthContext,
  request: AuthRequest,
  flow: FlowRow,
  answer: URLSearchParams,
  state: string,
): Promise<string> {
  const provider = openProvider(context, flow.provider);
  const refusal = answer.get('error');
  if (refusal !== null) throw new ProviderRefusal(refusal, answer.get('error_description'));
  const checks = { state, nonce: flow.nonce ?? '', verifier: flow.provider_verifier ?? '' };
  const { profile, ...tokens } = await provider.redeem(answer, checks);
  const name = flow.provider ?? '';
  const end = await inTransaction(context.db, async (client): Promise<string | UserRow> => {
    const entry: Entry =
      flow.linking_user_id === null
        ? await enterByProvider(context, client, name, profile)
        : { kind: 'entered', user: await linkIdentity(context, client, request, flow.linking_user_id, name, profile) };
    return entry.kind === 'unproved' ? entry.user : finishFlow(context, client, request, flow, entry.user, tokens);
  });
  return typeof end === 'string' ? end : askForProof(context, request, flow, end);
}

/** The account exists, but only the provider vouches for its address: the person confirms it by mail before signing in. */
async function askForProof(context: AuthContext, request: AuthRequest, flow: FlowRow, user: UserRow): Promise<never> {
  const to = user.email ?? '';
  await limitMessages(context, { kind: 'email', value: to }, networkOf(request.ip));
  const challenge =
    flow.code_challenge && flow.code_challenge_method
      ? { challenge: flow.code_challenge, method: flow.code_challenge_method }
      : null;
  const redirectTo = flow.redirect_to ?? context.config.siteUrl;
  await inTransaction(context.db, (client) =>
    mailProof(context, client, { user, kind: 'confirmation', to, redirectTo, challenge }),
  );
  throw new AuthError(
    'provider_email_needs_verification',
    `Unverified email with ${flow.provider}. A confirmation email has been sent to your ${flow.provider} email`,
  );
}
