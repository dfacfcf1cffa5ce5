// What Patroni says about the members, and their postmasters.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { DATABASES, type Layout, type Member } from './layout.ts';

interface Described {
  name: string;
  role: string;
  state: string;
}

const LIMIT_MS = 180_000;

export async function members(layout: Layout): Promise<Described[]> {
  for (const member of DATABASES) {
    const answer = await fetch(`http://127.0.0.1:${layout.port('patroni', member)}/cluster`, {
      signal: AbortSignal.timeout(2_000),
    }).catch(() => null);
    if (answer?.ok) return ((await answer.json()) as { members: Described[] }).members;
  }
  return [];
}

/** Waits until one member leads and the other one has every commit before it is acknowledged. */
export async function untilSynchronous(layout: Layout): Promise<Member> {
  const deadline = Date.now() + LIMIT_MS;
  for (;;) {
    const all = await members(layout);
    const leader = all.find(({ role, state }) => role === 'leader' && state === 'running');
    if (leader && all.some(({ role, state }) => role === 'sync_standby' && isUp(state))) return numberOf(leader.name);
    if (Date.now() > deadline) throw new Error(`no synchronous standby: ${JSON.stringify(all)}`);
    await delay(250);
  }
}

/** `streaming` from Patroni 3.1 on. */
const isUp = (state: string): boolean => state === 'running' || state === 'streaming';

const numberOf = (name: string): Member => (name === 'n1' ? 1 : 2);

/** The process id on the first line of PostgreSQL's own pid file. */
export function postmasterPid(layout: Layout, member: Member): number {
  const pid = Number.parseInt(readFileSync(path.join(layout.folderOf(member), 'postgres/postmaster.pid'), 'utf8'), 10);
  if (!(pid > 1)) throw new Error(`no PostgreSQL runs on member ${member}`);
  return pid;
}
