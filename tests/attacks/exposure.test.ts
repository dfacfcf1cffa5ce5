// What the REST API must never expose: other schemas, dangerous functions, writes to every row.
import { describe, expect, it } from 'vitest';
import { id } from '#tests/rls/support/callers.ts';
import { guest } from '#tests/rls/support/fixture.ts';
import { violationOf } from './error-answers.ts';
import { ask, library, product, tokenOf } from './request.ts';

const alice = await tokenOf('alice');
const SCHEMAS = [
  'private',
  'auth',
  'extensions',
  'pg_catalog',
  'information_schema',
  'pg_toast',
  'graphql_public',
  'PUBLIC',
  'public,private',
  '"public"',
  '*',
  '%',
];

describe('other schemas', () => {
  it.each(SCHEMAS)('D65 the schema %j is 406', async (schema) => {
    for (const token of [product.publishableKey, alice, product.secretKey]) {
      const read = await ask(product, '/guests', { token, headers: { 'accept-profile': schema } });
      expect(read.status).toBe(406);
      const root = await ask(product, '/', { token, headers: { 'accept-profile': schema } });
      expect(root.status).toBe(406);
      const headers = { 'content-profile': schema };
      expect((await ask(product, '/guests', { method: 'POST', token, headers, body: {} })).status).toBe(406);
      expect((await ask(product, `/guests?id=eq.${guest.xavier}`, { method: 'DELETE', token, headers })).status).toBe(
        406,
      );
      expect((await ask(product, '/rpc/uid', { method: 'POST', token, headers, body: {} })).status).toBe(406);
    }
  });

  it.each([
    'private.touch_updated_at',
    'pg_catalog.pg_authid',
    'auth.users',
    'pg_authid',
    'pg_shadow',
    'pg_class',
    'pg_stat_activity',
    'information_schema.tables',
    'schema_migrations',
    'public.guests',
    '%22public%22.%22guests%22',
    'pg_settings',
  ])('D65 %s is no table of the API, not even for the service', async (name) => {
    for (const token of [product.publishableKey, alice, product.secretKey]) {
      expect((await ask(product, `/${name}`, { token })).status).toBe(404);
    }
  });

  it('D65 a hidden schema is not reached by embedding or by a hint', async () => {
    for (const select of ['secrets(*)', 'cellar.secrets(*)', 'secret_labels!secrets(*)', '*,...secrets(combination)']) {
      const answer = await ask(library, `/secret_labels?select=${encodeURIComponent(select)}`);
      expect(answer.status).toBe(400);
      expect(answer.text).not.toContain('11-22-33');
    }
  });
});

const DANGEROUS: Array<[string, Record<string, unknown>]> = [
  ['pg_read_file', { filename: '/etc/passwd' }],
  ['pg_read_binary_file', { filename: '/etc/passwd' }],
  ['pg_ls_dir', { dirname: '/' }],
  ['pg_stat_file', { filename: '/etc/passwd' }],
  ['pg_sleep', { seconds: 5 }],
  ['pg_terminate_backend', { pid: 1 }],
  ['pg_cancel_backend', { pid: 1 }],
  ['pg_reload_conf', {}],
  ['pg_logical_emit_message', { transactional: false, prefix: 'a', content: 'b' }],
  ['pg_advisory_lock', { key: 1 }],
  ['lo_import', { filename: '/etc/passwd' }],
  ['lo_export', { loid: 1, filename: '/tmp/x' }],
  ['lo_create', { loid: 1 }],
  ['lo_from_bytea', { loid: 0, string: '\\x00' }],
  ['dblink', { query: 'select 1' }],
  ['dblink_exec', { query: 'select 1' }],
  ['set_config', { setting_name: 'role', new_value: 'service_role', is_local: false }],
  ['current_setting', { setting_name: 'request.headers' }],
  ['query_to_xml', { query: 'select * from guests', nulls: true, tableforest: true, targetns: '' }],
  ['database_to_xml', { nulls: true, tableforest: true, targetns: '' }],
  ['table_to_xml', { tbl: 'guests', nulls: true, tableforest: true, targetns: '' }],
  ['generate_series', { start: 1, stop: 1e9 }],
  ['repeat', { string: 'x', count: 1e9 }],
  ['gen_random_bytes', { count: 10 }],
  ['crypt', { password: 'x', salt: 'y' }],
  ['uid', {}],
  ['own_permissions', {}],
  ['new_token', {}],
  ['guest_household_id', {}],
  ['make_owner_a_member', {}],
  ['announce_schema_change', {}],
  ['version', {}],
  ['current_user', {}],
];

