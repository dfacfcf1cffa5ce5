import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FunctionsEnvironment, openEnvironment } from './fixtures/environment.ts';

const ECHO = `
Deno.serve((request, { caller }) => Response.json({
  caller, url: request.url, method: request.method, environment: Deno.env.toObject(), arguments: process.argv.slice(2),
}));`;

let environment: FunctionsEnvironment;

beforeAll(async () => {
  process.env['STAGE_SECRET_OF_THE_SERVER'] = 'not for functions';
  environment = await openEnvironment(
    { echo: ECHO, open: ECHO },
    {
      settings: { open: { verify_jwt: false } },
      secrets: { MAP_KEY: 'env(MAPS)' },
      environment: { MAPS: 'key of the maps', OTHER: 'not named' },
    },
  );
});
afterAll(async () => {
  delete process.env['STAGE_SECRET_OF_THE_SERVER'];
  await environment.close();
});

const bearer = (token: string): RequestInit => ({ headers: { authorization: `Bearer ${token}` } });
const callerOf = async (response: Response) => ((await response.json()) as { caller: unknown }).caller;

describe('a function', () => {
  it('W103 is not called without a token, by the publishable key or by a forged token', async () => {
    const { publishableKey } = environment.keys;
    const forged = `${(await environment.sign({ sub: 'u', role: 'authenticated' })).slice(0, -4)}AAAA`;
    const anonymous = await environment.sign({ role: 'anon' });
    const attempts: Array<[HeadersInit, string]> = [
      [{}, 'Missing authorization header'],
      [{ apikey: publishableKey }, 'Missing authorization header'],
      [{ apikey: publishableKey, authorization: `Bearer ${publishableKey}` }, 'Invalid JWT'],
      [{ authorization: `Bearer ${forged}` }, 'Invalid JWT'],
      [{ authorization: `Bearer ${anonymous}` }, 'Invalid JWT'],
      [{ authorization: 'Bearer sb_secret_guessed' }, 'Invalid JWT'],
      [{ authorization: 'Basic dTpw' }, 'Invalid JWT'],
    ];
    for (const [headers, message] of attempts) {
      const response = await environment.call('echo', { headers });
      expect(response.status).toBe(401);
      expect(await response.json()).toEqual({ code: 401, message });
    }
  });

  it('is called by a member and by the secret key, and receives their identity', async () => {
    const token = await environment.sign({ sub: 'u1', role: 'authenticated' });
    expect(await callerOf(await environment.call('echo', bearer(token)))).toMatchObject({
      role: 'authenticated',
      claims: { sub: 'u1' },
    });
    expect(await callerOf(await environment.call('echo'))).toEqual({
      role: 'service_role',
      claims: { role: 'service_role' },
    });
  });

  it('W103 is not called for a session that has ended', async () => {
    const session = '00000000-0000-4000-8000-00000000005e';
    const token = await environment.sign({ sub: 'u1', role: 'authenticated', session_id: session });
    expect((await environment.call('echo', bearer(token))).status).toBe(200);
    environment.ended.add(session);
    expect((await environment.call('echo', bearer(token))).status).toBe(401);
    expect(await callerOf(await environment.call('open', bearer(token)))).toBeNull();
  });

  it('may accept everyone, and receives only verified identities', async () => {
    const token = await environment.sign({ sub: 'u1', role: 'authenticated' });
    expect(await callerOf(await environment.call('open', { headers: {} }))).toBeNull();
    expect(await callerOf(await environment.call('open', bearer('forged')))).toBeNull();
    expect(await callerOf(await environment.call('open', bearer(token)))).toMatchObject({ claims: { sub: 'u1' } });
  });

  it('finds its own environment and nothing of the server’s', async () => {
    const found = (await (await environment.call('echo')).json()) as { environment: unknown; arguments: unknown };
    expect(found.environment).toEqual({
      MAP_KEY: 'key of the maps',
      SUPABASE_URL: 'http://stage.test',
      SUPABASE_ANON_KEY: environment.keys.publishableKey,
      SUPABASE_SERVICE_ROLE_KEY: environment.keys.secretKey,
    });
    expect(found.arguments).toEqual([]);
  });

  it('sees its own part of the address, as on the hosted service', async () => {
    const { url } = (await (await environment.call('echo/a//b%20c?x=%2F&y')).json()) as { url: string };
    expect(url).toBe('http://stage.test/echo/a//b%20c?x=%2F&y');
  });

  it.each(['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])('answers %s', async (method) => {
    const response = await environment.call('echo', { method });
    expect(await response.json()).toMatchObject({ method });
  });

  it.each(['nothing', '', 'echo%2F', '../echo', '_shared', 'ECHO', '%00', 'echo.ts'])(
    'is not found by %j',
    async (name) => {
      const response = await environment.call(name);
      expect(response.status).toBe(404);
      expect(response.headers.get('x-relay-error')).toBeNull();
    },
  );
});
