import { expect, it } from 'vitest';
import { missingPrograms, provePointInTime } from './proof.ts';

// Only where the packages of Debian are installed; the restore replays a real archive.
it.skipIf(missingPrograms().length > 0)(
  'restores every row up to a second and none after it',
  async () => {
    expect(await provePointInTime()).toContain('rows acknowledged before the second: 40, restored: 40');
  },
  240_000,
);
