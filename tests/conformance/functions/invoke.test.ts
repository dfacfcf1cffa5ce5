import { FunctionRegion } from '@supabase/supabase-js';
import { describe, expect, it } from 'vitest';
import { ALICE, alice, conformance, connect, service } from '../client.ts';

type Echo = {
  method: string;
  pathname: string;
  search: string;
  headers: Record<string, string>;
  caller: { role: string; claims: Record<string, unknown> } | null;
  environment: string[];
  body?: string;
  form?: Record<string, unknown>;
};

async function echo(name: string, options: Parameters<typeof alice.functions.invoke>[1] = {}): Promise<Echo> {
  const { data, error } = await alice.functions.invoke<Echo>(name, options);
  if (error || !data) throw new Error(`no echo: ${String(error)}`);
  return data;
}

describe('[CALL-20] a body reaches the function', () => {
  it('as JSON', async () => {
    const { body, headers } = await echo('echo', { body: { titre: 'Bérénice', actes: [1, 2] } });
    expect(JSON.parse(body ?? '')).toEqual({ titre: 'Bérénice', actes: [1, 2] });
    expect(headers['content-type']).toBe('application/json');
  });

  it('as text', async () => {
    const { body, headers } = await echo('echo', { body: 'à la lettre' });
    expect(body).toBe('à la lettre');
    expect(headers['content-type']).toBe('text/plain');
  });

  it('as bytes', async () => {
    const { body, headers } = await echo('echo', { body: new TextEncoder().encode('octets').buffer });
    expect(body).toBe('octets');
    expect(headers['content-type']).toBe('application/octet-stream');
  });

  it('as a file with its own type', async () => {
    const { body, headers } = await echo('echo', { body: new Blob(['a;b'], { type: 'text/csv' }) });
    expect(body).toBe('a;b');
    expect(headers['content-type']).toBe('text/csv');
  });

  it('as a form with a file', async () => {
    const form = new FormData();
    form.set('titre', 'Andromaque');
    form.set('photo', new File(['pixels'], 'scène.png', { type: 'image/png' }));
    expect((await echo('echo', { body: form })).form).toEqual({
      titre: 'Andromaque',
      photo: { name: 'scène.png', type: 'image/png', text: 'pixels' },
    });
  });

  it('under the type that the caller gives it', async () => {
    const { headers } = await echo('echo', { body: 'a: 1', headers: { 'Content-Type': 'application/yaml' } });
    expect(headers['content-type']).toBe('application/yaml');
  });

  it('not at all when there is none', async () => {
    const { body, method } = await echo('echo');
    expect([method, body]).toEqual(['POST', '']);
  });
});

describe('[CALL-20] a call reaches the function', () => {
  it.each(['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const)('by %s', async (method) => {
    expect((await echo('echo', { method })).method).toBe(method);
  });

  it('with the rest of the address and its query', async () => {
    const { pathname, search } = await echo('echo/livres/1?langue=fr', { method: 'GET' });
    expect([pathname, search]).toEqual(['/echo/livres/1', '?langue=fr']);
  });

  it('with the caller’s headers, token and key', async () => {
    const { headers } = await echo('echo', { headers: { 'x-own': 'yes' } });
    expect(headers).toMatchObject({
      'x-own': 'yes',
      apikey: conformance.publishableKey,
      authorization: `Bearer ${conformance.tokens.alice}`,
    });
    expect(headers['x-client-info']).toContain('supabase-js');
  });

  it('wherever the client would have it run', async () => {
    const { headers, search } = await echo('echo', { region: FunctionRegion.EuWest3 });
    expect(headers['x-region']).toBe('eu-west-3');
    expect(search).toBe('?forceFunctionRegion=eu-west-3');
  });

  it('with the identity that the platform verified', async () => {
    const { caller } = await echo('echo', { headers: { 'x-caller': 'forged' } });
    expect(caller).toMatchObject({ role: 'authenticated', claims: { sub: ALICE, email: 'alice@example.org' } });
    const { data } = await service.functions.invoke<Echo>('echo');
    expect(data?.caller?.role).toBe('service_role');
  });

  it('with a token set later', async () => {
    const late = connect(conformance.publishableKey);
    expect((await late.functions.invoke('echo')).response?.status).toBe(401);
    late.functions.setAuth(conformance.tokens.alice);
    const direct = await late.functions.invoke<Echo>('echo', {
      headers: { Authorization: `Bearer ${conformance.tokens.alice}` },
    });
    expect(direct.data?.caller?.claims['sub']).toBe(ALICE);
  });

  it('that knows the platform and its keys, and nothing else of the server', async () => {
    const { environment } = await echo('echo');
    expect(environment).toEqual(['SUPABASE_ANON_KEY', 'SUPABASE_SERVICE_ROLE_KEY', 'SUPABASE_URL']);
  });

  it('whose modules are imported by Deno’s words', async () => {
    const { data } = await alice.functions.invoke('deno-words');
    expect(data).toEqual({ isSame: true, word: 'mot', url: conformance.url });
  });
});
