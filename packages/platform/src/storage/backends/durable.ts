// Folders whose entries survive a power cut: a name is durable once the folder that holds it is flushed.
import { randomUUID } from 'node:crypto';
import { mkdir, open } from 'node:fs/promises';
import { dirname, join } from 'node:path';

export async function flushFolder(folder: string): Promise<void> {
  // Windows opens no folder; its file systems keep names in a journal of their own.
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Makes the folder and those above it, and flushes each folder that has gained a name. */
export async function makeFolder(folder: string): Promise<void> {
  const first = await mkdir(folder, { recursive: true, mode: 0o700 });
  if (first === undefined) return;
  for (let made = folder; made.length >= first.length; made = dirname(made)) await flushFolder(dirname(made));
}

/** A new name in a folder, which is made when it is not there: people do remove folders they think are caches. */
export async function fileIn(folder: string): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  return join(folder, randomUUID());
}
