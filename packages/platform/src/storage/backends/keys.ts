// What a key may look like, for every backend. The service generates the keys; this check is a second protection.
import { randomUUID } from 'node:crypto';

/** Keys below it are stepping stones of one request: `sweep` removes those that a crash left. */
export const SCRATCH = '.scratch/';

/** Parts of uploads on their way, one folder an upload. */
export const PARTS = '.parts/';

/** No request lasts as long: what was written before and has no name yet will never get one. */
export const LONGEST_WRITE_MS = 3_600_000;

export const scratchKey = (): string => `${SCRATCH}${randomUUID()}`;

export function assertKey(key: string): void {
  const path = key.startsWith(SCRATCH) ? key.slice(SCRATCH.length) : key;
  const isPlain = path.length <= 512 && path.split('/').every((segment) => segment !== '' && !segment.startsWith('.'));
  // oxlint-disable-next-line no-control-regex -- control characters are what is looked for
  if (!isPlain || /[\u0000-\u001f\\:]/.test(path)) throw new Error('a storage key of a shape that is never made');
}

export function assertUpload(upload: string): void {
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(upload)) throw new Error('not the handle of an upload');
}
