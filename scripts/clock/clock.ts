// `npm test -- --clock +400d`: every program that the tests start (Node, PostgreSQL, the browser) reads a clock that many days
// ahead, and so are the dates of files. That needs Linux and a C compiler.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runCommand } from '../steps/command.ts';

const DAY_SECONDS = 86_400;

export function readDays(text: string): number {
  const days = /^\+(\d{1,5})d$/.exec(text)?.[1];
  if (days === undefined) throw new Error(`--clock is a number of days such as +400d, not "${text}".`);
  return Number(days);
}

/** The environment in which the clock is ahead. It lasts as long as this process. */
export async function clockAhead(days: number): Promise<{ LD_PRELOAD: string; TMPDIR: string }> {
  // A temporary folder of its own: what the migrations wrote into the prepared clusters of the present day would be old.
  const folder = mkdtempSync(path.join(tmpdir(), 'liesse-clock-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  // The account of the database server loads the library too.
  chmodSync(folder, 0o755);
  const library = path.join(folder, 'ahead.so');
  const source = path.join(import.meta.dirname, 'ahead.c');
  const args = ['-shared', '-fPIC', '-O2', `-DAHEAD=${days * DAY_SECONDS}`, '-o', library, source];
  const { code, output } = await runCommand('cc', args);
  if (code !== 0) throw new Error(`${output}\n--clock needs Linux and a C compiler (cc).`);
  return { LD_PRELOAD: library, TMPDIR: folder };
}
