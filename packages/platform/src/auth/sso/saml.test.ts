import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type SamlDeviation,
  type SamlProvider,
  startSamlProvider,
} from '../../../../../tests/support/saml-provider.ts';
import { makeSelfSigned } from '../../../../../tests/support/self-signed.ts';
import { SITE, type SocialStage, startSocialStage } from '../../../../../tests/support/social-stage.ts';

let environment: SocialStage;
let company: SamlProvider;
let api: string;
let providerId: string;

beforeAll(async () => {
  environment = await startSocialStage([], { samlEnabled: true });
  company = await startSamlProvider({ id: 'e-1', email: 'Ines@Maison.fr', name: 'Inès Roy' });
  environment.origins.push(company.origin);
  api = `${environment.platform.url}/auth/v1`;
});
afterAll(async () => {
  await company.stop();
  await environment.stop();
});

const admin = (method: string, path: string, body?: unknown, key = environment.platform.secretKey) =>
  fetch(`${api}/admin/sso/providers${path}`, {
    method,
    headers: { apikey: key, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });

async function begin(flowType: 'pkce' | 'implicit' = 'pkce') {
  const client = environment.client(flowType);
  const { data, error } = await client.auth.signInWithSSO({
    domain: 'maison.fr',
    options: { redirectTo: `${SITE}/retour` },
  });
  return { client, url: data?.url ?? '', error };
}

const answer = (url: string, deviation: SamlDeviation = {}) => company.answer(url, `${api}/sso/saml/acs`, deviation);

async function post(form: URLSearchParams): Promise<URL> {
  const response = await fetch(`${api}/sso/saml/acs`, { method: 'POST', body: form, redirect: 'manual' });
  return new URL(response.headers.get('location') ?? 'about:blank');
}

const codeOf = (end: URL) => end.searchParams.get('error_code');

describe('companies’ identity providers', () => {
  it('are managed with the secret key alone', async () => {
    const body = { type: 'saml', metadata_url: company.metadataUrl, domains: ['Maison.fr'] };
    expect((await admin('POST', '', body, environment.platform.publishableKey)).status).toBe(403);
    const created = await admin('POST', '', body);
    expect(created.status).toBe(201);
    const provider = await created.json();
    expect(provider).toMatchObject({ saml: { entity_id: company.entityId }, domains: [{ domain: 'maison.fr' }] });
    providerId = provider.id;
    expect((await (await admin('GET', '')).json()).items).toHaveLength(1);
    const mapping = { keys: { name: { name: 'http://schemas.xmlsoap.org/ws/2005/05/identity/claims/name' } } };
    expect((await admin('PUT', `/${providerId}`, { attribute_mapping: mapping })).status).toBe(200);
    expect((await admin('POST', '', body)).status).toBe(400);
    expect((await admin('GET', '/not-an-id')).status).toBe(400);
    expect((await admin('GET', '/00000000-0000-4000-8000-000000000000')).status).toBe(404);
  });

  it('are not fetched from private addresses, nor read with a document type', async () => {
    const fetched = await admin('POST', '', { metadata_url: 'http://169.254.169.254/latest/meta-data' });
    expect([fetched.status, (await fetched.json()).msg]).toEqual([400, 'The metadata could not be fetched']);
    const bomb = `<!DOCTYPE a [<!ENTITY b "c">]>${company.metadataXml}`;
    expect((await (await admin('POST', '', { metadata_xml: bomb })).json()).msg).toMatch(/document type/);
    expect((await admin('POST', '', { metadata_xml: '<nothing/>' })).status).toBe(400);
  });
});

describe('[CALL-09] signing in through a company', () => {
  it('ends in a code and a session of an account apart', async () => {
    await environment.db.query(`insert into auth.users (email, email_confirmed_at) values ('ines@maison.fr', now())`);
    const { client, url } = await begin();
    const end = await post(await answer(url));
    expect(end.pathname).toBe('/retour');
    const { data, error } = await client.auth.exchangeCodeForSession(end.searchParams.get('code') ?? '');
    expect(error).toBeNull();
    expect(data.user).toMatchObject({
      email: 'ines@maison.fr',
      app_metadata: { provider: `sso:${providerId}` },
      user_metadata: { custom_claims: { name: 'Inès Roy' } },
    });
    const { rows } = await environment.db.query(
      `select is_sso_user from auth.users where email = 'ines@maison.fr' order by 1`,
    );
    expect(rows).toEqual([{ is_sso_user: false }, { is_sso_user: true }]);
    const { data: claims } = await client.auth.getClaims();
    expect(claims?.claims.amr).toMatchObject([{ method: 'sso/saml' }]);
    const again = await begin('implicit');
    const fragment = new URLSearchParams((await post(await answer(again.url))).hash.slice(1));
    expect(fragment.get('access_token')).toBeTruthy();
    const users = await environment.db.query('select 1 from auth.users where is_sso_user');
    expect(users.rows).toHaveLength(1);
  });

  it('serves its own metadata', async () => {
    const metadata = await (await fetch(`${api}/sso/saml/metadata`)).text();
    expect(metadata).toContain(`entityID="${api}/sso/saml/metadata"`);
    expect(metadata).toContain(`Location="${api}/sso/saml/acs"`);
    expect(metadata).toContain('WantAssertionsSigned="true"');
  });

  it('refuses a domain that no company has', async () => {
    const { error } = await environment.client().auth.signInWithSSO({ domain: 'ailleurs.fr' });
    expect(error?.code).toBe('sso_provider_not_found');
  });

  it('answers a request once, and none that was never made', async () => {
    const form = await answer((await begin()).url);
    expect((await post(form)).searchParams.get('code')).toBeTruthy();
    expect(codeOf(await post(form))).toBe('saml_relay_state_not_found');
    form.delete('RelayState');
    expect(codeOf(await post(form))).toBe('saml_relay_state_not_found');
    const late = await answer((await begin()).url);
    await environment.db.query(`update auth.saml_requests set created_at = created_at - interval '601 seconds'`);
    expect(codeOf(await post(late))).toBe('saml_relay_state_not_found');
  });

  it.each<[string, () => SamlDeviation]>([
    ['signed with another key', () => ({ keys: makeSelfSigned('identity provider') })],
    ['not signed', () => ({ signAssertion: false })],
    ['signed around, not within', () => ({ signAssertion: false, signResponse: true })],
    ['made for another service', () => ({ audience: 'https://ailleurs.fr/metadata' })],
    ['sent to another address', () => ({ recipient: 'https://ailleurs.fr/acs' })],
    ['an answer to another request', () => ({ inResponseTo: '_0123456789' })],
    ['out of date', () => ({ lifetimeInSeconds: -120 })],
    ['by another issuer', () => ({ issuer: 'https://ailleurs.fr/entity' })],
  ])('refuses an assertion %s', async (_name, deviation) => {
    const end = await post(await answer((await begin()).url, deviation()));
    expect([end.searchParams.get('code'), codeOf(end)]).toEqual([null, 'saml_assertion_invalid']);
  });

  it('refuses an assertion whose words were changed, or that was moved to another request', async () => {
    const form = await answer((await begin()).url);
    const xml = Buffer.from(form.get('SAMLResponse') ?? '', 'base64').toString();
    form.set('SAMLResponse', Buffer.from(xml.replaceAll('Ines@Maison.fr', 'chef@maison.fr')).toString('base64'));
    expect(codeOf(await post(form))).toBe('saml_assertion_invalid');
    const first = await answer((await begin()).url);
    const second = await answer((await begin()).url);
    first.set('RelayState', second.get('RelayState') ?? '');
    expect(codeOf(await post(first))).toBe('saml_assertion_invalid');
  });

  it('refuses an address outside the company’s domains', async () => {
    const person = { id: 'e-2', email: 'chef@ailleurs.fr', name: 'Chef' };
    expect(codeOf(await post(await answer((await begin()).url, { person })))).toBe('saml_assertion_no_email');
  });

  it('ends the sessions of its people when the company leaves', async () => {
    expect((await admin('DELETE', `/${providerId}`)).status).toBe(200);
    const { rows } = await environment.db.query('select 1 from auth.sessions');
    expect(rows).toEqual([]);
    expect((await begin()).error?.code).toBe('sso_provider_not_found');
  });
});
