// A session for the code that a link or a provider led back with, and the verifier that began it.
import { z } from 'zod';
import { type AuthContext, type AuthRequest, json, parseBody } from '#platform/auth/endpoint.ts';
import { redeemAuthCode } from '#platform/auth/sessions/flows.ts';
import { signIn } from '#platform/auth/sessions/sessions.ts';
import type { HttpResponse } from '#platform/http/types.ts';
import { inTransaction } from '#platform/postgres/transaction.ts';

const body = z.object({ auth_code: z.string().min(1).max(256), code_verifier: z.string().min(1).max(256) });

export async function grantPkce(context: AuthContext, request: AuthRequest): Promise<HttpResponse> {
  const input = parseBody(body, request.body);
  const flow = await redeemAuthCode(context, context.db, input.auth_code, input.code_verifier);
  const answer = await inTransaction(context.db, (client) =>
    signIn(context, client, flow.user_id, flow.authentication_method, request),
  );
  return json({
    ...answer,
    ...(flow.provider_access_token === null ? {} : { provider_token: flow.provider_access_token }),
    ...(flow.provider_refresh_token === null ? {} : { provider_refresh_token: flow.provider_refresh_token }),
  });
}
