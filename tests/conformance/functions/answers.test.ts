import { FunctionsFetchError, FunctionsHttpError, FunctionsRelayError } from '@supabase/supabase-js';
import { describe, expect, it } from 'vitest';
import { alice, anon, conformance, connect } from '../client.ts';

const invoke = (name: string, options: Parameters<typeof alice.functions.invoke>[1] = {}) =>
  alice.functions.invoke(name, options);

describe('[CALL-20] an answer comes back', () => {
  it('as JSON', async () => {
    const { data, error, response } = await invoke('answers/json');
    expect([data, error, response?.status]).toEqual([{ livre: 'Électre' }, null, 200]);
  });

  it('as text', async () => {
    expect((await invoke('answers/text')).data).toBe('bonjour');
  });

  it('as a blob for bytes and PDF', async () => {
    const { data } = await invoke('answers/bytes');
    expect(data).toBeInstanceOf(Blob);
    expect([...new Uint8Array(await (data as Blob).arrayBuffer())]).toEqual([0, 255, 10]);
    const pdf = (await invoke('answers/pdf')).data as Blob;
    expect([pdf.type, await pdf.text()]).toEqual(['application/pdf', '%PDF-1.7']);
  });

  it('as a form', async () => {
    const { data } = await invoke('answers/form');
    expect((data as FormData).get('titre')).toBe('Phèdre');
  });

  it('empty', async () => {
    const { data, error, response } = await invoke('answers/nothing');
    expect([data, error, response?.status]).toEqual(['', null, 204]);
  });

  it('with its own headers', async () => {
    const { response } = await invoke('answers/cookies');
    expect(response?.headers.get('x-shelf')).toBe('north');
    expect(response?.headers.get('cache-control')).toBe('max-age=60');
    expect(response?.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
  });

  it('never as a page of this origin', async () => {
    const { data, response } = await invoke('answers/page');
    expect(data).toBe('<script>1</script>');
    expect(response?.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(response?.headers.get('content-security-policy')).toContain('sandbox');
  });

  it('after a redirection to another function', async () => {
    const { data } = await invoke('answers/moved');
    expect(data).toEqual({ livre: 'Électre' });
  });

  it('without what only the host may say', async () => {
    const { data, error } = await invoke('answers/forged');
    expect([data, error]).toEqual(['fine', null]);
  });
});

describe('[CALL-20] a failure has the client’s class', () => {
  it('FunctionsHttpError when the function refuses', async () => {
    const { data, error, response } = await invoke('answers/refused');
    expect(error).toBeInstanceOf(FunctionsHttpError);
    expect([data, response?.status]).toEqual([null, 422]);
    expect(await (error as FunctionsHttpError).context.json()).toEqual({ reason: 'no-such-book' });
  });

  it.each(['throw', 'reject', 'nothing', 'wrong', 'status'])(
    'FunctionsHttpError with 500 when it goes wrong by %s, without a word of why',
    async (kind) => {
      const { error } = await invoke(`faults/${kind}`);
      expect(error).toBeInstanceOf(FunctionsHttpError);
      const { context } = error as FunctionsHttpError;
      expect([context.status, await context.text()]).toEqual([500, 'Internal Server Error']);
    },
  );

  it('FunctionsHttpError with 404 when there is no such function', async () => {
    const { error } = await invoke('nowhere');
    expect(error).toBeInstanceOf(FunctionsHttpError);
    const { context } = error as FunctionsHttpError;
    expect(context.status).toBe(404);
    expect(await context.json()).toEqual({ code: 'NOT_FOUND', message: 'Requested function was not found' });
  });

  it('FunctionsHttpError with 401 when nobody is signed in', async () => {
    const { error } = await anon.functions.invoke('echo');
    expect(error).toBeInstanceOf(FunctionsHttpError);
    const { context } = error as FunctionsHttpError;
    expect(context.status).toBe(401);
    expect(await context.json()).toEqual({ code: 401, message: 'Missing authorization header' });
  });

  it.each(['expired', 'early'] as const)('FunctionsHttpError with 401 for an %s token', async (kind) => {
    const { error } = await connect(conformance.publishableKey, conformance.tokens[kind]).functions.invoke('echo');
    const { context } = error as FunctionsHttpError;
    expect([context.status, await context.json()]).toEqual([401, { code: 401, message: 'Invalid JWT' }]);
  });

  it('FunctionsHttpError with 413 for more than ten megabytes', async () => {
    const { error } = await invoke('streams/count', { body: new ArrayBuffer(10 * 1024 * 1024 + 1) });
    expect((error as FunctionsHttpError).context.status).toBe(413);
  });

  it('FunctionsRelayError when the function does not start', async () => {
    const { error, response } = await invoke('broken');
    expect(error).toBeInstanceOf(FunctionsRelayError);
    expect(response?.status).toBe(503);
    expect(await (error as FunctionsRelayError).context.json()).toEqual({
      code: 'BOOT_ERROR',
      message: 'Function failed to start (please check logs)',
    });
  });

  it('FunctionsRelayError when the function leaves, and the next call finds it again', async () => {
    const { error } = await invoke('faults/exit');
    expect(error).toBeInstanceOf(FunctionsRelayError);
    expect((error as FunctionsRelayError).context.status).toBe(500);
    expect((await invoke('faults/none')).data).toBe('well');
  });

  it('FunctionsFetchError when the caller does not wait, by a signal or by a time', async () => {
    const cancel = new AbortController();
    const waiting = invoke('streams/never', { signal: cancel.signal });
    cancel.abort();
    expect((await waiting).error).toBeInstanceOf(FunctionsFetchError);
    expect((await invoke('streams/never', { timeout: 100 })).error).toBeInstanceOf(FunctionsFetchError);
  });

  it('FunctionsFetchError when nobody answers', async () => {
    const nobody = connect(conformance.publishableKey, conformance.tokens.alice);
    const { error } = await nobody.functions.invoke('echo', { signal: AbortSignal.abort() });
    expect(error).toBeInstanceOf(FunctionsFetchError);
  });
});
