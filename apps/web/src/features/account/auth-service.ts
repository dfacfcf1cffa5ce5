// Calls of the auth service that the official client has no method for. They carry the same session.
import { openSession } from '#web/features/auth/session.ts';
import { checkedFetch } from '#web/lib/api/session-check.ts';

interface Call {
  method?: 'GET' | 'POST' | 'DELETE';
  body?: Record<string, unknown>;
}

/** A refusal is thrown as the client throws its own, with code and status, for `refusalOf` to read. */
export async function callAuth<Answer>(path: string, { method = 'GET', body }: Call = {}): Promise<Answer> {
  const client = await openSession();
  const { data } = await client.auth.getSession();
  const response = await checkedFetch(`/auth/v1${path}`, {
    method,
    headers: {
      authorization: `Bearer ${data.session?.access_token ?? ''}`,
      'x-supabase-api-version': '2024-01-01',
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  const answer: unknown = text === '' ? null : JSON.parse(text);
  if (!response.ok) throw Object.assign(new Error(response.statusText), answer, { status: response.status });
  return answer as Answer;
}
