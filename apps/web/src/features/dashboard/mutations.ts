// Writes the state of a task.

import { writeApi } from '#web/lib/api/calls.ts';
import type { Done } from '#web/lib/api/refusal.ts';
export const setTaskState = (taskId: string, state: string): Promise<Done> =>
  writeApi((client) => client.rpc('set_task_state', { task: taskId, state }));
