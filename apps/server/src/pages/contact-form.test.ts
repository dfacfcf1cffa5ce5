import type { HttpRequest } from '@liesse/platform/http/types.ts';
import type { FormResult } from '@liesse/web/src/lib/api/form-result.ts';
import { describe, expect, it } from 'vitest';
import { createContactForm } from '#server/pages/contact-form.ts';

const now = new Date('2027-06-12T12:00:00Z');
const form = {
  name: 'Irène',
  email: 'irene@example.fr',
  topic: 'client',
  body: 'Bonjour, une question.',
  opened: String(now.getTime() - 40_000),
};

function scene(answer: () => Promise<Response> = async () => Response.json('received')) {
  const sent: Record<string, unknown>[] = [];
  const shown: Array<{ answer: FormResult; status: number }> = [];
  const handle = createContactForm({
    platform: () => ({ url: 'http://127.0.0.1:1', secretKey: 'secret' }),
    showAgain: async (_, answerShown, status) => {
      shown.push({ answer: answerShown, status });
      return { status, headers: {}, body: 'the form again' };
    },
    fetch: async (_, init) => {
      sent.push(JSON.parse(init?.body as string) as Record<string, unknown>);
      return answer();
    },
    now: () => now,
    isHttps: false,
  });
  const post = async (values: Record<string, string>, headers: Record<string, string> = {}) =>
    handle({
      headers,
      remoteAddress: '2001:db8:1:2:3::9',
      readBody: async () => Buffer.from(String(new URLSearchParams(values))),
    } as unknown as HttpRequest);
  return { post, sent, shown };
}

const json = { accept: 'application/json' };

describe('a message to the operator', () => {
  it('is passed on with the network that the server saw, and thanked for on a page of its own [PUB-11]', async () => {
    const { post, sent } = scene();
    expect(await post(form)).toMatchObject({ status: 303, headers: { location: '/contact?envoye=1' } });
    const { name, email, topic, body } = form;
    const network = '2001:0db8:0001:0002::/64';
    expect(sent).toEqual([{ name, email, topic, body, network, is_suspect: false }]);
  });

  it('is answered in JSON to a page that asks for it', async () => {
    expect(await scene().post(form, json)).toMatchObject({ status: 200, body: '{"ok":true}' });
  });

  it('that is incomplete is shown again as it was typed, with what is wrong', async () => {
    const { post, sent, shown } = scene();
    const typed = { ...form, email: 'irene', body: '' };
    expect((await post(typed)).status).toBe(422);
    expect(shown).toEqual([
      { status: 422, answer: { values: typed, problems: { email: 'invalid', body: 'missing' }, refusal: null } },
    ]);
    expect(sent).toEqual([]);
    expect(await post(typed, json)).toMatchObject({
      status: 422,
      body: '{"ok":false,"reason":"invalid","problems":{"email":"invalid","body":"missing"}}',
    });
  });

  it('too many is refused for the hour, and one that finds no platform for now: nothing typed is lost', async () => {
    const flooded = scene(async () => Response.json('too_many'));
    expect((await flooded.post(form)).status).toBe(429);
    expect(flooded.shown[0]?.answer).toEqual({ values: form, problems: {}, refusal: 'too_many' });
    expect(await flooded.post(form, json)).toMatchObject({ status: 429, headers: { 'retry-after': '3600' } });
    for (const answer of [async () => new Response('', { status: 500 }), () => Promise.reject(new TypeError('gone'))]) {
      const { post, shown } = scene(answer);
      expect((await post(form)).status).toBe(503);
      expect(shown[0]?.answer).toMatchObject({ values: form, refusal: 'unavailable' });
    }
  });

  it('is marked when it looks like a machine’s, and taken all the same', async () => {
    const { post, sent } = scene();
    await post({ ...form, website: 'https://spam.example' });
    await post({ ...form, opened: String(now.getTime() - 1000) });
    await post({ ...form, opened: String(now.getTime() + 60_000) });
    await post({ ...form, opened: 'hier' });
    // A page with script counts by its own clock, whatever the machine's says.
    await post({ ...form, opened: 'hier', age: '40' });
    expect(sent.map((message) => message['is_suspect'])).toEqual([true, true, true, true, false]);
  });

  it('is not taken from another site’s page', async () => {
    const { post, sent } = scene();
    expect((await post(form, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect(sent).toEqual([]);
  });
});
