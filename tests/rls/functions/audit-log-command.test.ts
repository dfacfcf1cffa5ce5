// The operator's command over the audit log.
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { expect, inject, it } from 'vitest';
import { writeLock } from '#tests/rls/support/attempt.ts';
import { verifyAuditLog } from '../../../scripts/steps/audit-log.ts';

const run = promisify(execFile);
const program = join(import.meta.dirname, '../../../scripts/audit.ts');

function verify(...options: string[]) {
  const { host, port, user, database, password } = inject('database');
  const address = new URL('postgres://localhost');
  address.pathname = database ?? '';
  address.searchParams.set('host', host ?? '');
  address.searchParams.set('port', String(port));
  address.searchParams.set('user', user ?? '');
  if (typeof password === 'string') address.searchParams.set('password', password);
  return run(process.execPath, [program, 'verify', ...options], {
    env: { ...process.env, DATABASE_URL: address.toString() },
  });
}

it('finds the log whole, and one that lacks a known row not', async () => {
  const { stdout } = await verify();
  expect(stdout).toMatch(/^The audit log is whole: \d+ rows?s?\./);
  const [, last = ''] = /note down elsewhere: (\d+:[0-9a-f]{64})/.exec(stdout) ?? [];
  expect((await verify('--known', last)).stdout).toContain('whole');
  const other = `${last.split(':')[0]}:${'0'.repeat(64)}`;
  await expect(verify('--known', other)).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining(`row ${last.split(':')[0]}:`),
  });
});

it('names the row that was changed', async () => {
  const client = new pg.Client(inject('database'));
  await client.connect();
  try {
    await client.query(`begin; select pg_advisory_xact_lock(${writeLock});
      alter table public.audit_log disable trigger user; update public.audit_log set reason = 'Autre' where id = 1`);
    expect(await verifyAuditLog(client)).toEqual({ ok: false, row: 1, fault: 'changed' });
  } finally {
    await client.query('rollback');
    await client.end();
  }
});
