// How much processor time a process has used. On a shared machine it says more than the clock: others make a request wait, and do not
// make it cost more.
import { readFile } from 'node:fs/promises';

/** Linux counts in ticks of a hundredth of a second. */
const TICK_MS = 10;

export interface Cost<T> {
  value: T;
  /** Of the process itself; what it asks the database to do is not in it. */
  ms: number;
}

export async function costOf<T>(pid: number, run: () => Promise<T>): Promise<Cost<T>> {
  const before = await processorTime(pid);
  const value = await run();
  return { value, ms: (await processorTime(pid)) - before };
}

async function processorTime(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  // The name of the process is in parentheses and may hold spaces; the times are the 14th and 15th fields.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}
