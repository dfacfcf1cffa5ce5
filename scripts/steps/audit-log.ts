// Verifies the chain of the audit log in steps, so that no statement is long.
import type { withClient } from '@liesse/platform/postgres/client.ts';

type Client = Parameters<Parameters<typeof withClient>[1]>[0];

/** A row that somebody noted down earlier: a log that was written anew as a whole no longer has it. */
export interface KnownRow {
  id: number;
  hash: string;
}

export type LogVerdict =
  | { ok: true; rows: number; last: KnownRow | null }
  | { ok: false; row: number; fault: 'changed' | 'removed' | 'added' | 'unlinked' | 'not-the-known-one' };

const STEP = 5_000;

export async function verifyAuditLog(client: Client, known: KnownRow | null = null): Promise<LogVerdict> {
  if (known !== null && !(await hasRow(client, known))) return { ok: false, row: known.id, fault: 'not-the-known-one' };
  let after = 0;
  let rows = 0;
  for (;;) {
    const step = await verifyStep(client, after);
    if (step.fault !== null) return { ok: false, row: step.fault.id, fault: step.fault.kind };
    rows += step.read;
    after = step.last_id;
    if (step.is_done)
      return { ok: true, rows, last: step.last_id === 0 ? null : { id: step.last_id, hash: step.hash } };
  }
}

interface Step {
  last_id: number;
  read: number;
  is_done: boolean;
  fault: { id: number; kind: 'changed' | 'removed' | 'added' | 'unlinked' } | null;
  hash: string;
}

async function verifyStep(client: Client, after: number): Promise<Step> {
  const { rows } = await client.query<{ step: Step }>('select private.verify_audit_rows($1, $2) as step', [
    after,
    STEP,
  ]);
  const [row] = rows;
  if (!row) throw new Error('the verification answered nothing');
  return row.step;
}

async function hasRow(client: Client, { id, hash }: KnownRow): Promise<boolean> {
  const { rowCount } = await client.query(
    `select from public.audit_log where id = $1 and encode(hash, 'hex') = lower($2)`,
    [id, hash],
  );
  return rowCount === 1;
}
