// Functions of a project as the hosted template writes them: older imports, CORS headers of their own, keys in the environment.
import { describe, expect, it } from 'vitest';
import { anon, logOf, open, PUBLISHABLE_KEY, SECRET_KEY, signedUp, url } from './client.ts';

describe('a function', () => {
  it('answers with imports of the usual servers, and calls the project by its own keys', async () => {
    const { data, error } = await anon.functions.invoke('hello', { body: { name: 'Ada' } });
    expect(error).toBeNull();
    expect(data).toEqual({ message: 'Hello Ada!', count: 2 });
  });

  it('says itself which pages may read its answer', async () => {
    const response = await fetch(`${url}/functions/v1/hello`, {
      method: 'POST',
      headers: { authorization: `Bearer ${PUBLISHABLE_KEY}`, origin: 'http://localhost:5173' },
      body: JSON.stringify({ name: 'Ada' }),
    });
    expect(response.status).toBe(200);
    expect(response.headers.get('access-control-allow-origin')).toBe('http://localhost:5173');
    expect(response.headers.get('access-control-allow-headers')).toContain('x-client-info');
  });

  it('is read by every page where it says nothing', async () => {
    const { headers } = await fetch(`${url}/functions/v1/secrets`, { headers: { origin: 'http://localhost:5173' } });
    expect(headers.get('access-control-allow-origin')).toBe('*');
  });

  it('with an import from elsewhere does not start, and the log says what to do', async () => {
    const { error, response } = await anon.functions.invoke('elsewhere');
    expect(error?.name).toBe('FunctionsRelayError');
    expect(response?.status).toBe(503);
    const advice = expect.stringContaining('install the package with npm and import it as npm:NAME');
    await expect.poll(() => logOf('request.failed')).toContainEqual(expect.objectContaining({ message: advice }));
  });

  it('finds the file of secrets beside it', async () => {
    const { data } = await anon.functions.invoke('secrets');
    expect(data).toEqual({ greeting: 'from the file of the functions' });
  });
});

describe('verify_jwt', () => {
  it('lets the anonymous key, the secret key and people in', async () => {
    const { client } = await signedUp();
    for (const one of [anon, open(SECRET_KEY), client])
      expect((await one.functions.invoke('restricted')).data).toEqual({ allowed: true });
  });

  it('lets nobody in without a key or with a wrong one', async () => {
    const none = await fetch(`${url}/functions/v1/restricted`);
    expect(none.status).toBe(401);
    expect(await none.json()).toMatchObject({ message: 'Missing authorization header' });
    const wrong = await fetch(`${url}/functions/v1/restricted`, { headers: { authorization: 'Bearer a.b.c' } });
    expect(wrong.status).toBe(401);
    expect(await wrong.json()).toMatchObject({ message: 'Invalid JWT' });
  });
});
