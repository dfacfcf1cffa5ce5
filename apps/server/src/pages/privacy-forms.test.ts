import type { HttpRequest } from '@liesse/platform/http/types.ts';
import type { FormResult } from '@liesse/web/src/lib/api/form-result.ts';
import { describe, expect, it } from 'vitest';
import { createPrivacyForms } from '#server/pages/privacy-forms.ts';

const form = { email: 'irene@example.fr', kind: 'erasure', words: 'La fête de juin' };
const network = '2001:0db8:0001:0002::/64';
const token = 'x'.repeat(32);

function scene(reply: () => Promise<Response>) {
  const sent: unknown[] = [];
  const shown: Array<FormResult & { status: number }> = [];
  const handle = createPrivacyForms({
    platform: () => ({ url: 'http://127.0.0.1:1', secretKey: 'secret' }),
    showAgain: async (_, result, status) => {
      shown.push({ ...result, status });
      return { status, headers: {}, body: 'the form again' };
    },
    fetch: async (address, init) => {
      sent.push([(address as string).split('/').at(-1), JSON.parse(init?.body as string)]);
      return reply();
    },
    isHttps: false,
  });
  const post = (path: string, values: Record<string, string> = {}, headers = {}, method = 'POST') =>
    handle({
      method,
      path,
      headers,
      remoteAddress: '2001:db8:1:2:3::9',
      readBody: async () => Buffer.from(String(new URLSearchParams(values))),
    } as unknown as HttpRequest);
  return { post, sent, shown };
}

describe('the forms of personal data', () => {
  it('send a request with the network that the server saw, and end on a page of their own', async () => {
    const { post, sent } = scene(async () => Response.json('received'));
    const thanks = { status: 303, headers: { location: '/privacy/request?envoyee=1' } };
    expect(await post('/privacy/request', form)).toMatchObject(thanks);
    expect(sent).toEqual([['ask_privacy_request', { ...form, network }]]);
  });

  it('show an incomplete or refused request again as it was typed', async () => {
    const { post, sent, shown } = scene(async () => Response.json('too_many'));
    expect(await post('/privacy/request', { ...form, email: 'irene' })).toMatchObject({ status: 422 });
    expect(sent).toEqual([]);
    expect(await post('/privacy/request', form)).toMatchObject({ status: 429 });
    expect(shown).toMatchObject([
      { problems: { email: 'invalid' }, refusal: null },
      { values: form, problems: {}, refusal: 'too_many' },
    ]);
  });

  it('confirm a link once, by a button alone', async () => {
    const { post, sent } = scene(async () => Response.json('erasure'));
    expect(post(`/privacy/request/${token}`, {}, {}, 'GET')).toBeUndefined();
    const done = { status: 303, headers: { location: '/privacy/request?confirmee=erasure' } };
    expect(await post(`/privacy/request/${token}`)).toMatchObject(done);
    expect(sent).toEqual([['prove_privacy_request', { token, network }]]);
    expect(await scene(async () => Response.json(null)).post(`/privacy/request/${token}`)).toMatchObject({
      status: 410,
    });
  });

  it('hand the copy over as a file that no cache stores', async () => {
    const { post } = scene(async () => Response.json({ email: 'irene@example.fr' }));
    const file = await post(`/privacy/data/${token}`);
    expect(file).toMatchObject({ status: 200, headers: { 'cache-control': 'no-store' } });
    expect(file?.headers['content-disposition']).toContain('attachment');
    expect(JSON.parse(file?.body as string)).toEqual({ email: 'irene@example.fr' });
  });

  it('say that the service is unavailable when the platform does not answer', async () => {
    const { post, shown } = scene(() => Promise.reject(new TypeError('gone')));
    for (const path of ['/privacy/request', `/privacy/request/${token}`, `/privacy/data/${token}`])
      expect(await post(path, form)).toMatchObject({ status: 503 });
    expect(shown.map(({ refusal }) => refusal)).toEqual(['unavailable', 'unavailable', 'unavailable']);
  });

  it('are not taken from another site’s page, and leave other addresses alone', async () => {
    const { post, sent } = scene(async () => Response.json('received'));
    expect(await post('/privacy/request', form, { 'sec-fetch-site': 'cross-site' })).toMatchObject({ status: 403 });
    expect(post('/privacy', form)).toBeUndefined();
    expect(sent).toEqual([]);
  });
});
