import { expect, it } from 'vitest';
import { missingPrograms, provePointInTime } from './proof.ts';

// Only where the packages of Debian are installed; the restore replays a real archive.
it.skipIf(missingPrograms().length > 0).each(['folder', 's3'] as const)(
  'restores every row up to a second and none after it from an archive of kind %s',
  async (kind) => {
    expect(await provePointInTime(kind)).toContain('rows acknowledged before the second: 40, restored: 40');
  },
  240_000,
);
