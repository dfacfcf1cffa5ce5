// Requests to the auth service that the official client has no method for. They carry the same session and key as the client's.
import { openSession } from '#web/features/auth/session.ts';
import { checkedFetch } from '#web/lib/api/session-check.ts';
import { platformAccess } from '#web/lib/api/supabase.ts';

interface AuthRequest {
  method?: 'GET' | 'POST' | 'DELETE';
  body?: Record<string, unknown>;
}

/** The code of an error because this auth service does not have the requested endpoint. Hosted Supabase lacks some of ours. */
export const NOT_OFFERED = 'not_offered';

export const isNotOffered = (error: unknown): boolean => (error as { code?: unknown } | null)?.code === NOT_OFFERED;

/** The caller parses the answer. An error response is thrown as the client throws its own, with code and status, for `refusalOf`. */
export async function callAuth(path: string, { method = 'GET', body }: AuthRequest = {}): Promise<unknown> {
  const client = await openSession();
  const { data } = await client.auth.getSession();
  const { url, publishableKey } = platformAccess();
  const response = await checkedFetch(`${url}/auth/v1${path}`, {
    method,
    headers: {
      apikey: publishableKey,
      authorization: `Bearer ${data.session?.access_token ?? ''}`,
      'x-supabase-api-version': '2024-01-01',
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (!response.ok) throw authError(response, text);
  return text === '' ? null : JSON.parse(text);
}

/** A missing endpoint answers 404 without an error code of the auth service, often as plain text. */
export function authError({ status, statusText }: Pick<Response, 'status' | 'statusText'>, text: string): Error {
  const answer = parseObject(text);
  const code = status === 404 && typeof answer['code'] !== 'string' ? { code: NOT_OFFERED } : {};
  return Object.assign(new Error(statusText), answer, code, { status });
}

function parseObject(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}
