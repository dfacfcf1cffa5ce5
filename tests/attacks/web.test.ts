// What a browser of another site gets, and what headers and events contain.
import { describe, expect, it } from 'vitest';
import { token } from '#tests/rls/support/callers.ts';
import { guest } from '#tests/rls/support/fixture.ts';
import { type Answer, ask, exchange, inspect, product, tokenOf } from './request.ts';
import { FRIENDLY_ORIGIN } from './targets.ts';

const preflight = (origin: string): Promise<Answer> =>
  exchange(`${product.url}/rest/v1/guests`, {
    method: 'OPTIONS',
    headers: { origin, 'access-control-request-method': 'DELETE', 'access-control-request-headers': 'authorization' },
  });

describe('other origins', () => {
  it('W104 an origin of the list is allowed by its own name', async () => {
    expect((await preflight(FRIENDLY_ORIGIN)).headers['access-control-allow-origin']).toBe(FRIENDLY_ORIGIN);
    const { headers } = await ask(product, '/guests', { headers: { origin: FRIENDLY_ORIGIN } });
    expect(headers['access-control-allow-origin']).toBe(FRIENDLY_ORIGIN);
    expect(headers['vary']?.toLowerCase()).toContain('origin');
  });

  it.each([
    'https://attacker.example',
    'null',
    `${FRIENDLY_ORIGIN}.attacker.example`,
    FRIENDLY_ORIGIN.replace('https', 'http'),
    `${FRIENDLY_ORIGIN}:8443`,
    `${FRIENDLY_ORIGIN}/`,
    FRIENDLY_ORIGIN.toUpperCase(),
    `https://x.${new URL(FRIENDLY_ORIGIN).host}`,
    `${FRIENDLY_ORIGIN}, https://attacker.example`,
    '*',
    '',
  ])('W104 the origin %j is not allowed', async (origin) => {
    for (const { headers } of [await preflight(origin), await ask(product, '/guests', { headers: { origin } })]) {
      expect(headers['access-control-allow-origin']).toBeUndefined();
      expect(headers['access-control-allow-credentials']).toBeUndefined();
    }
  });

  it('W104 an error answer allows no more than a good one', async () => {
    const headers = { origin: 'https://attacker.example' };
    for (const path of ['/nothing', '/guests?select=nothing', '/guests?id=xx.1']) {
      expect((await ask(product, path, { headers })).headers['access-control-allow-origin']).toBeUndefined();
    }
  });
});

describe('headers of answers', () => {
  it.each(['/guests', '/nothing', '/guests?select=nothing', '/', '/rpc/nothing', '/guests?id=xx.1'])(
    'W105 %s is never sniffed and never cached',
    async (path) => {
      for (const caller of [product.publishableKey, await tokenOf('alice'), 'forged']) {
        const { headers } = await ask(product, path, { token: caller });
        expect(headers['x-content-type-options']).toBe('nosniff');
        expect(headers['cache-control']).toContain('no-store');
      }
    },
  );

  it('W105 nothing reveals which software and version answers', async () => {
    const { headers } = await ask(product, '/guests');
    expect(headers['x-powered-by']).toBeUndefined();
    expect(headers['server'] ?? '').not.toMatch(/\d/);
  });
});

describe('events', () => {
  it('W114 hold no query, no body, no token and no name of a guest', async () => {
    await inspect(product);
    const alice = await tokenOf('alice');
    const secrets = [
      'Marie-Sentinelle',
      'sentinelle@example.fr',
      'noix-de-sentinelle',
      token.gaspard,
      alice,
      guest.helene,
    ];
    await ask(product, `/guests?first_name=eq.${secrets[0]}&id=eq.${guest.helene}`, { token: alice });
    await ask(product, `/guests?email=eq.${secrets[1]}&select=nothing`, { token: alice });
    await ask(product, `/guests?id=eq.${secrets[2]}`, { headers: { 'x-guest-token': token.gaspard } });
    await ask(product, '/guests', {
      method: 'POST',
      token: alice,
      body: { first_name: secrets[0], email: secrets[1] },
    });
    await ask(product, '/guests', { method: 'POST', token: alice, body: `{"first_name":"${secrets[0]}"` });
    await ask(product, `/${secrets[0]}`, { token: alice });
    await ask(product, `/rpc/${secrets[2]}?name=${secrets[0]}`, { token: alice });
    await ask(product, '/guests', { token: `${alice}x` });
    const { events } = await inspect(product);
    expect(events.filter(({ kind }) => kind === 'request.answered').length).toBeGreaterThanOrEqual(8);
    const logged = JSON.stringify(events);
    for (const secret of secrets) expect(logged).not.toContain(secret);
    expect(logged).not.toMatch(/\?|select=|eq\./);
  });
});
