// Ends sessions of the account, on this device or on another one.
import { callAuth } from '#web/features/account/auth-service.ts';
import { openSession } from '#web/features/auth/session.ts';
import { attempt, type Done, refusalOf } from '#web/lib/api/refusal.ts';

export async function endSession(id: string): Promise<Done> {
  return attempt(async () => {
    await callAuth(`/sessions/${id}`, { method: 'DELETE' });
    return { ok: true };
  });
}

export async function endOtherSessions(): Promise<Done> {
  return attempt(async () => {
    const client = await openSession();
    const { error } = await client.auth.signOut({ scope: 'others' });
    return error ? refusalOf(error) : { ok: true };
  });
}
