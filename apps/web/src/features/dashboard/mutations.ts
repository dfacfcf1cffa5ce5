// Ticking a task where it stands.
import { attempt, type Done } from '#web/features/auth/mutations.ts';
import { refusalOf } from '#web/lib/refusal.ts';
import { supabase } from '#web/lib/supabase.ts';

export const setTaskState = (taskId: string, state: string): Promise<Done> =>
  attempt(async () => {
    const client = await supabase();
    const { error } = await client.rpc('set_task_state', { task: taskId, state });
    return error ? refusalOf(error) : { ok: true };
  });