describe('dangerous functions', () => {
  it.each(DANGEROUS)('D72 %s is unknown to rpc, for every caller', async (name, args) => {
    const query = new URLSearchParams(Object.entries(args).map(([key, value]) => [key, String(value)]));
    for (const token of [product.publishableKey, alice, product.secretKey]) {
      const calls = [
        await ask(product, `/rpc/${name}`, { method: 'POST', token, body: args }),
        await ask(product, `/rpc/${name}`, { method: 'POST', token, body: {} }),
        await ask(product, `/rpc/${name}?${query}`, { token }),
        await ask(product, `/rpc/pg_catalog.${name}`, { method: 'POST', token, body: args }),
      ];
      for (const { status, text } of calls) expect(status, text).toBe(404);
    }
  });

  it.each([
    'pg_sleep',
    'pg_sleep(5)',
    'pg_read_file',
    'version',
    'current_user',
    'session_user',
    'pg_backend_pid',
    'pg_postmaster_start_time',
  ])('D72 %s is no column', async (name) => {
    const written = encodeURIComponent(name);
    for (const query of [`select=${written}`, `select=event_id&order=${written}`, `${written}=eq.1`]) {
      const answer = await ask(product, `/event_budgets?${query}`, { token: product.secretKey });
      expect(answer.status, answer.text).toBe(400);
    }
  });

  it.each([
    'pg_sleep(5)',
    'pg_read_file',
    'query_to_xml',
    'constructor',
    '__proto__',
    'guests',
    'internal',
    'anyelement',
    'record',
    'unknown',
    'trigger',
    'cstring',
    'pg_ndistinct',
    'regclass',
    'oid',
    'xml',
  ])('D72 a cast to %s runs nothing', async (type) => {
    const path = `/households?select=name::${encodeURIComponent(type)}`;
    const answer = await ask(product, path, { token: product.secretKey });
    expect([200, 400, 404], answer.text).toContain(answer.status);
    expect(answer.text).not.toMatch(/root:|<row/);
  });

  it('D72 nobody changes role through a name that PostgreSQL reads as a setting', async () => {
    for (const headers of [{ role: 'service_role' }, { 'x-role': 'service_role' }, { prefer: 'role=service_role' }]) {
      expect((await ask(product, '/guests', { headers })).json).toEqual([]);
    }
  });
});

describe('writes to every row', () => {
  it.each([
    '',
    '?',
    '?select=id',
    '?limit=100',
    '?order=id',
    '?offset=0',
    '?columns=note',
    '?apikey=x',
    '?households.id=eq.1',
    '?=eq.1',
    '?&&',
    '?select=id&limit=1&order=id',
  ])('D68 an update or delete with %j alone is refused, for the service too', async (query) => {
    for (const token of [library.publishableKey, library.secretKey]) {
      const body = query.includes('columns') ? { note: 'x', value: 0 } : { value: 0 };
      for (const method of ['DELETE', 'PATCH']) {
        const answer = await ask(library, `/readings${query}`, { method, token, body });
        expect(answer.status, answer.text).toBe(400);
        // Refused by the plan, not by a statement that happens not to parse.
        expect(violationOf({ method, path: '/rest/v1/readings' }, answer)).toBeNull();
      }
    }
    const count = await ask(library, '/readings?select=count()&value=gt.0');
    expect(count.json).toEqual([{ count: 120 }]);
  });

  it('D68 in the product as well', async () => {
    for (const table of ['guests', 'profiles', 'events', 'guest_replies']) {
      expect((await ask(product, `/${table}`, { method: 'DELETE', token: alice })).status).toBe(400);
      expect((await ask(product, `/${table}`, { method: 'DELETE', token: product.secretKey })).status).toBe(400);
    }
    const { json } = await ask(product, `/profiles?select=id&id=eq.${id.ada}`, { token: product.secretKey });
    expect(json).toHaveLength(1);
  });
});
