// Bodies that no client sends: for every endpoint of the auth service, made from a seed.
import { authEndpoints } from '@liesse/platform/auth/endpoints.ts';
import type { Random } from './random.ts';

export type AuthFuzz = {
  as: 'nobody' | 'anon' | 'member' | 'service';
  method: string;
  /** What follows /auth/v1. */
  path: string;
  headers: Record<string, string>;
  body: string | null;
};

const UUID = '00000000-0000-4000-8000-00000000beef';

/** Every field that some endpoint reads. */
// biome-ignore format: a table
const FIELDS = [
  'email', 'phone', 'password', 'data', 'type', 'token', 'token_hash', 'refresh_token', 'auth_code', 'code_verifier',
  'code_challenge', 'code_challenge_method', 'create_user', 'channel', 'nonce', 'provider', 'id_token', 'access_token',
  'gotrue_meta_security', 'factor_type', 'friendly_name', 'issuer', 'code', 'challenge_id', 'webauthn', 'id',
  'email_confirm', 'app_metadata', 'user_metadata', 'ban_duration', 'role', 'password_hash', 'new_email', 'redirect_to',
  'should_soft_delete', 'domain', 'provider_id', 'skip_http_redirect', 'SAMLResponse', 'RelayState', 'metadata_xml',
  'metadata_url', 'domains', 'attribute_mapping', 'credential', 'credential_response', 'link_identity', 'client_id',
];

// biome-ignore format: a table
const TEXTS = [
  '', ' ', 'a@example.org', 'A@EXAMPLE.ORG', 'a@b', '@', 'a\u0000b@example.org', '\u0000', '\ud800', 'é'.repeat(300),
  'x'.repeat(5_000), 'x'.repeat(200_000), '+33612345678', '0', '-1', '1e999', 'null', 'true', UUID, `${UUID}x`,
  "' or 1=1 --", '"; drop table auth.users; --', '${7*7}', '../../etc/passwd', 'https://evil.example', 'javascript:1',
  'totp', 'phone', 'email', 'webauthn', 'signup', 'recovery', 'magiclink', 'email_change', 'sms', 's256', 'plain',
  'A'.repeat(43), '123456', '999999999h', '24h', 'none', 'service_role', 'google', '<a/>', '\r\nX-Evil: 1', '__proto__',
];

// biome-ignore format: a table
const WHOLE = [
  '', 'null', '[]', '[[]]', '1', '"text"', 'true', '{', '{"email":', '{"a":1}}', '\u0000', '{"email":"\\ud800@a.fr"}',
  `{"data":${'['.repeat(5_000)}${']'.repeat(5_000)}}`, '{"__proto__":{"role":"admin"}}', 'email=a%40b.fr&password=x',
  '{"constructor":{"prototype":{}}}', '\ufeff{}', '{"email":{"$ne":null},"password":{"$ne":null}}',
];

const TYPES = ['application/json', 'application/x-www-form-urlencoded', 'text/plain', 'multipart/form-data', 'x', ''];
// biome-ignore format: a table
const QUERIES = [
  'grant_type=password', 'grant_type=refresh_token', 'grant_type=pkce', 'grant_type=id_token', 'grant_type=web3',
  'redirect_to=%00', 'redirect_to=https://evil.example', 'type=signup', 'type=%00', 'token=%00', 'token=x', 'scope=local',
  'scope=%27', 'page=-1', 'page=1e9', 'per_page=0', 'per_page=99999999999999', 'filter=%00', 'filter=%25', 'provider=google',
  'provider=__proto__', 'code=x', 'state=%00', 'state=x', 'code_challenge=x', 'skip_http_redirect=true', 'apikey=x', '%', '%zz',
];

export function authFuzz(random: Random): AuthFuzz {
  const endpoint = random.pick(authEndpoints);
  const method = random.odd(0.15)
    ? random.pick(['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS', 'TRACE'])
    : endpoint.method;
  const isBare = method === 'GET' || method === 'HEAD' || method === 'TRACE';
  const headers = headersOf(random);
  const isForm = headers['content-type']?.startsWith('application/x-www-form') ?? false;
  const queries = random.many(3, () => random.pick(QUERIES));
  if (endpoint.path === '/token' && random.calm) queries.unshift(random.pick(QUERIES.slice(0, 4)));
  return {
    as: random.pick(['nobody', 'anon', 'member', 'member', 'service', 'service']),
    method,
    path: pathOf(random, endpoint.path) + (queries.length === 0 ? '' : `?${queries.join('&')}`),
    headers,
    body: isBare ? null : random.odd(0.3) ? random.pick(WHOLE) : isForm ? formOf(random) : bodyOf(random),
  };
}

function pathOf(random: Random, pattern: string): string {
  const odd = ['1', 'x', '%00', '%zz', '%', '%2f', `${UUID}0`, "'", 'null', '%F0%9F%92%A9', 'a'.repeat(2_000)];
  const path = pattern.replace(/\{\w+\}/g, () => (random.odd(0.6) ? random.pick(odd) : UUID));
  return random.odd(0.05) ? `${path}/` : random.odd(0.05) ? `/${path}` : path;
}

function headersOf(random: Random): Record<string, string> {
  return {
    'content-type': random.odd(0.2) ? random.pick(TYPES) : 'application/json',
    ...(random.chance(0.8) ? { 'x-supabase-api-version': random.odd(0.2) ? 'x' : '2024-01-01' } : {}),
    ...(random.odd(0.2) ? { 'x-forwarded-for': random.pick(['::1', '1.2.3.4', "'", 'x'.repeat(500)]) } : {}),
    ...(random.odd(0.2)
      ? { 'user-agent': random.pick(['', 'é'.normalize('NFD').slice(0, 1), 'x'.repeat(4_000)]) }
      : {}),
  };
}

function formOf(random: Random): string {
  const entries = random.many(8, (): [string, string] => [random.pick(FIELDS), random.pick(TEXTS)]);
  return new URLSearchParams(entries).toString();
}

function bodyOf(random: Random): string {
  const entries = random.many(8, (): [string, unknown] => [random.pick(FIELDS), valueOf(random, 3)]);
  return JSON.stringify(Object.fromEntries(entries));
}

function valueOf(random: Random, depth: number): unknown {
  const kind = random.below(depth === 0 ? 4 : 6);
  if (kind <= 2) return random.pick(TEXTS);
  if (kind === 3) return random.pick([null, true, false, 0, -1, 1e308, 2 ** 53, 1.5]);
  if (kind === 4) return random.many(3, () => valueOf(random, depth - 1));
  return Object.fromEntries(
    random.many(3, () => [random.pick([...FIELDS, 'rpId', 'captcha_token']), valueOf(random, depth - 1)]),
  );
}
