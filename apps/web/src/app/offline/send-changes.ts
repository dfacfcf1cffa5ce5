// Sends queued changes to `apply_changes`.
import type { Json } from '@liesse/database';
import * as z from 'zod/mini';
import { supabase } from '#web/lib/api/supabase.ts';
import type { Change } from '#web/lib/offline/change.ts';
import type { ChangeResult } from '#web/lib/offline/change-queue.ts';

const results = z.array(
  z.object({
    id: z.string(),
    outcome: z.enum(['applied', 'conflict', 'refused']),
    theirs: z.optional(z.record(z.string(), z.unknown())),
    message: z.optional(z.string()),
    reason: z.optional(z.nullable(z.string())),
  }),
);

/** Rejects when the network, the server or the session of this person is missing: the changes then wait. */
export async function sendChanges(personId: string, changes: readonly Change[]): Promise<ChangeResult[]> {
  const client = await supabase();
  const { data: session } = await client.auth.getSession();
  // Another tab may have signed in somebody else.
  if (session.session?.user.id !== personId) throw new Error('the session belongs to somebody else');
  const sent = changes.map(
    ({ personId: _person, position: _position, state: _state, label: _label, ...change }) => change,
  );
  const { data } = await client.rpc('apply_changes', { changes: sent as unknown as Json }).throwOnError();
  return results.parse(data) as ChangeResult[];
}
