// Ticking a task where it stands.
import { write } from '#web/lib/acts.ts';
import type { Done } from '#web/lib/refusal.ts';
export const setTaskState = (taskId: string, state: string): Promise<Done> =>
  write((client) => client.rpc('set_task_state', { task: taskId, state }));
