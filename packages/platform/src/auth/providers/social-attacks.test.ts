import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SITE, type SocialStage, startSocialStage } from '../../../../../tests/support/social-stage.ts';
import { walk } from '../../../../../tests/support/walk.ts';

let environment: SocialStage;
let api: string;

beforeAll(async () => {
  environment = await startSocialStage([{ sub: 'lea', email: 'lea@exemple.fr', email_verified: true }]);
  api = `${environment.platform.url}/auth/v1`;
});
afterAll(() => environment.stop());

async function begin(flowType: 'pkce' | 'implicit' = 'pkce') {
  const client = environment.client(flowType);
  const { data } = await client.auth.signInWithOAuth({ provider: 'google', options: { redirectTo: `${SITE}/retour` } });
  return { client, url: data.url ?? '' };
}

const codeOf = (address: URL): string => address.searchParams.get('code') ?? '';

const exchange = (body: Record<string, unknown>) =>
  fetch(`${api}/token?grant_type=pkce`, {
    method: 'POST',
    headers: { apikey: environment.platform.publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

/** The address of our callback with the provider's answer, not yet visited. */
const answerOf = (url: string) => walk(url, { until: `${api}/callback` });

async function visit(address: URL | string): Promise<URL> {
  const answer = await fetch(address, { redirect: 'manual' });
  return new URL(answer.headers.get('location') ?? 'about:blank');
}

describe('the code of a PKCE story', () => {
  it('is worth nothing with another verifier, and is burnt by it', async () => {
    const { client, url } = await begin();
    const code = codeOf(await walk(url, { until: SITE }));
    const refused = await exchange({ auth_code: code, code_verifier: 'x'.repeat(56) });
    expect([refused.status, (await refused.json()).error_code]).toEqual([400, 'bad_code_verifier']);
    const { data, error } = await client.auth.exchangeCodeForSession(code);
    expect([data.session, error?.code]).toEqual([null, 'flow_state_not_found']);
  });

  it('is refused without a verifier', async () => {
    const code = codeOf(await walk((await begin()).url, { until: SITE }));
    for (const body of [{ auth_code: code }, { auth_code: code, code_verifier: '' }]) {
      expect((await exchange(body)).status).toBe(400);
    }
  });

  it('works once', async () => {
    const verifier = randomBytes(32).toString('base64url');
    const challenge = createHash('sha256').update(verifier).digest('base64url');
    const query = new URLSearchParams({ provider: 'google', code_challenge: challenge, code_challenge_method: 's256' });
    const body = {
      auth_code: codeOf(await walk(`${api}/authorize?${query}`, { until: SITE })),
      code_verifier: verifier,
    };
    expect((await exchange(body)).status).toBe(200);
    const again = await exchange(body);
    expect([again.status, (await again.json()).error_code]).toEqual([404, 'flow_state_not_found']);
  });

  it('stays a code whatever the redirect adds', async () => {
    const answer = await answerOf((await begin()).url);
    for (const [name, value] of [
      ['flow_type', 'implicit'],
      ['code_challenge', ''],
      ['response_type', 'token'],
      ['redirect_to', 'https://voleur.example'],
    ])
      answer.searchParams.set(name ?? '', value ?? '');
    const end = await visit(answer);
    expect(end.href.startsWith(`${SITE}/retour?code=`)).toBe(true);
    expect(end.hash).toBe('');
  });

  it('cannot begin with half a challenge', async () => {
    for (const query of [
      'code_challenge=abc',
      'code_challenge_method=s256',
      `code_challenge=${'a'.repeat(43)}&code_challenge_method=none`,
    ]) {
      const answer = await fetch(`${api}/authorize?provider=google&${query}`, { redirect: 'manual' });
      expect([answer.status, (await answer.json()).error_code]).toEqual([400, 'validation_failed']);
    }
  });
});

describe('the state', () => {
  it('works once', async () => {
    const answer = await answerOf((await begin()).url);
    expect(codeOf(await visit(answer))).not.toBe('');
    expect((await visit(answer)).searchParams.get('error_code')).toBe('bad_oauth_state');
  });

  it('is refused when it is unknown, missing or older than ten minutes', async () => {
    expect((await visit(`${api}/callback?code=x&state=forged`)).searchParams.get('error_code')).toBe('bad_oauth_state');
    expect((await visit(`${api}/callback?code=x`)).searchParams.get('error_code')).toBe('bad_oauth_callback');
    const answer = await answerOf((await begin()).url);
    await environment.db.query(`update auth.flow_state set created_at = created_at - interval '601 seconds'`);
    expect((await visit(answer)).searchParams.get('error_code')).toBe('bad_oauth_state');
  });

  it('does not carry the code of another story', async () => {
    const mine = await answerOf((await begin()).url);
    const theirs = await answerOf((await begin('implicit')).url);
    mine.searchParams.set('code', codeOf(theirs));
    const end = await visit(mine);
    expect([end.searchParams.get('code'), end.searchParams.get('error_code')]).toEqual([null, 'unexpected_failure']);
  });

  it('is not stored as it is', async () => {
    const answer = await answerOf((await begin()).url);
    const state = answer.searchParams.get('state');
    const { rows } = await environment.db.query('select to_jsonb(f)::text as flow from auth.flow_state f');
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.some(({ flow }) => flow.includes(state))).toBe(false);
  });
});

describe('the addresses', () => {
  it('are the configured ones whatever host a request claims', async () => {
    const headers = {
      'x-forwarded-host': 'voleur.example',
      'x-forwarded-proto': 'https',
      forwarded: 'host=voleur.example',
      'x-original-host': 'voleur.example',
    };
    const answer = await fetch(`${api}/authorize?provider=google`, { redirect: 'manual', headers });
    const location = new URL(answer.headers.get('location') ?? '');
    expect(location.searchParams.get('redirect_uri')).toBe(`${api}/callback`);
    const end = await walk((await begin()).url, { until: SITE, headers });
    expect(codeOf(end)).not.toBe('');
  });

  it('of a provider on a private network are not called unless they are named', async () => {
    let visits = 0;
    const hidden = createServer((_request, response) => {
      visits += 1;
      response.end('{}');
    });
    await once(hidden.listen(0, '127.0.0.1'), 'listening');
    const issuer = `http://127.0.0.1:${(hidden.address() as AddressInfo).port}`;
    environment.providers.set('hidden', { clientId: 'x', secret: 'y', issuer, skipNonceCheck: false });
    const answer = await fetch(`${api}/authorize?provider=hidden`, { redirect: 'manual' });
    hidden.close();
    expect([answer.status, answer.headers.get('location'), visits]).toEqual([500, null, 0]);
  });

  it('ask the provider for PKCE and a nonce of our own', async () => {
    const location = await visit((await begin()).url);
    expect(location.searchParams.get('code_challenge_method')).toBe('S256');
    expect(location.searchParams.get('nonce')).toMatch(/^[\w-]{43}$/);
    expect(location.searchParams.get('state')).toMatch(/^[\w-]{43}$/);
  });
});
