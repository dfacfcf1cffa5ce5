import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { authError, callAuth, isNotOffered } from '#web/features/account/auth-service.ts';
import { refusalOf } from '#web/lib/api/refusal.ts';
import { configureSupabase } from '#web/lib/api/supabase.ts';

vi.mock('#web/features/auth/session.ts', () => ({
  openSession: async () => ({ auth: { getSession: async () => ({ data: { session: { access_token: 'token' } } }) } }),
}));

const requests: Request[] = [];
let answer: () => Response;

beforeEach(() => {
  requests.length = 0;
  configureSupabase({ url: 'https://api.liesse.example', publishableKey: 'sb_publishable_1' });
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    requests.push(new Request(address, init));
    return answer();
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('a request to the auth service', () => {
  it('is sent to the configured address with the key and the session', async () => {
    answer = () => Response.json([{ id: 's' }]);
    expect(await callAuth('/sessions')).toEqual([{ id: 's' }]);
    expect(requests[0]?.url).toBe('https://api.liesse.example/auth/v1/sessions');
    expect(requests[0]?.headers.get('apikey')).toBe('sb_publishable_1');
    expect(requests[0]?.headers.get('authorization')).toBe('Bearer token');
  });

  it('answers nothing for an empty body', async () => {
    answer = () => new Response(null, { status: 204 });
    expect(await callAuth('/sessions/s', { method: 'DELETE' })).toBeNull();
  });

  it.each([
    ['plain text', '404 page not found'],
    ['JSON without a code', '{"message":"no Route matched with those values"}'],
    ['an HTTP status as the code', '{"code":404,"msg":"not found"}'],
  ])('is not offered by a service that answers 404 with %s', async (_case, body) => {
    answer = () => new Response(body, { status: 404 });
    const error = await callAuth('/sessions').catch((thrown: unknown) => thrown);
    expect(isNotOffered(error)).toBe(true);
    expect(refusalOf(error).code).toBe('not_offered');
  });
});

describe('an error of the auth service', () => {
  it('has the code of the service, also for something that is missing', () => {
    const error = authError({ status: 404, statusText: 'Not Found' }, '{"code":"not_found"}');
    expect(isNotOffered(error)).toBe(false);
    expect(refusalOf(error).code).toBe('not_found');
  });

  it('has its status where the body is not JSON', () => {
    expect(refusalOf(authError({ status: 503, statusText: '' }, '<html>')).code).toBe('unavailable');
  });
});
