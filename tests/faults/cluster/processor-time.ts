// How much processor time the programs of a cluster use. Unlike the clock, it says little about what else the machine does.
import { readdirSync, readFileSync } from 'node:fs';
import type { Cluster } from '../../../scripts/cluster/cluster.ts';
import { DATABASES } from '../../../scripts/cluster/layout.ts';
import { postmasterPid } from '../../../scripts/cluster/patroni.ts';

export type ProcessorTime = Record<'Liesse' | 'PostgreSQL' | 'HAProxy and PgBouncer' | 'this client', number>;

/** In milliseconds since each program started. */
export function processorTime({ layout, engines, apps }: Cluster): ProcessorTime {
  const databases = DATABASES.map((member) => postmasterPid(layout, member));
  return {
    Liesse: msOfAll(apps.map(({ pid }) => pid)),
    PostgreSQL: msOfAll([...databases, ...childrenOf(databases)]),
    'HAProxy and PgBouncer': msOfAll([engines.haproxy.pid, engines.pgbouncer.pid]),
    'this client': msOf(process.pid),
  };
}

/** The processor time of these processes together, since they started. */
export const msOfAll = (pids: readonly number[]): number => pids.reduce((total, pid) => total + msOf(pid), 0);

/** What was used since `before`, divided among `times` events. */
export function describeUse(before: ProcessorTime, after: ProcessorTime, times: number): string {
  return Object.entries(after)
    .map(([name, ms]) => `${name} ${((ms - before[name as keyof ProcessorTime]) / times).toFixed(1)}`)
    .join(', ');
}

/** Of proc(5). */
const TICK_MS = 10;

/** The fields behind the name of the program, which may itself have spaces and parentheses. */
function fieldsOf(pid: number | string): string[] {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return []; // it has ended
  }
}

function msOf(pid: number): number {
  const fields = fieldsOf(pid);
  return (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) * TICK_MS;
}

const childrenOf = (parents: readonly number[]): number[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && parents.includes(Number(fieldsOf(name)[1])))
    .map(Number);
