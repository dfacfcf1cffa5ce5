// The audit log: one chain of rows that nobody can change, not even the server's own key.
import { expect, it } from 'vitest';
import { connect } from '#tests/rls/support/attempt.ts';

const { query } = connect();

const record = (reason: string) =>
  `select private.record_audit('partner.refused', 'partner', '7', '{"state": "pending"}', '{"state": "refused"}', '${reason}');`;

it('chains each row to the one before it', async () => {
  const rows = await inTransaction(
    `${record('Photos floues')} ${record('Numéro SIRET inconnu')}`,
    `select a.id, a.reason, a.hash = private.audit_hash(a) as is_whole,
       a.previous_hash = lag(a.hash) over (order by a.id) as follows
     from public.audit_log a order by a.id desc limit 2`,
  );
  expect(rows).toMatchObject([
    { reason: 'Numéro SIRET inconnu', is_whole: true, follows: true },
    { reason: 'Photos floues', is_whole: true },
  ]);
});

it('gives another hash to a row whose content was changed by hand', async () => {
  const [row] = await inTransaction(
    `${record('Photos floues')} alter table public.audit_log disable trigger user;
     update public.audit_log set reason = 'Aucun motif' where reason = 'Photos floues';`,
    'select a.hash = private.audit_hash(a) as is_whole from public.audit_log a order by a.id desc limit 1',
  );
  expect(row).toEqual({ is_whole: false });
});

it.each([`update public.audit_log set reason = 'Autre'`, 'delete from public.audit_log', 'truncate public.audit_log'])(
  'refuses « %s » also to the owner of the table',
  async (sql) => {
    await expect(inTransaction(record('Photos floues'), sql)).rejects.toThrow('the audit log is append-only');
  },
);

async function inTransaction(prepare: string, sql: string): Promise<Record<string, unknown>[]> {
  await query(`begin; ${prepare}`);
  try {
    const { rows } = await query(sql);
    return rows;
  } finally {
    await query('rollback');
  }
}
