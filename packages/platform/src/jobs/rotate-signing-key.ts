// The job by which SQL rotates the signing key: `platform.enqueue_job('rotate-signing-key', '{"kid": "…"}')`. The servers follow the
// file of keys, so nothing restarts.
import { z } from 'zod';
import { editKeys, rotate } from '#platform/auth/tokens/rotation.ts';
import type { JobTask } from './task.ts';

export const ROTATION_TASK = 'rotate-signing-key';

/** The key that signed when the rotation was asked for: a job that is run again finds another one and does nothing. */
const schema = z.object({ kid: z.string() });

export const createRotationTask = (dataDir: string): JobTask => ({
  async run(payload) {
    const { kid } = schema.parse(payload);
    await editKeys(dataDir, async (keys) => {
      const isCurrent = keys.some((key) => key.kid === kid && key.status === 'current');
      return isCurrent ? rotate(keys) : [...keys];
    });
  },
});
