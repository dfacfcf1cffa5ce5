// The next turn of a session.
import { z } from 'zod';
import { type AuthContext, type AuthRequest, json, parseBody } from '#platform/auth/endpoint.ts';
import { limits } from '#platform/auth/limits/limits.ts';
import { refreshSession, sessionJson } from '#platform/auth/sessions/sessions.ts';
import { networkOf } from '#platform/http/network.ts';
import type { HttpResponse } from '#platform/http/types.ts';

const body = z.object({ refresh_token: z.string().max(256) });

export async function grantRefreshToken(context: AuthContext, request: AuthRequest): Promise<HttpResponse> {
  const { refresh_token } = parseBody(body, request.body);
  await context.limits.hit(limits.refreshNetwork, networkOf(request.ip));
  const { session, full } = await refreshSession(context, refresh_token);
  return json(await sessionJson(context, session, full));
}
