// Verifies the whole chain of the log in steps, so that no statement of the database is long.
import { type Verification, verification } from '#web/features/audit-log/entry.ts';
import { callApi } from '#web/lib/api/calls.ts';
import type { Refusal } from '#web/lib/api/refusal.ts';

const STEP = 5_000;

export type Verified = { ok: true; read: number; fault: Verification['fault'] } | Refusal;

export async function verifyLog(onProgress: (read: number) => void): Promise<Verified> {
  let afterId = 0;
  let read = 0;
  for (;;) {
    const from = afterId;
    const step = await callApi(
      (client) => client.rpc('verify_audit_log', { after_id: from, most: STEP }),
      (data) => verification.parse(data),
    );
    if (!step.ok) return step;
    read += step.read;
    if (step.is_done) return { ok: true, read, fault: step.fault };
    afterId = step.last_id;
    onProgress(read);
  }
}
