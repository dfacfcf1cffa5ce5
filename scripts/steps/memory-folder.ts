// Puts the temporary files of the tests into memory: to copy prepared clusters to a disk and to write to them there took an eighth of the
// processor's time.
import { accessSync, chmodSync, constants, mkdtempSync, rmSync, statfsSync } from 'node:fs';

const MEMORY = '/dev/shm';
/** Several times what the tests have been seen to use. */
const WANTED_BYTES = 4 * 1024 ** 3;

/** For this process and those that it starts, until it ends. Linux alone offers such a folder, and containers often a small one. */
export function putTemporaryFilesInMemory(): void {
  if (process.env.TMPDIR !== undefined || !hasRoom()) return;
  const folder = mkdtempSync(`${MEMORY}/liesse-`);
  // Under root, PostgreSQL runs in an account of its own that has to enter.
  chmodSync(folder, 0o711);
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  process.env.TMPDIR = folder;
  // Each process would compile the same modules anew, which is half of what it costs to start a server. The folder is new and nobody else
  // may write to it: what is cached is code that runs.
  process.env.NODE_COMPILE_CACHE ??= `${folder}/compiled`;
}

function hasRoom(): boolean {
  try {
    accessSync(MEMORY, constants.W_OK);
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize >= WANTED_BYTES;
  } catch {
    return false;
  }
}
