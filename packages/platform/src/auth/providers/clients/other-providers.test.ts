// Facebook has no OpenID and Apple posts a form: a small server replaces the one, the OpenID provider the other.
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SITE, type SocialStage, startSocialStage } from '../../../../../../tests/support/social-stage.ts';
import { walk } from '../../../../../../tests/support/walk.ts';

let environment: SocialStage;
let graph: Server;
const received: URLSearchParams[] = [];

beforeAll(async () => {
  environment = await startSocialStage([{ sub: 'lea', email: 'lea@exemple.fr', email_verified: true }]);
  graph = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://graph');
    received.push(request.method === 'POST' ? new URLSearchParams(await text(request)) : url.searchParams);
    const body = url.pathname.endsWith('/me')
      ? {
          id: '42',
          name: 'Hugo Petit',
          email: 'Hugo@Exemple.fr',
          picture: { data: { url: 'https://exemple.fr/h.jpg' } },
        }
      : { access_token: 'facebook-token', token_type: 'bearer' };
    response.setHeader('content-type', 'application/json').end(JSON.stringify(body));
  });
  await once(graph.listen(0, '127.0.0.1'), 'listening');
  const issuer = `http://127.0.0.1:${(graph.address() as AddressInfo).port}`;
  environment.origins.push(issuer);
  environment.providers.set('facebook', { clientId: 'app', secret: 'facebook-secret', issuer, skipNonceCheck: false });
  const google = environment.providers.get('google');
  if (google) environment.providers.set('apple', { ...google });
});
afterAll(async () => {
  graph.close();
  await environment.stop();
});

const go = (address: URL | string, init: RequestInit = {}) => fetch(address, { redirect: 'manual', ...init });
const locationOf = (answer: Response) => new URL(answer.headers.get('location') ?? 'about:blank');

describe('Facebook', () => {
  it('is asked with PKCE, and its unproved address waits for a mail', async () => {
    const api = `${environment.platform.url}/auth/v1`;
    const dialog = locationOf(
      await go(`${api}/authorize?provider=facebook&scopes=user_birthday&redirect_to=${SITE}/retour`),
    );
    expect(dialog.pathname).toMatch(/\/dialog\/oauth$/);
    expect(dialog.searchParams.get('scope')).toBe('email,public_profile,user_birthday');
    expect(dialog.searchParams.get('redirect_uri')).toBe(`${api}/callback`);
    const back = `${api}/callback?code=abc&state=${dialog.searchParams.get('state')}`;
    const end = locationOf(await go(back));
    expect(new URLSearchParams(end.hash.slice(1)).get('error_code')).toBe('provider_email_needs_verification');
    const [exchange, profile] = received;
    expect(exchange?.get('code_verifier')).toMatch(/^[\w-]{43}$/);
    expect(profile?.get('appsecret_proof')).toMatch(/^[0-9a-f]{64}$/);
    await environment.db.query(`update auth.users set email_confirmed_at = now() where email = 'hugo@exemple.fr'`);
    const again = locationOf(await go(`${api}/authorize?provider=facebook&redirect_to=${SITE}/retour`));
    const entered = locationOf(await go(`${api}/callback?code=abc&state=${again.searchParams.get('state')}`));
    expect(new URLSearchParams(entered.hash.slice(1)).get('provider_token')).toBe('facebook-token');
  });
});

describe('Apple', () => {
  it('posts its answer as a form, with the name beside it', async () => {
    const api = `${environment.platform.url}/auth/v1`;
    const page = locationOf(await go(`${api}/authorize?provider=apple&redirect_to=${SITE}`));
    expect(page.searchParams.get('response_mode')).toBe('form_post');
    expect(page.searchParams.get('scope')).toBe('openid email name');
    // The stand-in signs in through a few pages of its own; Apple's form is then posted by hand.
    page.searchParams.delete('response_mode');

    const answer = await walk(page.href, { until: `${api}/callback` });
    const form = new URLSearchParams(answer.search);
    form.set('user', JSON.stringify({ name: { firstName: 'Léa', lastName: 'Martin' }, email: 'forged@exemple.fr' }));
    const end = locationOf(await go(`${api}/callback`, { method: 'POST', body: form }));
    const token = new URLSearchParams(end.hash.slice(1)).get('access_token') ?? '';
    const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
    expect(claims).toMatchObject({ email: 'lea@exemple.fr', user_metadata: { full_name: 'Léa Martin' } });
    expect((await go(`${api}/callback`, { method: 'POST', body: form })).headers.get('location')).toContain(
      'bad_oauth_state',
    );
  });
});
