// The audit log is written by nobody through the API, not even with the secret key.
import { expect, it } from 'vitest';
import { sql } from './accounts.ts';
import { ask, product } from './request.ts';

const entry = { id: 999_999, at: '2021-07-03T10:00:00Z', action: 'a.b', subject_kind: 'a', subject_id: 'b' };

it.each([
  ['POST', '/audit_log', { ...entry, previous_hash: '\\x00', hash: '\\x00' }],
  ['PATCH', '/audit_log?id=gt.0', { reason: 'Autre' }],
  ['DELETE', '/audit_log?id=gt.0', undefined],
  ['POST', '/rpc/record_audit', { action: 'a.b', subject_kind: 'a', subject_id: 'b' }],
])('refuses %s %s with the secret key', async (method, path, body) => {
  const stored = () => sql(product, 'select id, hash from private.audit_head');
  const before = await stored();
  const headers = { apikey: product.secretKey };
  const { status } = await ask(product, path, { method, token: product.secretKey, headers, body });
  expect([401, 403, 404]).toContain(status);
  expect(await stored()).toEqual(before);
});
